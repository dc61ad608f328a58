export { EngineError, engineErrorCodes, type EngineErrorCode } from './engine-error.ts';
export { stages, trackProgress, type Progress, type Stage, type StageProgress } from './progress.ts';
