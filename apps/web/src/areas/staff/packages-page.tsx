import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_packages.title" textKey="coming.staff_packages.text" />;
}
