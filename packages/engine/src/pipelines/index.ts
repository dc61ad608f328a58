export { CutOutJob, type CutOutWarning, RenderCutOutJob } from './cut-out-job.ts';
export { SigningChoice } from './signing-choice.ts';
export { PhotoJob, SwapJob } from './swap-job.ts';
export { type PersonSummary, type TaskName, type TaskResults, taskInputs } from './task-inputs.ts';
export { tasks } from './tasks.ts';
