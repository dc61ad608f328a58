import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '../engine-error.ts';
import type { Progress } from '../progress.ts';
import { ChildMessage, type ParentMessage } from './messages.ts';
import { programArguments } from './program-arguments.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { watchSilence } from './silence.ts';
import { usageOfProcess } from './usage-of-process.ts';

export interface TaskLimits {
  /** Whole task, wall clock: how long somebody waits for it at most. */
  seconds: number;
  /** Without a word from a child that does nothing; one at work may be silent for longer (silence.ts). */
  silentSeconds: number;
  memoryMb: number;
}

/**
 * Nobody waits at a page for these: a small server that is busy may take hours for a long video, as long as it goes on.
 */
export const usualLimits: TaskLimits = { seconds: 6 * 3600, silentSeconds: 120, memoryMb: 1800 };

export interface RunOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  limits?: Partial<TaskLimits>;
}

export interface EngineProcess {
  /** One task at a time; a second waits for the first. Rejects with an EngineError, whatever happens to the child. */
  run(task: string, input: unknown, options?: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

const checkEveryMs = 200;
/** A child that was asked to stop may be inside a codec or a network; after this it is killed. */
const abortGraceMs = 3000;
const stderrKept = 2000;

/**
 * Runs tasks of the engine in a child process. Native codecs read files of strangers there, so a crash, a hang or a
 * blow-up of memory kills the child and never this process. The child gets none of this process's environment, and a
 * scratch folder that is removed afterwards.
 */
export function openEngineProcess(
  options: { entry?: URL; scratchRoot?: string; readUsage?: typeof usageOfProcess } = {},
): EngineProcess {
  const entry = options.entry ?? new URL('./child.ts', import.meta.url);
  const scratchRoot = options.scratchRoot ?? join(tmpdir(), 'semblante-engine');
  const readUsage = options.readUsage ?? usageOfProcess;
  let child: Child | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let taskNumber = 0;

  const runNow = async (task: string, input: unknown, { signal, onProgress, limits }: RunOptions): Promise<unknown> => {
    if (isClosed) throw new EngineError('engine.aborted');
    if (signal?.aborted) throw new EngineError('engine.aborted');
    const scratch = await makeScratch(scratchRoot);
    try {
      child = child?.isAlive() ? child : startChild(entry);
      return await watchTask(
        child,
        { id: ++taskNumber, task, input, scratch },
        { signal, onProgress, readUsage, limits: { ...usualLimits, ...limits } },
      );
    } finally {
      await removeScratch(scratch);
    }
  };

  return {
    run(task, input, runOptions = {}) {
      const result = last.then(() => runNow(task, input, runOptions));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      isClosed = true;
      await child?.kill();
    },
  };
}

interface Child {
  process: ChildProcess;
  isAlive(): boolean;
  kill(): Promise<void>;
  lastWords(): string;
}

function startChild(entry: URL): Child {
  const started = spawn(process.execPath, programArguments(entry), {
    cwd: tmpdir(),
    // Secrets of the server have no business where strangers' files are decoded.
    env: { NODE_ENV: 'production', TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let words = '';
  started.stderr?.on('data', (data: Buffer) => (words = (words + data.toString()).slice(-stderrKept)));
  const gone = new Promise<void>((resolve) => {
    started.once('exit', () => resolve());
    started.once('error', () => resolve());
  });
  return {
    process: started,
    isAlive: () => started.exitCode === null && started.signalCode === null && started.connected,
    async kill() {
      started.kill('SIGKILL');
      await gone;
    },
    lastWords: () => words,
  };
}

interface Task {
  id: number;
  task: string;
  input: unknown;
  scratch: string;
}

interface Watch {
  signal: AbortSignal | undefined;
  onProgress: RunOptions['onProgress'];
  limits: TaskLimits;
  readUsage: typeof usageOfProcess;
}

function watchTask(child: Child, task: Task, { signal, onProgress, limits, readUsage }: Watch): Promise<unknown> {
  const { process: worker } = child;
  return new Promise((resolve, reject) => {
    let highest = 0;
    const startedAt = performance.now();
    const silence = watchSilence(limits.silentSeconds, { now: startedAt / 1000, cpuSeconds: undefined });
    let abortTimer: NodeJS.Timeout | undefined;
    let usedBefore: number | undefined;
    let isReading = false;
    let isSettled = false;

    const settle = (finish: () => void) => {
      isSettled = true;
      clearInterval(watch);
      clearTimeout(abortTimer);
      worker.off('message', hear);
      worker.off('exit', ended);
      worker.off('error', ended);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const stop = async (error: EngineError) => {
      settle(() => undefined);
      // Rejected only when the child is gone, so that nothing writes into the scratch folder while it is removed.
      await child.kill();
      reject(error);
    };
    const hear = (raw: unknown) => {
      const parsed = ChildMessage.safeParse(raw);
      if (!parsed.success) return stop(new EngineError('engine.crashed', { reason: 'unexpected message' }));
      const message = parsed.data;
      silence.heard();
      if (message.kind === 'ready' || message.id !== task.id) return;
      if (message.kind === 'done') return settle(() => resolve(message.result));
      if (message.kind === 'failed')
        return settle(() => reject(new EngineError(message.code, message.details, { cause: message.message })));
      highest = Math.max(highest, message.progress.fraction);
      onProgress?.({ ...message.progress, fraction: highest, secondsLeft: message.progress.secondsLeft });
    };
    const ended = () => settle(() => reject(deathOf(child)));
    const abort = () => {
      worker.send({ kind: 'abort', id: task.id } satisfies ParentMessage, () => undefined);
      abortTimer = setTimeout(() => stop(new EngineError('engine.aborted')), abortGraceMs);
    };
    const check = async () => {
      if (isReading) return;
      isReading = true;
      const { memoryMb, ...reading } = await readUsage(worker.pid ?? 0);
      isReading = false;
      // The child may be at its next task by now, which has limits of its own.
      if (isSettled) return;
      const now = performance.now();
      usedBefore ??= reading.cpuSeconds;
      if (now - startedAt > limits.seconds * 1000)
        return stop(
          new EngineError('engine.timed_out', {
            seconds: limits.seconds,
            ...(reading.cpuSeconds !== undefined && { cpuSeconds: reading.cpuSeconds - (usedBefore ?? 0) }),
          }),
        );
      if (silence.isOver({ now: now / 1000, ...reading }))
        return stop(new EngineError('engine.timed_out', { silentSeconds: limits.silentSeconds }));
      if (memoryMb !== undefined && memoryMb > limits.memoryMb)
        return stop(new EngineError('engine.out_of_memory', { limitMb: limits.memoryMb }));
    };
    const watch = setInterval(() => void check(), checkEveryMs);

    worker.on('message', hear);
    worker.once('exit', ended);
    worker.once('error', ended);
    signal?.addEventListener('abort', abort, { once: true });
    worker.send({ kind: 'run', ...task } satisfies ParentMessage, (error) => {
      if (error) ended();
    });
  });
}

function deathOf(child: Child): EngineError {
  const words = child.lastWords();
  if (/heap out of memory|Array buffer allocation failed/i.test(words))
    return new EngineError('engine.out_of_memory', {}, { cause: words });
  const { exitCode, signalCode } = child.process;
  return new EngineError('engine.crashed', signalCode ? { signal: signalCode } : { exit: exitCode ?? -1 }, {
    cause: words,
  });
}
