import { stat } from 'node:fs/promises';
import type { ProcessingId } from '@semblante/core/kernel';
import { beginWork, folderOfProcessing, tellProgress } from '@semblante/core/processings';
import { orderOfEnhance, settleEnhanced } from '@semblante/core/processings/enhance';
import type { Engine } from '@semblante/engine';
import type { MediaDeps } from '../../media/media-deps.ts';
import { screeningOfImage } from '../../media/screening.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** Enlarges, signs, looks at what came out, and only then gives it and charges for it. */
export async function enhanceImage(
  deps: MediaDeps,
  engine: Engine,
  id: ProcessingId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  if ((await beginWork(deps.processings, id, 'rendering')) === 'over') return 'gone';
  const order = await orderOfEnhance(deps.processings, id);
  if (order === 'gone') return 'gone';
  const { files } = deps.processings;
  const { weights, signing } = deps.room;
  const { settings } = order;
  const folder = folderOfProcessing(id);
  // Its kind is known when it is made; the engine goes by what is in a file and not by its name.
  const madeKey = `${folder}/enhanced`;
  const thumbnailKey = `${folder}/thumbnail.webp`;
  const out = await local.placeFor(madeKey);
  const report = await engine.run(
    'enhance',
    {
      job: {
        image: await local.bring(order.sourceKey),
        scale: settings.scale,
        clean: settings.clean ? 'auto' : 'off',
        weights,
      },
      out,
      thumbnail: await local.placeFor(thumbnailKey),
      signing,
    },
    { signal, onProgress: ({ fraction }) => tell(0.9 * fraction) },
  );
  const resultKey = `${madeKey}.${report.format === 'jpeg' ? 'jpg' : 'png'}`;
  await tellProgress(deps.processings, id, { stage: 'checking', fraction: 0 });
  const screening = screeningOfImage(await engine.run('screenImage', { image: out, weights }, { signal }));
  tell(0.95);
  const { fingerprint } = await engine.run('fingerprintImage', { image: out }, { signal });
  const { size } = await stat(out);
  await local.keep(thumbnailKey);
  await files.take(resultKey, out);
  const { width, height, wasCleaned, smallFaces, provenance } = report;
  const made = {
    imageId: order.imageId,
    resultKey,
    resultBytes: size,
    thumbnailKey,
    coverage: null,
    fingerprint,
    screening,
    pictureKeys: [resultKey],
    ownerPictureKeys: order.thumbnailKey ? [order.thumbnailKey] : [],
    enhanced: { ...settings, result: { width, height, was_cleaned: wasCleaned, small_faces: smallFaces } },
  };
  return {
    result: { width, height, wasCleaned, smallFaces, provenance },
    settle: async (tx) => await settleEnhanced(tx, deps.processings, id, made),
  };
}
