import { type ProcessingId, type VideoId, withOrigin } from '@semblante/core/kernel';
import {
  errorCodeOf,
  folderOfProcessing,
  listKeptProcessings,
  settleFailed,
  tellProgress,
} from '@semblante/core/processings';
import { folderOfVideo, listKnownIds, tellVideoProgress, videoFailed } from '@semblante/core/videos';
import {
  failStep,
  finishStep,
  type GiveUp,
  keepStep,
  type LeasedStep,
  returnStep,
  takeStep,
} from '@semblante/core/steps';
import { stepDefinitions, workOfStep } from '@semblante/core/tools';
import { isDatabaseAway, isDatabaseBusy, type Tx } from '@semblante/db';
import type { StepKind } from '@semblante/db/schema';
import type { Engine } from '@semblante/engine';
import type { MediaDeps } from '../media/media-deps.ts';
import { analyseVideo } from './steps/analyse-video.ts';
import { checkVideo } from './steps/check-video.ts';
import { cutOutImage } from './steps/cut-out-image.ts';
import { enhanceImage } from './steps/enhance-image.ts';
import { failureFrom, type StepContext, type StepOutcome, videoErrorFrom } from './steps/step-outcome.ts';
import { finishSwap, planSwap, renderSegment } from './steps/swap-steps.ts';
import { swapPhoto } from './steps/swap-photo.ts';
import { trimVideo } from './steps/trim-video.ts';

const heartbeatMs = 4_000;
const progressMs = 1_000;
const retryMs = 1_000;
/** Well within the time after which the queue holds a ticket for lost. */
const oneTicketMs = 3_600_000;

export interface WorkOptions {
  report: (error: unknown, step?: LeasedStep) => void;
  /** Aborted when this process is asked to stop. */
  stopping: AbortSignal;
  /** Who follows steps: log, figures, traces. */
  follow?: FollowStep | undefined;
}

/** `lost`: somebody else holds the step now, or nobody wants it any more. `returned`: this process stops. */
export type StepEnd = 'done' | 'gone' | 'again' | 'given_up' | 'lost' | 'returned';
export type FollowStep = (step: LeasedStep, act: () => Promise<StepEnd>) => Promise<unknown>;

/**
 * Draws the next step and sees it through. Whatever happens, the step ends done, waiting for another try, or given up:
 * never lost.
 */
export function workStepJob(
  deps: MediaDeps,
  { report, stopping, follow = async (_step, act) => await act() }: WorkOptions,
): () => Promise<'worked' | 'idle'> {
  const free = [...deps.room.benches];
  return async () => {
    const engine = free.pop();
    if (!engine || stopping.aborted) return 'idle';
    try {
      const step = await takeStep(deps.work);
      if (!step) return 'idle';
      await withOrigin(
        { ...step.origin, work: namesOf(step) },
        async () => await follow(step, async () => await work(deps, engine, step, { report, stopping })),
      );
      return 'worked';
    } finally {
      free.push(engine);
    }
  };
}

/**
 * One ticket draws until nothing waits: half a second of the queue's polling between short steps is a tenth of a short
 * video. The tickets left over draw nothing.
 */
export function untilIdle(draw: () => Promise<'worked' | 'idle'>): () => Promise<void> {
  return async () => {
    const until = Date.now() + oneTicketMs;
    while ((await draw()) === 'worked' && Date.now() < until);
  };
}

const namesOf = ({ id, kind, owner, tries }: LeasedStep) => ({
  stepId: id,
  step: kind,
  tries,
  ...(owner.videoId === undefined ? { processingId: owner.processingId } : { videoId: owner.videoId }),
});

async function work(
  deps: MediaDeps,
  engine: Engine,
  step: LeasedStep,
  { report, stopping }: Pick<WorkOptions, 'report' | 'stopping'>,
): Promise<StepEnd> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stopping]);
  const heartbeat = startHeartbeat(deps, step, { lose: () => lost.abort(), report });
  try {
    const outcome = await deps.videos.files.withLocal(
      async (local) => await run(deps, engine, step, { signal, tell: heartbeat.tell, local }),
    );
    await heartbeat.stop();
    if (outcome === 'gone') {
      await untilDatabaseAnswers(
        async () =>
          await finishStep(deps.work, step, { gone: true }, async (tx) => await settleDeleted(tx, deps, step)),
      );
      return 'gone';
    }
    let leftovers: readonly string[] = [];
    const settle = async (tx: Parameters<StepOutcome['settle']>[0]) => {
      leftovers = (await outcome.settle(tx)) ?? [];
    };
    const end = await untilDatabaseAnswers(async () => await finishStep(deps.work, step, outcome.result, settle));
    for (const key of leftovers) await deps.videos.files.remove(key);
    return end;
  } catch (cause) {
    await heartbeat.stop();
    if (lost.signal.aborted) {
      await deleteLeftovers(deps, step).catch(report);
      return 'lost';
    }
    if (stopping.aborted) {
      await returnStep(deps.work, step).catch(report);
      return 'returned';
    }
    const failure = failureFrom(cause);
    // Somebody's file that cannot be used is their news, and no fault of ours for a log.
    if (!failure.isFinal) report(cause, step);
    return await untilDatabaseAnswers(async () => await failStep(deps.work, step, failure, giveUpOn(deps)));
  }
}

