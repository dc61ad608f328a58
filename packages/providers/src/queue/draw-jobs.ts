import { setTimeout as wait } from 'node:timers/promises';
import type { JobName } from '@semblante/contracts';
import { isConflict, isDatabaseAway, isDatabaseBusy } from '@semblante/db';
import type PgBoss from 'pg-boss';

const retryMs = 1_000;
const stopWithinMs = 5_000;

export interface Drawing {
  /** There is a job: looks at once instead of when its time comes. */
  wake(): void;
  /** Lets the running job finish for a few seconds, then gives it back to the queue. */
  stop(): Promise<void>;
}

interface DrawingOptions {
  name: JobName;
  handle: (data: unknown, job: { id: string }) => Promise<void>;
  expireInSeconds: number;
  /** Between two looks where nothing is announced. */
  pollMs: number;
  report: (error: Error) => void;
}

/**
 * Draws one job after the other. pg-boss's own workers write a job's end without waiting for the answer: a connection
 * that is cut at that moment ends the process.
 */
export function startDrawing(boss: PgBoss, { name, handle, expireInSeconds, pollMs, report }: DrawingOptions): Drawing {
  const stopping = new AbortController();
  let current: string | undefined;
  let isAwaited = false;
  let endRest = () => {};

  /** A job that was done must not be done again because the database was away for a moment. */
  const settle = async (id: string, failure: unknown): Promise<void> => {
    for (;;) {
      try {
        await (failure === undefined ? boss.complete(name, id) : boss.fail(name, id, kept(failure)));
        return;
      } catch (cause) {
        report(cause as Error);
        if (stopping.signal.aborted || !(isDatabaseAway(cause) || isDatabaseBusy(cause) || isConflict(cause))) return;
        await wait(retryMs);
      }
    }
  };

  const drawOne = async (): Promise<'drew' | 'idle'> => {
    const [job] = await boss.fetch(name, { batchSize: 1 });
    if (!job) return 'idle';
    current = job.id;
    const failure = await within(expireInSeconds, handle(job.data, { id: job.id })).then(
      () => undefined,
      (cause: unknown) => cause ?? new Error('failed'),
    );
    // A job that was given back meanwhile is somebody else's.
    if (current === job.id) await settle(job.id, failure);
    current = undefined;
    return 'drew';
  };

  const wake = () => {
    isAwaited = true;
    endRest();
  };
  /** What was announced while it was looked for may have been missed by that look. */
  const rest = async () => {
    if (isAwaited || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const drawing = (async () => {
    while (!stopping.signal.aborted) {
      isAwaited = false;
      const drawn = await drawOne().catch((cause: unknown) => (report(cause as Error), 'idle' as const));
      if (drawn === 'idle') await rest();
    }
  })();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      endRest();
      await Promise.race([drawing, wait(stopWithinMs, undefined, { ref: false })]);
      const left = current;
      current = undefined;
      if (left !== undefined) await boss.fail(name, left, { name: 'Stopped' }).catch(report);
    },
  };
}

async function within<Result>(seconds: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const expiry = wait(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`The job took longer than ${seconds} s`);
  });
  try {
    return await Promise.race([work, expiry]);
  } finally {
    expiry.catch(() => {});
    over.abort();
  }
}

/**
 * What the queue's table keeps of a failure, for days and in backups: its kind, and no text, which may name a person.
 */
function kept(failure: unknown): object {
  const { name, code } = failure as { name?: string; code?: unknown };
  return { name: name ?? 'Error', ...(typeof code === 'string' && { code }) };
}
