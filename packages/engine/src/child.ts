// The engine's child process: see isolation/engine-process.ts.
import { tasks } from './pipelines/tasks.ts';
import { serveTasks } from './isolation/serve-tasks.ts';

serveTasks(tasks);
