import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_audit.title" textKey="coming.staff_audit.text" />;
}
