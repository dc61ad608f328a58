import { EngineError } from '../engine-error.ts';
import type { Progress, Stage } from '../progress.ts';
import { ParentMessage, type ChildMessage } from './messages.ts';
import { StaleChild } from './stale-child.ts';

export interface TaskContext {
  signal: AbortSignal;
  /** A folder of this task's own, removed when it ends. */
  scratch: string;
  onProgress(progress: Progress): void;
}

export type TaskHandler = (input: unknown, context: TaskContext) => Promise<unknown>;

/** No more than this many progress messages a second: a frame takes a few milliseconds, nobody reads that fast. */
const progressEveryMs = 100;

/** The child's side: runs the tasks it is told to by its parent, one at a time, and ends with its parent. */
export function serveTasks(tasks: Readonly<Record<string, TaskHandler>>): void {
  const running = new Map<number, AbortController>();
  const say = (message: ChildMessage) => process.send?.(message);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (raw) => {
    const message = ParentMessage.parse(raw);
    if (message.kind === 'abort') return running.get(message.id)?.abort();
    const controller = new AbortController();
    running.set(message.id, controller);
    void answer(tasks[message.task], message, controller.signal, say).finally(() => running.delete(message.id));
  });
  say({ kind: 'ready' });
}

async function answer(
  handler: TaskHandler | undefined,
  message: Extract<ParentMessage, { kind: 'run' }>,
  signal: AbortSignal,
  say: (message: ChildMessage) => void,
) {
  const { id, task, input, scratch, origin } = message;
  let toldAt = -Infinity;
  const clock = origin && timeStages((stage) => say({ kind: 'stage', id, origin, ...stage }));
  const onProgress = (progress: Progress) => {
    clock?.reach(progress.stage);
    const now = performance.now();
    if (now - toldAt < progressEveryMs && progress.fraction < 1) return;
    toldAt = now;
    say({ kind: 'progress', id, progress });
  };
  try {
    if (!handler) throw new EngineError('engine.input_invalid', { task });
    const result = await handler(input, { signal, scratch, onProgress });
    clock?.end();
    say({ kind: 'done', id, result });
  } catch (error) {
    clock?.end();
    if (error instanceof StaleChild) return void say({ kind: 'stale', id });
    const failure = asEngineError(error, signal);
    say({
      kind: 'failed',
      id,
      code: failure.code,
      details: failure.details,
      message: String((error as Error)?.stack ?? error),
    });
  }
}

type TimedStage = Pick<Extract<ChildMessage, { kind: 'stage' }>, 'stage' | 'startedAt' | 'seconds'>;

/** A stage is told when the next one begins, or the task ends; the whole task is told last. */
function timeStages(tell: (timed: TimedStage) => void) {
  const begin = (stage: TimedStage['stage']) => ({ stage, startedAt: Date.now(), from: performance.now() });
  const whole = begin('task');
  let current: typeof whole | undefined;
  const tellEnd = ({ stage, startedAt, from }: typeof whole) =>
    tell({ stage, startedAt, seconds: (performance.now() - from) / 1000 });
  const reach = (stage: Stage) => {
    if (current?.stage === stage) return;
    if (current) tellEnd(current);
    current = begin(stage);
  };
  const end = () => {
    if (current) tellEnd(current);
    tellEnd(whole);
  };
  return { reach, end };
}

/**
 * Every way of failing has a code: an abort, a full disk, bad input by the caller, and the rest, which is our own
 * fault.
 */
function asEngineError(error: unknown, signal: AbortSignal): EngineError {
  if (signal.aborted) return new EngineError('engine.aborted');
  if (error instanceof EngineError) return error;
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT') return new EngineError('engine.disk_full', {}, { cause: error });
  if (name === 'ZodError') return new EngineError('engine.input_invalid', {}, { cause: error });
  if (error instanceof RangeError && /allocation|out of memory/i.test(error.message))
    return new EngineError('engine.out_of_memory', {}, { cause: error });
  return new EngineError('engine.crashed', { reason: name ?? 'unknown' }, { cause: error });
}
