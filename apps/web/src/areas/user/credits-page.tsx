import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.credits.title" textKey="coming.credits.text" />;
}
