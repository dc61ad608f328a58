import type * as z from 'zod';
import { openEngineProcess, type RunOptions, type Sandbox } from '@semblante/media/isolation';
import { childEntry } from './child-entry.ts';
import type { taskInputs, TaskName, TaskResults } from './pipelines/index.ts';

/** The engine as the rest of the house knows it: tasks in, results and progress out, all work in a child process. */
export interface Engine {
  run<N extends TaskName>(
    task: N,
    input: z.input<(typeof taskInputs)[N]>,
    options?: RunOptions,
  ): Promise<TaskResults[N]>;
  close(): Promise<void>;
}

export function openEngine(options: { scratchRoot?: string; sandbox?: Sandbox } = {}): Engine {
  const engine = openEngineProcess({ ...options, entry: childEntry });
  return {
    run: async (task, input, runOptions) => (await engine.run(task, input, runOptions)) as TaskResults[typeof task],
    close: () => engine.close(),
  };
}
