import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.faceswap.title" textKey="coming.faceswap.text" />;
}
