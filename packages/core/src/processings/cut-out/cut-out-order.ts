import type { ProcessingErrorCode } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { findImage } from '../../images/index.ts';
import type { ProcessingId } from '../../kernel/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { findProcessing } from '../processing.queries.ts';
import { type Leftovers, type Made, settleFailed, settleMade } from '../settle-processing.ts';
import { softenSeen } from '../soften-seen.ts';

/** `gone`: the image was removed, and removing it has ended the processing. */
export async function orderOfCutOut(
  deps: Pick<ProcessingDeps, 'db'>,
  id: ProcessingId,
): Promise<{ imageId: string; sourceKey: string; thumbnailKey: string | null } | 'gone'> {
  const row = await findProcessing(deps.db, id);
  const image = row?.imageId ? await findImage(deps.db, row.imageId) : undefined;
  if (!image?.sourceKey || image.state !== 'ready') return 'gone';
  return { imageId: image.id, sourceKey: image.sourceKey, thumbnailKey: image.thumbnailKey };
}

type CutOutMade = Made & { cutOut: NonNullable<Made['cutOut']>; imageId: string };

/** A picture in which nothing was found is no result: nothing is charged for it. */
export async function settleCutOut(
  tx: Tx,
  deps: ProcessingDeps,
  id: string,
  { imageId, ...made }: CutOutMade,
): Promise<Leftovers> {
  const nothing: ProcessingErrorCode = 'nothing_found';
  if (made.cutOut.warnings.includes(nothing)) return await settleFailed(tx, deps, id, nothing);
  return await settleMade(tx, deps, id, { ...made, screening: await softenSeen(tx, made.screening, imageId) });
}
