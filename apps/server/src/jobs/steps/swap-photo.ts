import { stat } from 'node:fs/promises';
import type { ProcessingId } from '@semblante/core/kernel';
import { beginWork, folderOfProcessing, settleMade, tellProgress } from '@semblante/core/processings';
import { orderOfPhoto } from '@semblante/core/processings/photo';
import type { Engine } from '@semblante/engine';
import { coverageOf } from '../../media/coverage-of.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { screeningOfImage } from '../../media/screening.ts';
import { withPhotoJob } from '../../media/swap-job.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** Swaps at full size, labels and signs, looks at what came out, and only then gives it and charges for it. */
export async function swapPhoto(
  deps: MediaDeps,
  engine: Engine,
  id: ProcessingId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  if ((await beginWork(deps.processings, id, 'rendering')) === 'over') return 'gone';
  const order = await orderOfPhoto(deps.processings, id);
  if (order === 'gone') return 'gone';
  const { weights, signing } = deps.room;
  const folder = folderOfProcessing(id);
  const [resultKey, thumbnailKey] = [`${folder}/result.png`, `${folder}/thumbnail.webp`];
  const [out, thumbnail] = [await local.placeFor(resultKey), await local.placeFor(thumbnailKey)];
  const onProgress = ({ fraction }: { fraction: number }) => tell(0.8 * fraction);
  const swapped = await withPhotoJob(
    { ...deps.faces, local },
    deps.room,
    order,
    async (job) => await engine.run('swapPhoto', { job, out, thumbnail, signing }, { signal, onProgress }),
  );
  await tellProgress(deps.processings, id, { stage: 'checking', fraction: 0 });
  const screening = screeningOfImage(await engine.run('screenImage', { image: out, weights }, { signal }));
  tell(0.95);
  const { fingerprint } = await engine.run('fingerprintImage', { image: out }, { signal });
  const { size } = await stat(out);
  for (const key of [resultKey, thumbnailKey]) await local.keep(key);
  const { width, height, label, provenance } = swapped;
  const made = {
    resultKey,
    resultBytes: size,
    thumbnailKey,
    coverage: coverageOf(swapped),
    fingerprint,
    screening,
    pictureKeys: [resultKey],
    ownerPictureKeys: order.thumbnailKey ? [order.thumbnailKey] : [],
  };
  return {
    result: { width, height, label, provenance },
    settle: async (tx) => await settleMade(tx, deps.processings, id, made),
  };
}
