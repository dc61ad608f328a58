import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.cut_out.title" textKey="coming.cut_out.text" />;
}
