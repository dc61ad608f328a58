import type { EnhanceSettings } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredEnhanced } from '@semblante/db/schema';
import { findImage } from '../../images/index.ts';
import type { ProcessingId } from '../../kernel/index.ts';
import type { ProcessingDeps } from '../processing-deps.ts';
import { findProcessing } from '../processing.queries.ts';
import { type Leftovers, type Made, settleMade } from '../settle-processing.ts';
import { softenSeen } from '../soften-seen.ts';

interface Ordered {
  imageId: string;
  sourceKey: string;
  thumbnailKey: string | null;
  settings: EnhanceSettings;
}

/** `gone`: the image was removed, and removing it has ended the processing. */
export async function orderOfEnhance(deps: Pick<ProcessingDeps, 'db'>, id: ProcessingId): Promise<Ordered | 'gone'> {
  const row = await findProcessing(deps.db, id);
  const image = row?.imageId ? await findImage(deps.db, row.imageId) : undefined;
  if (!row?.enhanced || !image?.sourceKey || image.state !== 'ready') return 'gone';
  const { scale, clean } = row.enhanced;
  return {
    imageId: image.id,
    sourceKey: image.sourceKey,
    thumbnailKey: image.thumbnailKey,
    settings: { scale, clean },
  };
}

type EnhancedMade = Made & { enhanced: StoredEnhanced; imageId: string };

export async function settleEnhanced(
  tx: Tx,
  deps: ProcessingDeps,
  id: string,
  { imageId, ...made }: EnhancedMade,
): Promise<Leftovers> {
  return await settleMade(tx, deps, id, { ...made, screening: await softenSeen(tx, made.screening, imageId) });
}