type Work<Id> = (
  deps: MediaDeps,
  engine: Engine,
  of: { id: Id; step: LeasedStep },
  context: StepContext,
) => Promise<StepOutcome | 'gone'>;

/** Whoever owns a step, by what is done in it. */
const works: { readonly [Kind in StepKind]: { ofVideo: Work<VideoId> } | { ofProcessing: Work<ProcessingId> } } = {
  'leave-out': { ofVideo: async (deps, engine, { id }, context) => await trimVideo(deps, engine, id, context) },
  check: { ofVideo: async (deps, engine, { id }, context) => await checkVideo(deps, engine, id, context) },
  analyse: { ofVideo: async (deps, engine, { id }, context) => await analyseVideo(deps, engine, id, context) },
  plan: {
    ofProcessing: async (deps, engine, { id, step }, context) => await planSwap(deps, engine, step, id, context),
  },
  segment: {
    ofProcessing: async (deps, engine, { id, step }, context) => await renderSegment(deps, engine, step, id, context),
  },
  finish: { ofProcessing: async (deps, engine, { id }, context) => await finishSwap(deps, engine, id, context) },
  'cut-out': { ofProcessing: async (deps, engine, { id }, context) => await cutOutImage(deps, engine, id, context) },
  'swap-photo': { ofProcessing: async (deps, engine, { id }, context) => await swapPhoto(deps, engine, id, context) },
  enhance: { ofProcessing: async (deps, engine, { id }, context) => await enhanceImage(deps, engine, id, context) },
};

async function run(
  deps: MediaDeps,
  engine: Engine,
  step: LeasedStep,
  context: StepContext,
): Promise<StepOutcome | 'gone'> {
  const { owner } = step;
  const work = works[step.kind];
  if (owner.videoId !== undefined && 'ofVideo' in work)
    return await work.ofVideo(deps, engine, { id: owner.videoId, step }, context);
  if (owner.processingId !== undefined && 'ofProcessing' in work)
    return await work.ofProcessing(deps, engine, { id: owner.processingId, step }, context);
  throw new Error(`a step ${step.kind} belongs to something else`);
}

/** What becomes of a video or a processing whose step was given up: an end with a reason, and the credits back. */
export function giveUpOn(deps: MediaDeps): GiveUp {
  return async (tx, step, code) => {
    if (step.owner.videoId !== undefined) await videoFailed(tx, deps.videos, step.owner.videoId, videoErrorFrom(code));
    else await settleFailed(tx, deps.processings, step.owner.processingId, errorCodeOf(code));
  };
}

/** Deleting what a processing needs also ends it; should that ever fail, its credits are released here. */
async function settleDeleted(tx: Tx, deps: MediaDeps, { owner, kind }: LeasedStep): Promise<void> {
  if (owner.processingId !== undefined)
    await settleFailed(tx, deps.processings, owner.processingId, workOfStep(kind)?.whenGone ?? 'failed');
}

/**
 * An order that ended meanwhile had its files deleted, perhaps while this worker still wrote: what is left over is
 * deleted now instead of by the next sweep.
 */
async function deleteLeftovers(
  { processings: { db, files } }: MediaDeps,
  { owner: { processingId, videoId } }: LeasedStep,
): Promise<void> {
  if (processingId !== undefined && !(await listKeptProcessings(db, [processingId])).has(processingId))
    await files.remove(folderOfProcessing(processingId));
  if (videoId !== undefined && !(await listKnownIds(db, 'videos', [videoId])).has(videoId))
    await files.remove(folderOfVideo(videoId));
}

/** Renews the lease and reports progress to the pages, each at its own interval, without delaying the work. */
function startHeartbeat(
  deps: MediaDeps,
  step: LeasedStep,
  { lose, report }: { lose: () => void; report: WorkOptions['report'] },
) {
  let fraction = 0;
  let running = Promise.resolve();
  const send = (message: () => Promise<void>) => {
    running = running.then(message).catch((cause: unknown) => report(cause, step));
  };
  const keep = setInterval(() => {
    send(async () => {
      if ((await keepStep(deps.work, step, fraction)) === 'lost') lose();
    });
  }, heartbeatMs);
  let sentAt = 0;
  const tell = (now: number) => {
    fraction = Math.max(fraction, now);
    if (Date.now() - sentAt < progressMs) return;
    sentAt = Date.now();
    send(async () => {
      if ((await keepStep(deps.work, step, fraction)) === 'lost') return lose();
      await tellOwner(deps, step, fraction);
    });
  };
  return {
    tell,
    stop: async () => {
      clearInterval(keep);
      await running;
    },
  };
}

async function tellOwner(deps: MediaDeps, step: LeasedStep, fraction: number): Promise<void> {
  if (step.owner.videoId !== undefined) return await tellVideoProgress(deps.videos, step.owner.videoId, fraction);
  const { stage } = stepDefinitions[step.kind];
  if (stage) await tellProgress(deps.processings, step.owner.processingId, { stage, fraction });
}

/**
 * The work is done; a database that is away for a moment must not make anyone do it again. The lease may run out
 * meanwhile: then it was lost.
 */
async function untilDatabaseAnswers<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (cause) {
      if (!isDatabaseAway(cause) && !isDatabaseBusy(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
