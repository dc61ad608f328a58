export { setStage, type Stage } from './stage.ts';
export { type ImageStage, setImageStage } from './stage-images.ts';
