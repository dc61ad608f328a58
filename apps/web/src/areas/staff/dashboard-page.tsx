import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_dashboard.title" textKey="coming.staff_dashboard.text" />;
}
