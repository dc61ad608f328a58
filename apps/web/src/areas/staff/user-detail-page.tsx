import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_user.title" textKey="coming.staff_user.text" />;
}
