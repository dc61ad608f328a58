export { CutUploadCard } from './cut-upload-card.tsx';
export { useCutUpload } from './cut-upload.ts';
export { UploadCard } from './upload-card.tsx';
export {
  addExampleVideo,
  analyseAgain,
  deleteVideo,
  findKnownVideo,
  makePreview,
  refreshVideos,
  renameVideo,
  useVideo,
  useVideos,
} from './video-calls.ts';
export { findMeasureAdvice } from './video-checks.ts';
export { acceptedTypes, VideoDrop, VideoPicker } from './video-drop.tsx';
export { problemText } from './video-problem-text.ts';
export { VideoStateTag } from './video-state-tag.tsx';
export { BrokenVideo, HeldVideo, RefusedVideo } from './video-stopped.tsx';
export {
  forgetUpload,
  refuseVideo,
  type UploadKind,
  uploadVideo,
  useVideoUpload,
  type VideoUpload,
} from './video-upload.ts';
export { VideoWork } from './video-work.tsx';
export { VideosList, VideoThumbnail } from './videos-list.tsx';
