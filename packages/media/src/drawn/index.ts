export { writeDrawnVideo, type DrawnVideo } from './draw-video.ts';
