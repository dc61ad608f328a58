import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_users.title" textKey="coming.staff_users.text" />;
}
