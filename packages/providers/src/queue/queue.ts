import { jobNames, type JobName, type JobPayload, jobPayloads } from '@semblante/contracts';
import { type Enqueue, KeptOrigin, originToKeep, withOrigin } from '@semblante/core/kernel';
import type { Database, Tx } from '@semblante/db';
import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { announceJob, jobsChannel } from './announce-job.queries.ts';
import { type Drawing, startDrawing } from './draw-jobs.ts';

export type JobHandler<Name extends JobName> = (payload: JobPayload<Name>, job: { id: string }) => Promise<void>;
export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

export interface Queue {
  enqueue: Enqueue;
  /** Creates the queue's own tables and names. Safe to run in every process at every boot. */
  prepare(): Promise<void>;
  /** `atOnce`: how many jobs of a name this process runs side by side; one without a word. */
  work(handlers: JobHandlers, atOnce?: Partial<Record<JobName, number>>): Promise<void>;
  stop(): Promise<void>;
}

/** A job's end, told within its origin. */
export interface EndedJob {
  name: JobName;
  seconds: number;
  failure: unknown;
}

const settingsOf: Record<
  JobName,
  { retryLimit: number; retryDelay?: number; retryBackoff?: boolean; expireInSeconds: number }
> = {
  'make-export': { retryLimit: 2, retryDelay: 30, expireInSeconds: 3 * 3600 },
  'send-mail': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  // A ticket is worth nothing by itself: steps have leases and tries of their own. It must not expire while its step is
  // worked on. A copy of ten minutes takes minutes; what is given up reaches staff without a match.
  'match-report': { retryLimit: 2, retryDelay: 10, expireInSeconds: 20 * 60 },
  'work-step': { retryLimit: 0, expireInSeconds: 4 * 3600 },
};

/** For what was announced while the connection that listens was away. */
const pollUsuallyMs = 500;

/** pg-boss on our own connection, so that a job is in the same commit as the fact that asks for it. */
export function createQueue(
  database: Database,
  report: (error: Error) => void,
  { pollMs = pollUsuallyMs, onEnd }: { pollMs?: number; onEnd?: (ended: EndedJob) => void } = {},
): Queue {
  const createBoss = () => {
    const made = new PgBoss({ db: { executeSql: database.executeSql }, schedule: false });
    // Without a listener a database that goes away for a moment would end the process.
    made.on('error', report);
    return made;
  };
  let boss = createBoss();
  const drawings: { name: JobName; drawing: Drawing }[] = [];
  let stopListening = async () => {};
  return {
    enqueue: async (tx, name, payload) => {
      const origin = originToKeep();
      await boss.send(
        name,
        { ...jobPayloads[name].parse(payload), ...(origin && { origin }) },
        { db: { executeSql: within(tx) } },
      );
      await announceJob(tx, name);
    },
    prepare: async () => {
      try {
        await boss.start();
        const known = new Set((await boss.getQueues()).map(({ name }) => name));
        for (const name of jobNames) if (!known.has(name)) await boss.createQueue(name, { name, ...settingsOf[name] });
      } catch (cause) {
        // One whose start failed takes itself for started from then on, and would prepare nothing at the next try.
        await boss.stop({ graceful: false, close: false });
        boss = createBoss();
        throw cause;
      }
    },
    work: async (handlers, atOnce = {}) => {
      for (const name of jobNames) {
        const handle = async (data: unknown, job: { id: string }) =>
          await withOrigin({ ...originOf(data, job), work: { job: name, jobId: job.id } }, async () => {
            const startedAt = performance.now();
            const run = async () => await (handlers[name] as JobHandler<JobName>)(jobPayloads[name].parse(data), job);
            const failure: unknown = await run().then(
              () => undefined,
              (cause: unknown) => cause ?? new Error('failed'),
            );
            onEnd?.({ name, seconds: (performance.now() - startedAt) / 1000, failure });
            if (failure !== undefined) throw failure;
          });
        for (let n = 0; n < (atOnce[name] ?? 1); n += 1)
          drawings.push({
            name,
            drawing: startDrawing(boss, {
              name,
              handle,
              expireInSeconds: settingsOf[name].expireInSeconds,
              pollMs,
              report,
            }),
          });
      }
      // Nothing is said where it was away for a while: then everybody looks.
      stopListening = await database.listen(jobsChannel, (announced) => {
        for (const { name, drawing } of drawings) if (announced === '' || name === announced) drawing.wake();
      });
    },
    stop: async () => {
      await stopListening();
      await Promise.all(drawings.map(async ({ drawing }) => await drawing.stop()));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** A ticket of the queue, or a job of before: told by its own id. */
function originOf(data: unknown, job: { id: string }): KeptOrigin {
  const kept = KeptOrigin.safeParse((data as { origin?: unknown } | null)?.origin);
  return kept.success ? kept.data : { requestId: job.id };
}

/** pg-boss speaks `$1` text; a transaction of ours takes pieces and values. The values stay values. */
function within(tx: Tx) {
  return async (text: string, values: unknown[]) => {
    const pieces: SQL[] = text
      .split(/(\$\d+)/)
      .map((piece) => (/^\$\d+$/.test(piece) ? sql`${sql.param(values[Number(piece.slice(1)) - 1])}` : sql.raw(piece)));
    const result = (await tx.execute(sql.join(pieces))) as unknown as { rows: Record<string, unknown>[] };
    return { rows: result.rows };
  };
}
