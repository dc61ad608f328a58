import { EngineError } from '../engine-error.ts';
import type { Progress } from '../progress.ts';
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
  const { id, task, input, scratch } = message;
  let toldAt = -Infinity;
  const onProgress = (progress: Progress) => {
    const now = performance.now();
    if (now - toldAt < progressEveryMs && progress.fraction < 1) return;
    toldAt = now;
    say({ kind: 'progress', id, progress });
  };
  try {
    if (!handler) throw new EngineError('engine.input_invalid', { task });
    say({ kind: 'done', id, result: await handler(input, { signal, scratch, onProgress }) });
  } catch (error) {
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
