import { spawn, type ChildProcess } from 'node:child_process';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '../engine-error.ts';
import type { Progress } from '../progress.ts';
import { findInnerProcess } from './inner-process.ts';
import { ChildMessage, type ParentMessage, type TaskOrigin } from './messages.ts';
import { programArguments } from './program-arguments.ts';
import { recycleCpuSeconds } from './sandbox/launch.ts';
import type { ConfinedRoom, Sandbox } from './sandbox/open-sandbox.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { watchSilence } from './silence.ts';
import { StaleChild } from './stale-child.ts';
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
  /** Told to the child, which says it again with every stage. */
  origin?: TaskOrigin | undefined;
  /** A stage of the task that ended, as the child tells it. */
  onStage?: ((told: ToldStage) => void) | undefined;
}

type ToldStage = Omit<Extract<ChildMessage, { kind: 'stage' }>, 'kind' | 'id'>;

export interface EngineProcess {
  /** One task at a time; a second waits for the first. Rejects with an EngineError, whatever happens to the child. */
  run(task: string, input: unknown, options?: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

const checkEveryMs = 200;
/** Of one task. */
const stagesMax = 64;
/** A child that was asked to stop may be inside a codec or a network; after this it is killed. */
const abortGraceMs = 3000;
const stderrKept = 2000;
/** A wrapper ends with its program; one that does not is killed itself. */
const wrapperGraceMs = 1000;

/** By which a child that may write networks is asked to make one. */
const prepareTask = 'prepareWeights';
/** More than there are: a child that was taken over may ask for ever. */
const networksMax = 32;

/**
 * Runs tasks of the engine in a child process. Native codecs read files of strangers there, so a crash, a hang or a
 * blow-up of memory kills the child and never this process. The child gets none of this process's environment, and a
 * scratch folder that is removed afterwards; in a sandbox it sees no file but those of its task.
 */
export function openEngineProcess(options: {
  /** The child's program. */
  entry: URL;
  scratchRoot?: string;
  readUsage?: typeof usageOfProcess;
  sandbox?: Sandbox;
}): EngineProcess {
  const { entry } = options;
  const scratchRoot = options.scratchRoot ?? join(tmpdir(), 'semblante-engine');
  const readUsage = options.readUsage ?? usageOfProcess;
  const sandbox = options.sandbox?.level === 'none' ? undefined : options.sandbox;
  let room: ConfinedRoom | undefined;
  let child: Child | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let taskNumber = 0;

  const watch = ({ signal, onProgress, onStage, limits }: RunOptions): Watch => ({
    signal,
    onProgress,
    onStage,
    readUsage,
    limits: { ...usualLimits, ...limits },
  });

  const runOpen = async (task: string, input: unknown, runOptions: RunOptions): Promise<unknown> => {
    const scratch = await makeScratch(scratchRoot);
    try {
      child = child?.isAlive() ? child : startChild(entry);
      return await watchTask(
        child,
        { id: ++taskNumber, task, input, scratch, origin: runOptions.origin },
        watch(runOptions),
      );
    } finally {
      await removeScratch(scratch);
    }
  };

  const runConfined = async (task: string, input: unknown, runOptions: RunOptions): Promise<unknown> => {
    room ??= await sandbox?.openRoom(scratchRoot);
    const staged = await room!.stage(input);
    try {
      if (child && child.cpuSeconds > recycleCpuSeconds) await child.kill();
      child = child?.isAlive() ? child : startChild(entry, { room: room! });
      const { origin } = runOptions;
      const told = { id: ++taskNumber, task, input: staged.input, scratch: staged.scratch, origin };
      return await staged.collect(await watchTask(child, told, watch(runOptions)));
    } finally {
      await staged.clear();
    }
  };

  /** In a child that is given no file of a stranger: only such a one may write the networks that all others read. */
  const prepareWeights = async (network: string, { signal }: RunOptions): Promise<void> => {
    const preparing = startChild(entry, { room: room!, mayPrepare: true });
    try {
      const input = { network, weights: sandbox!.weightsFolder };
      await watchTask(
        preparing,
        { id: ++taskNumber, task: prepareTask, input, scratch: room!.outside },
        watch({ signal }),
      );
    } finally {
      await preparing.kill();
    }
  };

  const runNow = async (task: string, input: unknown, runOptions: RunOptions): Promise<unknown> => {
    if (isClosed) throw new EngineError('engine.aborted');
    if (runOptions.signal?.aborted) throw new EngineError('engine.aborted');
    if (!sandbox) return await replacingStale(() => runOpen(task, input, runOptions));
    const prepared = new Set<string>();
    for (;;) {
      try {
        return await replacingStale(() => runConfined(task, input, runOptions));
      } catch (error) {
        const network = unpreparedIn(error);
        if (network === undefined || prepared.has(network) || prepared.size >= networksMax) throw error;
        await prepareWeights(network, runOptions);
        prepared.add(network);
      }
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
      await room?.remove();
    },
  };
}

/** A child that holds too much for its next task was ended by then; a new one that says so too is out of order. */
async function replacingStale(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StaleChild)) throw error;
  }
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof StaleChild ? new EngineError('engine.crashed', { reason: 'stale' }, { cause }) : cause;
  }
}

