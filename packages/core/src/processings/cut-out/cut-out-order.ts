import type { ProcessingErrorCode } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { findImage } from '../../images/index.ts';
import type { ProcessingId } from '../../kernel/index.ts';
import { listLatestCases } from '../../review/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { findProcessing } from '../processing.queries.ts';
import { type Leftovers, type Made, settleFailed, settleMade } from '../settle-processing.ts';

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

/**
 * Nothing is in the result that was not in the image: what people have looked at there and cleared, the machine does
 * not hold again.
 */
async function softenSeen(tx: Tx, screening: Made['screening'], imageId: string): Promise<Made['screening']> {
  if (screening.verdict === 'pass') return screening;
  const seen = (await listLatestCases(tx, { subject: 'image', subjectIds: [imageId] })).get(imageId);
  if (seen?.state !== 'cleared') return screening;
  return screening.verdict === 'refuse' ? { ...screening, verdict: 'review' } : { verdict: 'pass' };
}
