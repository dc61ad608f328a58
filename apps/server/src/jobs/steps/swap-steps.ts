import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WorkedStage } from '@semblante/contracts';
import type { ProcessingId } from '@semblante/core/kernel';
import {
  beginWork,
  folderOfProcessing,
  momentsOfProcessing,
  resultOfProcessing,
  segmentsOfProcessing,
  settleMade,
  thumbnailOfProcessing,
  tellProgress,
} from '@semblante/core/processings';
import { orderOf, planned, rendered, type SwapOrder } from '@semblante/core/processings/swap';
import type { LeasedStep } from '@semblante/core/steps';
import { costPerSecond } from '@semblante/core/tools';
import type { Engine } from '@semblante/engine';
import { coverageOf } from '../../media/coverage-of.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { screeningFrom } from '../../media/screening.ts';
import { withSwapJob } from '../../media/swap-job.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** `gone`: cancelled, or what it needs was removed; whoever did that has settled it. */
async function open(deps: MediaDeps, id: ProcessingId, stage: WorkedStage) {
  if ((await beginWork(deps.processings, id, stage)) === 'over') return 'gone';
  const order = await orderOf(deps.processings, id);
  if (order === 'gone') return 'gone';
  return { order };
}

export async function planSwap(
  deps: MediaDeps,
  engine: Engine,
  step: LeasedStep,
  id: ProcessingId,
  { signal, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  const opened = await open(deps, id, 'preparing');
  if (opened === 'gone') return 'gone';
  const { order } = opened;
  const folder = await local.placeFor(segmentsOfProcessing(id));
  const { segments } = await withSwapJob(
    { ...deps.faces, local },
    deps.room,
    order,
    async (job) => await engine.run('planSwap', { job, folder }, { signal }),
  );
  const costPerFrame = costPerSecond(order.pixels, order.fps) / order.fps;
  return {
    result: { segments: segments.length },
    settle: async (tx) => await planned(tx, deps.processings, { step, segments, costPerFrame }),
  };
}

export async function renderSegment(
  deps: MediaDeps,
  engine: Engine,
  step: LeasedStep,
  id: ProcessingId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  const opened = await open(deps, id, 'rendering');
  if (opened === 'gone' || !step.frames) return 'gone';
  const { order } = opened;
  const folder = await local.placeFor(segmentsOfProcessing(id));
  const range = step.frames;
  const onProgress = ({ fraction }: { fraction: number }) => tell(fraction);
  const result = await withSwapJob(
    { ...deps.faces, local },
    deps.room,
    order,
    async (job) => await engine.run('renderSegment', { job, folder, range }, { signal, onProgress }),
  );
  await local.keep(segmentsOfProcessing(id));
  return { result, settle: async (tx) => await rendered(tx, deps.processings, step) };
}

const picturesMax = 12;

/** Joins, labels and signs, looks at what came out, and only then gives it and charges for it. */
export async function finishSwap(
  deps: MediaDeps,
  engine: Engine,
  id: ProcessingId,
  context: StepContext,
): Promise<StepOutcome | 'gone'> {
  const opened = await open(deps, id, 'joining');
  if (opened === 'gone') return 'gone';
  const { signal, tell, local } = context;
  const { order } = opened;
  const folder = await local.bringFolder(segmentsOfProcessing(id));
  const tellStage = async (stage: WorkedStage, fraction: number) =>
    await tellProgress(deps.processings, id, { stage, fraction });
  const out = await local.placeFor(resultOfProcessing(id));
  await tellStage('joining', 0);
  const finished = await withSwapJob(
    { ...deps.faces, local },
    deps.room,
    order,
    async (job) => await engine.run('joinSwap', { job, folder, out, signing: deps.room.signing }, { signal }),
  );
  tell(0.2);
  await tellStage('checking', 0);
  let told = Promise.resolve();
  const onProgress = ({ fraction }: { fraction: number }) => {
    tell(0.2 + 0.7 * fraction);
    told = told.then(async () => await tellStage('checking', fraction)).catch(() => undefined);
  };
  const screening = screeningFrom(
    await engine.run('screenVideo', { video: out, weights: deps.room.weights }, { signal, onProgress }),
  );
  await told;
  const { fingerprint } = await engine.run('fingerprintVideo', { video: out }, { signal });
  const moments = screening.verdict === 'review' ? screening.moments.slice(0, picturesMax) : [];
  const pictures = await picturesOf(deps, engine, { id, out, moments }, context);
  const ownerPictureKeys = await sourceMoments(engine, { id, order, moments }, context);
  const { size } = await stat(out);
  await local.keep(resultOfProcessing(id));
  const made = {
    resultKey: resultOfProcessing(id),
    resultBytes: size,
    ...pictures,
    ownerPictureKeys,
    coverage: coverageOf(finished),
    fingerprint,
    screening,
  };
  return {
    result: { frames: finished.frames, label: finished.label, provenance: finished.provenance },
    settle: async (tx) => await settleMade(tx, deps.processings, id, made),
  };
}

async function picturesOf(
  deps: MediaDeps,
  engine: Engine,
  made: { id: ProcessingId; out: string; moments: number[] },
  { signal, local }: StepContext,
): Promise<{ thumbnailKey: string; pictureKeys: string[] }> {
  const { files } = deps.processings;
  const { moments } = made;
  const folder = folderOfProcessing(made.id);
  const { seconds } = await engine.run('probe', { video: made.out }, { signal });
  const stills = await engine.run(
    'stills',
    { video: made.out, seconds: [...moments, seconds * 0.2], out: dirname(made.out) },
    { signal },
  );
  const last = stills.files.at(-1);
  if (last) await files.take(thumbnailOfProcessing(made.id), last);
  const pictureKeys = moments.map((_, number) => `${folder}/still-${number}.jpg`);
  for (const key of pictureKeys) await local.keep(key);
  return { thumbnailKey: thumbnailOfProcessing(made.id), pictureKeys };
}

/**
 * The same moments of what its owner sent: what is held back is the result, and nothing of it is shown before it is
 * cleared.
 */
async function sourceMoments(
  engine: Engine,
  { id, order, moments }: { id: ProcessingId; order: SwapOrder; moments: number[] },
  { signal, local }: StepContext,
): Promise<string[]> {
  if (!order.isOwnSource || moments.length === 0) return [];
  const folder = momentsOfProcessing(id);
  const from = order.trim?.from ?? 0;
  const stills = await engine.run(
    'stills',
    {
      video: await local.bring(order.sourceKey),
      seconds: moments.map((seconds) => from + seconds),
      out: await local.bringFolder(folder),
    },
    { signal },
  );
  await local.keep(folder);
  return stills.files.map((_, number) => `${folder}/still-${number}.jpg`);
}
