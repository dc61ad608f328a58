import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_sells.title" textKey="coming.staff_sells.text" />;
}
