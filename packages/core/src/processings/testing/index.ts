export { setStage, type Stage } from './stage.ts';
