import { type OwnReview, type ScreenReason, screenReasons } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { requireVisible } from '../blocking/index.ts';
import { AppError, type UserId } from '../kernel/index.ts';
import { findHeldCase, type LatestCase } from './review.queries.ts';

export const isOfScreen = (reason: string): reason is ScreenReason =>
  (screenReasons as readonly string[]).includes(reason);

/** As its owner sees it. An appeal is heard once. Of a report nothing is told but that staff looks at it. */
export function reviewShown(found: LatestCase | undefined): OwnReview | null {
  if (!found || found.state === 'cleared' || found.state === 'withdrawn') return null;
  const { id, state, moments, isLate, objection } = found;
  const reason = found.source === 'screen' && isOfScreen(found.reason) ? found.reason : null;
  const isHeld = state === 'open' && reason !== null;
  return {
    id,
    state,
    reason,
    moments: reason ? moments : [],
    pictures: isHeld
      ? Array.from({ length: found.pictures }, (_, number) => `/api/review/${id}/pictures/${number}`)
      : [],
    decide_by: state === 'refused' || reason === null ? null : found.decideBy.toISOString(),
    is_late: isLate,
    objection,
    can_object: isHeld,
    can_appeal: state === 'refused' && !found.hadAppeal,
  };
}

/**
 * The key of a picture of one's own media, while it is held. What is blocked meanwhile is out of its owner's reach too.
 */
export async function pictureOfOwnCase(
  deps: { db: Db },
  asked: { id: string; number: number; userId: UserId },
): Promise<{ key: string; userId: UserId }> {
  const found = await findHeldCase(deps.db, asked);
  const key = found?.ownerPictureKeys[asked.number];
  if (!key || found.subject === 'report') throw new AppError('review.not_found');
  await requireVisible(deps.db, { subject: found.subject, id: found.subjectId });
  return { key, userId: asked.userId };
}
