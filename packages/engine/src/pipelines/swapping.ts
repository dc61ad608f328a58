/**
 * What only a face swap needs. Its tables take longest of a child's start: they come with the first task that wants
 * them.
 */
export { finishSwap } from './finish-swap.ts';
export { frameAt, previewFrame, secondsAt } from './preview-frame.ts';
export { findRendered, painterOf, renderSegment } from './render-segments.ts';
export { lookAtPhoto, previewPhoto, swapPhoto } from './swap-photo.ts';
export { swapVideo } from './swap-video.ts';
export { closeFaceTools, withFaceTools } from './warm-faces.ts';
export { closeWarm, isJobWarm, withWarm } from './warm-job.ts';
