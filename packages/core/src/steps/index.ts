export { addSteps, issueTickets, unblockSteps } from './add-steps.ts';
export { createForecast, type ForecastQueue, type QueueForecast } from './forecast.ts';
export { stepData } from './personal-data.queries.ts';
export { areOthersAtWork } from './others-at-work.queries.ts';
export type { Forecast } from './simulate-queue.ts';
export { leaseMs, type LeasedStep, type NewStep, type StepOwner, triesMax } from './step.ts';
export { countUndone, deleteOldSteps, dropSteps, fractionOf, hasOpenSteps, listDoneResults } from './steps.queries.ts';
export {
  failStep,
  finishStep,
  type GiveUp,
  keepStep,
  returnStep,
  reviveWork,
  type StepFailure,
  takeStep,
} from './take-step.ts';
export type { StepDeps } from './step-deps.ts';
export { countSlots, listWorkers, tellWorker } from './workers.queries.ts';
