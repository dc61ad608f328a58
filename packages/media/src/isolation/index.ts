export {
  type EngineProcess,
  type RunOptions,
  type TaskLimits,
  openEngineProcess,
  usualLimits,
} from './engine-process.ts';
export { programArguments } from './program-arguments.ts';
export {
  type Sandbox,
  type SandboxOptions,
  SandboxMissing,
  describeSandbox,
  openSandbox,
} from './sandbox/open-sandbox.ts';
export { type SandboxChoice, type SandboxLevel, sandboxChoices } from './sandbox/sandbox-level.ts';
export { mapPaths } from './sandbox/task-paths.ts';
export { type TaskContext, type TaskHandler, serveTasks } from './serve-tasks.ts';
export { StaleChild, holdsMoreThan } from './stale-child.ts';
