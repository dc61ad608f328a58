import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type SealedDeps, unsealInto } from '@semblante/core/kernel';
import type { SwapOrder } from '@semblante/core/processings/swap';
import type { SwapJob } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';

/**
 * Results for people always carry the visible label, in the language of whoever ordered them. The engine reads face
 * photos as plain copies that are there for the time of `work` only; what a killed process left is swept with the
 * engine's own scratch folder.
 */
export async function withSwapJob<Result>(
  deps: SealedDeps,
  room: Pick<EngineRoom, 'weights' | 'framesPerSegment' | 'scratchFolder'>,
  order: SwapOrder,
  work: (job: SwapJob) => Promise<Result>,
): Promise<Result> {
  const { files } = deps;
  await mkdir(room.scratchFolder, { recursive: true });
  const folder = await mkdtemp(join(room.scratchFolder, 'swap-'));
  try {
    const mapping: SwapJob['mapping'] = [];
    for (const { person, photoKeys } of order.mapping) {
      const own = await mkdtemp(join(folder, 'face-'));
      mapping.push({
        person,
        photos: await unsealInto(
          deps,
          own,
          photoKeys.map((key) => ({ key, userId: order.userId })),
        ),
      });
    }
    return await work({
      video: files.pathOf(order.sourceKey),
      analysis: files.pathOf(order.analysisKey),
      mapping,
      label: order.language,
      ...(order.trim && { trim: { fromSeconds: order.trim.from, toSeconds: order.trim.to } }),
      framesPerSegment: room.framesPerSegment,
      weights: room.weights,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
