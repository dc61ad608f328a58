export { openEngine, type Engine } from './open-engine.ts';
export { EngineError, engineErrorCodes, type EngineErrorCode } from './engine-error.ts';
export { usualLimits, type RunOptions, type TaskLimits } from './isolation/engine-process.ts';
export { sweepScratch } from './isolation/scratch.ts';
export { stages, type Progress, type Stage } from './progress.ts';
export type { PersonSummary, TaskName, TaskResults } from './pipelines/task-inputs.ts';
export type { SwapJob } from './pipelines/swap-job.ts';
