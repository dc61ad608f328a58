// The engine's child process: see engine-process.ts.
import { tasks } from '../pipelines/tasks.ts';
import { serveTasks } from './serve-tasks.ts';

serveTasks(tasks);
