import type { Tx } from '@semblante/db';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { type ClipRow, lockClip } from '../clip.queries.ts';
import { editClip } from './edit-clip.ts';
import { findFirstPosition, findPositionAfter, renumberClips } from './staff-clip.queries.ts';

/** Right after another clip, or first. Whoever comes last decides: nothing of what others wrote is lost by it. */
export async function moveClip(
  deps: CatalogDeps,
  moved: { id: string; afterId: string | null; by: UserId },
): Promise<void> {
  await editClip(deps, moved, async (tx, clip) => {
    const position = await positionAfter(tx, clip, moved.afterId);
    return {
      action: 'clip.moved',
      set: { position },
      before: { position: clip.position },
      after: { position, after: moved.afterId },
    };
  });
}

async function positionAfter(tx: Tx, clip: ClipRow, afterId: string | null): Promise<number> {
  if (afterId === null) return (await findFirstPosition(tx)) - 1;
  if (afterId === clip.id) return clip.position;
  const between = await middleAfter(tx, clip.id, afterId);
  if (between !== undefined) return between;
  await renumberClips(tx);
  return (await middleAfter(tx, clip.id, afterId)) ?? clip.position;
}

/** Undefined once the numbers on both sides have no other between them. */
async function middleAfter(tx: Tx, id: string, afterId: string): Promise<number | undefined> {
  const after = await lockClip(tx, afterId);
  if (!after) throw new AppError('catalog.not_found');
  const next = await findPositionAfter(tx, { position: after.position, butNot: id });
  if (next === undefined) return after.position + 1;
  const middle = (after.position + next) / 2;
  return middle > after.position && middle < next ? middle : undefined;
}
