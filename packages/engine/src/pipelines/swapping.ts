/** What only a face swap needs. Its tables take longer to make than everything else of a child's start, so they come with the first task that wants them. */
export { finishSwap } from './finish-swap.ts';
export { frameAt, previewFrame, secondsAt } from './preview-frame.ts';
export { findRendered, painterOf, renderSegment } from './render-segments.ts';
export { swapVideo } from './swap-video.ts';
export { closeWarm, withWarm } from './warm-job.ts';
