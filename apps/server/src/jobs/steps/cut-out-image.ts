import { stat } from 'node:fs/promises';
import type { ProcessingId } from '@semblante/core/kernel';
import {
  alphaOfProcessing,
  beginWork,
  cutOutOfProcessing,
  cutOutViewOfProcessing,
  folderOfProcessing,
  tellProgress,
} from '@semblante/core/processings';
import { orderOfCutOut, settleCutOut } from '@semblante/core/processings/cut-out';
import type { Engine } from '@semblante/engine';
import { warningsFrom } from '../../media/judge-image.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { screeningOfImage } from '../../media/screening.ts';
import type { StepContext, StepOutcome } from './step-outcome.ts';

/** Cuts out at full size, signs, looks at what came out, and only then gives it and charges for it. */
export async function cutOutImage(
  deps: MediaDeps,
  engine: Engine,
  id: ProcessingId,
  { signal, tell, local }: StepContext,
): Promise<StepOutcome | 'gone'> {
  if ((await beginWork(deps.processings, id, 'rendering')) === 'over') return 'gone';
  const order = await orderOfCutOut(deps.processings, id);
  if (order === 'gone') return 'gone';
  const { weights, signing } = deps.room;
  const out = await local.placeFor(cutOutOfProcessing(id));
  const job = { image: await local.bring(order.sourceKey), weights };
  const report = await engine.run(
    'cutOut',
    { job, out, signing },
    { signal, onProgress: ({ fraction }) => tell(0.8 * fraction) },
  );
  await tellProgress(deps.processings, id, { stage: 'checking', fraction: 0 });
  const thumbnailKey = `${folderOfProcessing(id)}/thumbnail.webp`;
  await engine.run(
    'viewCutOut',
    {
      cutOut: out,
      alpha: await local.placeFor(alphaOfProcessing(id)),
      view: await local.placeFor(cutOutViewOfProcessing(id)),
      thumbnail: await local.placeFor(thumbnailKey),
    },
    { signal },
  );
  tell(0.85);
  const screening = screeningOfImage(await engine.run('screenImage', { image: out, weights }, { signal }));
  tell(0.95);
  const { fingerprint } = await engine.run('fingerprintImage', { image: out }, { signal });
  const { size } = await stat(out);
  for (const key of [cutOutOfProcessing(id), alphaOfProcessing(id), cutOutViewOfProcessing(id), thumbnailKey])
    await local.keep(key);
  const { width, height } = report;
  const warnings = warningsFrom(report.warnings);
  const made = {
    imageId: order.imageId,
    resultKey: cutOutOfProcessing(id),
    resultBytes: size,
    thumbnailKey,
    coverage: null,
    fingerprint,
    screening,
    pictureKeys: [cutOutOfProcessing(id)],
    ownerPictureKeys: order.thumbnailKey ? [order.thumbnailKey] : [],
    cutOut: { width, height, warnings, maskKey: null, render: null },
  };
  return {
    result: { width, height, warnings, provenance: report.provenance },
    settle: async (tx) => await settleCutOut(tx, deps.processings, id, made),
  };
}
