export { analyseAgain, type Checked, decideVideo, newAnalysisKey, videoAnalysed, videoChecked, videoFailed } from './judge-video.ts';
export { fileOfVideo, findKnownVideo, getVideo, listVideos, posterOfVideo, requireOwnVideo } from './list-videos.ts';
export { beginUpload, endUpload, endUploadsLeft, stayUpload } from './receive-upload.ts';
export { purgeVideos, removeVideo } from './remove-video.ts';
export { creditsPerVideo } from './show-video.ts';
export { tellVideoProgress } from './tell-progress.ts';
export { findOwnVideo, findVideo, listKnownIds, listUnfinished, lockVideo, touchVideo, type VideoRow } from './video.queries.ts';
export { folderOfVideo, sourceOfVideo, uploadOfVideo, uploadsFolder, type VideoDeps } from './video-deps.ts';
