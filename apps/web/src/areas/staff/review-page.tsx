import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_review.title" textKey="coming.staff_review.text" />;
}
