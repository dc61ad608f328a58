export { AddClip } from './add-clip.tsx';
export { ClipEditor } from './clip-editor.tsx';
export { clipName } from './clip-name.ts';
export { MoveButtons } from './move-buttons.tsx';
export { useStaffClip, useStaffClips } from './staff-video-calls.ts';
export {
  areVideosFiltered,
  canReorder,
  everyVideo,
  readVideoFilters,
  writeVideoFilters,
} from './staff-video-filters.ts';
export { useOrder } from './use-order.ts';
export { VideosFilterBar } from './videos-filter-bar.tsx';
export { VideosTable } from './videos-table.tsx';