function unpreparedIn(error: unknown): string | undefined {
  if (!(error instanceof EngineError) || error.code !== 'engine.weights_invalid') return undefined;
  return error.details['reason'] === 'unprepared' ? String(error.details['network']) : undefined;
}

interface Child {
  process: ChildProcess;
  /** Of the program itself, which a wrapper may have started. */
  pid(): number;
  /** As last read. */
  cpuSeconds: number;
  isAlive(): boolean;
  kill(): Promise<void>;
  lastWords(): string;
}

function startChild(entry: URL, confined?: { room: ConfinedRoom; mayPrepare?: boolean }): Child {
  // So that a child can tell garbage from what it holds: stale-child.ts.
  const node = { flags: ['--expose-gc'], program: programArguments(entry) };
  const launch = confined?.room.launch(node, confined);
  const folder = confined ? join(confined.room.outside, 'tmp') : tmpdir();
  const started = spawn(launch?.command ?? process.execPath, launch?.args ?? [...node.flags, ...node.program], {
    cwd: confined ? '/' : tmpdir(),
    // Secrets of the server have no business where strangers' files are decoded.
    env: { NODE_ENV: 'production', TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...(launch?.stdio ?? [])],
    serialization: 'advanced',
  });
  launch?.opened();
  let words = '';
  let inner: number | undefined;
  started.stderr?.on('data', (data: Buffer) => (words = (words + data.toString()).slice(-stderrKept)));
  const gone = new Promise<void>((resolve) => {
    started.once('exit', () => resolve());
    started.once('error', () => resolve());
  });
  const pid = () => {
    if (!confined) return started.pid ?? 0;
    inner ??= findInnerProcess(started.pid ?? 0);
    return inner ?? started.pid ?? 0;
  };
  return {
    process: started,
    pid,
    cpuSeconds: 0,
    isAlive: () => started.exitCode === null && started.signalCode === null && started.connected,
    async kill() {
      if (started.exitCode !== null || started.signalCode !== null) return;
      // The program first: its wrapper ends after it, and then nothing writes into the room any more.
      if (pid() !== started.pid && killProcess(pid())) await Promise.race([gone, wait(wrapperGraceMs)]);
      started.kill('SIGKILL');
      await gone;
    },
    lastWords: () => words,
  };
}

function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

interface Task {
  id: number;
  task: string;
  input: unknown;
  scratch: string;
  origin?: TaskOrigin | undefined;
}

interface Watch {
  signal: AbortSignal | undefined;
  onProgress: RunOptions['onProgress'];
  onStage: RunOptions['onStage'];
  limits: TaskLimits;
  readUsage: typeof usageOfProcess;
}

function watchTask(
  child: Child,
  task: Task,
  { signal, onProgress, onStage, limits, readUsage }: Watch,
): Promise<unknown> {
  const { process: worker } = child;
  return new Promise((resolve, reject) => {
    let highest = 0;
    let stagesTold = 0;
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
    const stop = async (error: Error) => {
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
      if (message.kind === 'stale') return stop(new StaleChild());
      if (message.kind === 'done') return settle(() => resolve(message.result));
      if (message.kind === 'failed')
        return settle(() => reject(new EngineError(message.code, message.details, { cause: message.message })));
      if (message.kind === 'stage') {
        // A child that was taken over may speak for ever, and of what it was not asked.
        if (message.origin.requestId === task.origin?.requestId && ++stagesTold <= stagesMax) onStage?.(message);
        return;
      }
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
      const { memoryMb, ...reading } = await readUsage(child.pid());
      isReading = false;
      // The child may be at its next task by now, which has limits of its own.
      if (isSettled) return;
      child.cpuSeconds = reading.cpuSeconds ?? child.cpuSeconds;
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

const signalNames = new Map(Object.entries(constants.signals).map(([name, number]) => [number as number, name]));

function deathOf(child: Child): EngineError {
  const words = child.lastWords();
  if (/heap out of memory|Array buffer allocation failed/i.test(words))
    return new EngineError('engine.out_of_memory', {}, { cause: words });
  const { exitCode, signalCode } = child.process;
  // A wrapper tells of its program's signal as a shell does.
  const signal = signalCode ?? signalNames.get((exitCode ?? 0) - 128);
  return new EngineError('engine.crashed', signal ? { signal } : { exit: exitCode ?? -1 }, {
    cause: words,
  });
}
