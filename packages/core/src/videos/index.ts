export { addExampleVideo } from './add-example-video.ts';
export {
  analyseAgain,
  type Checked,
  decideVideo,
  newAnalysisKey,
  orderAnalysis,
  videoAnalysed,
  videoChecked,
  videoFailed,
} from './judge-video.ts';
export {
  fileOfVideo,
  findKnownVideo,
  findPartOfVideo,
  getVideo,
  listVideos,
  posterOfVideo,
  renameVideo,
  requireOwnVideo,
  type VideoPart,
} from './list-videos.ts';
export { videoData } from './personal-data.queries.ts';
export { beginUpload, endUpload, endUploadsLeft, type NewUpload, stayUpload } from './receive-upload.ts';
export { purgeVideos, removeVideo } from './remove-video.ts';
export { tellVideoProgress } from './tell-progress.ts';
export {
  findOwnUpload,
  findOwnVideo,
  findVideo,
  listKnownIds,
  listRunningOn,
  listUnfinished,
  lockVideo,
  touchVideo,
  type VideoRow,
} from './video.queries.ts';
export {
  filesOfVideo,
  folderOfVideo,
  sourceOfVideo,
  uploadOfVideo,
  uploadsFolder,
  type VideoDeps,
} from './video-deps.ts';
export { orderOfTrim, trimHeld, videoTrimmed } from './trim-held.ts';
export { blockableVideo } from './block-video.ts';
