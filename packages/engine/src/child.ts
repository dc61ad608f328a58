// The engine's child process: see packages/media/src/isolation/engine-process.ts.
import { tasks } from './pipelines/index.ts';
import { serveTasks } from '@semblante/media/isolation';

serveTasks(tasks);
