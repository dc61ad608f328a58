import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_video_add.title" textKey="coming.staff_video_add.text" />;
}
