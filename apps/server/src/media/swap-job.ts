import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalFiles, type SealedDeps, unsealInto } from '@semblante/core/kernel';
import type { PhotoOrder } from '@semblante/core/processings/photo';
import type { SwapOrder } from '@semblante/core/processings/swap';
import type { PhotoJob, SwapJob } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';

/** Faces come out of the store sealed, what they go into as files for the engine. */
type JobDeps = SealedDeps & { local: LocalFiles };

/** Results for people always carry the visible label, in the language of whoever ordered them. */
export async function withSwapJob<Result>(
  deps: JobDeps,
  room: Pick<EngineRoom, 'weights' | 'framesPerSegment' | 'scratchFolder'>,
  order: SwapOrder,
  work: (job: SwapJob) => Promise<Result>,
): Promise<Result> {
  return await withMapping(deps, room, order, async (mapping) => {
    return await work({
      video: await deps.local.bring(order.sourceKey),
      analysis: await deps.local.bringFolder(order.analysisKey),
      mapping,
      label: order.language,
      ...(order.trim && { trim: { fromSeconds: order.trim.from, toSeconds: order.trim.to } }),
      framesPerSegment: room.framesPerSegment,
      weights: room.weights,
    });
  });
}

/** The same of a photo. */
export async function withPhotoJob<Result>(
  deps: JobDeps,
  room: Pick<EngineRoom, 'weights' | 'scratchFolder'>,
  order: PhotoOrder,
  work: (job: PhotoJob) => Promise<Result>,
): Promise<Result> {
  return await withMapping(deps, room, order, async (mapping) => {
    return await work({
      image: await deps.local.bring(order.imageKey),
      analysis: await deps.local.bring(order.peopleKey),
      mapping,
      label: order.language,
      weights: room.weights,
    });
  });
}

/**
 * The engine reads photos of faces as plain copies that are there for the time of `work` only; what a killed process
 * left is swept with the engine's own scratch folder.
 */
async function withMapping<Result>(
  deps: SealedDeps,
  room: Pick<EngineRoom, 'scratchFolder'>,
  order: Pick<SwapOrder, 'mapping' | 'userId'>,
  work: (mapping: SwapJob['mapping']) => Promise<Result>,
): Promise<Result> {
  await mkdir(room.scratchFolder, { recursive: true });
  const folder = await mkdtemp(join(room.scratchFolder, 'swap-'));
  try {
    const mapping: SwapJob['mapping'] = [];
    for (const { person, photoKeys } of order.mapping) {
      const own = await mkdtemp(join(folder, 'face-'));
      const sealed = photoKeys.map((key) => ({ key, userId: order.userId }));
      mapping.push({ person, photos: await unsealInto(deps, own, sealed) });
    }
    return await work(mapping);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
