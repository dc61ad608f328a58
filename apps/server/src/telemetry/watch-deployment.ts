import { statfs } from 'node:fs/promises';
import { readOperations } from '@semblante/core/figures';
import type { FileStore } from '@semblante/core/kernel';
import { type Database, onSlowStatement } from '@semblante/db';
import { type EndedJob, listWaitingJobs } from '@semblante/providers/queue';
import type { EngineRoom } from '../media/engine-room.ts';
import type { Failures } from '../watch/failures.ts';
import { createPartsState, type PartsState } from '../watch/parts-state.ts';
import { followEngine, type Telemetry } from './follow-steps.ts';

/** Collectors and probes ask from several sides: they share one look. */
const keptMs = 5_000;
/** What a log keeps of a statement. */
const queryLengthMax = 500;

/** Every engine of the room tells of its tasks; the room closes what it opened. */
export function followRoom(room: EngineRoom, telemetry: Telemetry): EngineRoom {
  return {
    ...room,
    desk: followEngine(room.desk, telemetry),
    verifier: followEngine(room.verifier, telemetry),
    matcher: followEngine(room.matcher, telemetry),
    benches: room.benches.map((engine) => followEngine(engine, telemetry)),
  };
}

/** One line and one figure for a job that ended; what a failure says may name a person, its kind does not. */
export function followJobs({ log, figures }: Telemetry): (ended: EndedJob) => void {
  return ({ name, seconds, failure }) => {
    // Tickets are drawn all the time; their steps are told.
    if (name === 'work-step' && failure === undefined) return;
    figures.jobEnded({ name, seconds, end: failure === undefined ? 'done' : 'failed' });
    if (failure === undefined) return log()?.info({ seconds }, 'job ends');
    const { name: kind = 'Error', code } = failure as { name?: string; code?: unknown };
    log()?.warn({ seconds, failure: typeof code === 'string' ? `${kind} ${code}` : kind }, 'job failed');
  };
}

interface DeploymentWatch {
  parts: () => Promise<PartsState>;
  /** Lists the whole bucket; nothing where there is none. */
  measureBucket: () => Promise<void>;
}

/** Gives the figures their sources and the probes their parts. */
export function watchDeployment(
  { log, figures }: Telemetry,
  of: { database: Database; files: FileStore; dataFolder: string; failures: Failures; isReady: () => boolean },
): DeploymentWatch {
  onSlowStatement(({ query, ms }) => {
    // Tables are made before anybody is served, and nobody waits for them.
    if (!of.isReady()) return;
    figures.queryWasSlow();
    log()?.warn({ query: query.slice(0, queryLengthMax), ms: Math.round(ms) }, 'slow query');
  });
  const { db } = of.database;
  const operations = sharedLook(async () => await readOperations(db, new Date()), of.isReady);
  const jobs = sharedLook(async () => await listWaitingJobs(db, new Date()), of.isReady);
  let stored: { bytes: number; objects: number } | undefined;
  figures.observe({
    failures: of.failures.counts,
    operations,
    jobs,
    bucket: () => stored,
    disk: async () => {
      const { blocks, bsize } = await statfs(of.dataFolder);
      return { free: await of.files.freeBytes(), size: blocks * bsize };
    },
  });
  return {
    parts: createPartsState({ files: of.files, operations, isEngineFailing: figures.isEngineFailing }),
    measureBucket: async () => {
      stored = await of.files.measure?.();
    },
  };
}

/** Undefined while there is no answer: a figure that is not known is not shown. */
function sharedLook<Found>(read: () => Promise<Found>, isReady: () => boolean): () => Promise<Found | undefined> {
  let last: { at: number; found: Promise<Found | undefined> } | undefined;
  return async () => {
    if (!isReady()) return undefined;
    if (!last || performance.now() - last.at >= keptMs)
      last = { at: performance.now(), found: read().catch(() => undefined) };
    return await last.found;
  };
}
