import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.staff_videos.title" textKey="coming.staff_videos.text" />;
}
