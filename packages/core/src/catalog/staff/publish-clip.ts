import type { Db } from '@semblante/db';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type Clock } from '../../kernel/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { dayOf } from '../day.ts';
import { type ClipEdit, editClip, type Edited } from './edit-clip.ts';
import { withdrawExpired } from './staff-clip.queries.ts';

/** Refused with the first thing that it lacks; the database refuses too, whatever code asks. */
export async function publishClip(deps: CatalogDeps, edit: ClipEdit): Promise<Edited> {
  return await editClip(deps, edit, async (_tx, clip) => {
    if (clip.state === 'published') throw new AppError('catalog.already_published');
    const set = {
      state: 'published' as const,
      publishedAt: deps.clock(),
      withdrawnAt: null,
      withdrawalCause: null,
      withdrawalReason: null,
    };
    return { action: 'clip.published', set, before: { state: clip.state }, after: { state: 'published' } };
  });
}

/** Out of the catalogue at once; what was ordered while it was in goes on. */
export async function withdrawClip(
  deps: CatalogDeps,
  { reason, ...edit }: ClipEdit & { reason: string },
): Promise<Edited> {
  return await editClip(deps, edit, async (_tx, clip) => {
    if (clip.state !== 'published') throw new AppError('catalog.not_published');
    const set = {
      state: 'withdrawn' as const,
      withdrawnAt: deps.clock(),
      withdrawalCause: 'staff' as const,
      withdrawalReason: reason,
    };
    return { action: 'clip.withdrawn', set, before: { state: clip.state }, after: { state: 'withdrawn' }, reason };
  });
}

/** A licence ends with its last day: from then on the clip is out, and stays out until there is a new one. */
export async function withdrawExpiredClips(deps: { db: Db; clock: Clock }): Promise<number> {
  return await deps.db.transaction(async (tx) => {
    const at = deps.clock();
    const expired = await withdrawExpired(tx, { today: dayOf(at), at });
    for (const { id, until } of expired) {
      await writeAudit(tx, {
        action: 'clip.licence_expired',
        subject: 'clip',
        subjectId: id,
        before: { state: 'published' },
        after: { state: 'withdrawn', licence_until: until },
        at,
      });
    }
    return expired.length;
  });
}
