import type { Tx } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import { findWholeClip, isBlockedClip, isVerified, lockClip, type WholeClip } from './clip.queries.ts';
import { dayOf } from './day.ts';
import { keepAcceptance } from './terms.ts';
import { countUse } from './uses.queries.ts';

/** docs/product/catalogue.md: for verified accounts only. */
export async function requireVerified(tx: Tx, userId: UserId): Promise<void> {
  if (!(await isVerified(tx, userId))) throw new AppError('catalog.restricted');
}

/**
 * Locks the clip until the commit, so that its price and its place in the catalogue are what the start is about; what
 * changed since the page was made is told instead. The caller has locked the account and asked whether it may.
 */
export async function chooseClip(
  tx: Tx,
  chosen: { id: string; userId: UserId; priceSeen: number | undefined; at: Date },
): Promise<WholeClip> {
  const { id, userId, priceSeen, at } = chosen;
  const locked = await lockClip(tx, id);
  if (!locked || locked.publishedAt === null) throw new AppError('catalog.not_found');
  requireOffered(locked, { today: dayOf(at), isBlocked: await isBlockedClip(tx, id) });
  if (priceSeen !== undefined && priceSeen !== locked.priceCredits)
    throw new AppError('catalog.price_changed', { price_credits: locked.priceCredits });
  const whole = await findWholeClip(tx, id);
  if (!whole || whole.video.state !== 'ready') throw new AppError('catalog.withdrawn');
  await keepAcceptance(tx, { userId, at });
  await countUse(tx, { clipId: id, userId, day: dayOf(at), kind: 'choice' });
  return whole;
}

/** What expired says so, also after the watch has withdrawn it for that. */
function requireOffered(clip: WholeClip['clip'], { today, isBlocked }: { today: string; isBlocked: boolean }): void {
  const isExpired = clip.licenceUntil !== null && clip.licenceUntil < today;
  if (isExpired && (clip.state === 'published' || clip.withdrawalCause === 'licence_expired'))
    throw new AppError('catalog.licence_expired');
  if (clip.state !== 'published' || isBlocked) throw new AppError('catalog.withdrawn');
}

/** For a look that holds nothing: no lock, the same words. */
export async function getChosenClip(tx: Tx, asked: { id: string; userId: UserId; at: Date }): Promise<WholeClip> {
  await requireVerified(tx, asked.userId);
  const whole = await findWholeClip(tx, asked.id);
  if (!whole || whole.clip.publishedAt === null) throw new AppError('catalog.not_found');
  requireOffered(whole.clip, { today: dayOf(asked.at), isBlocked: await isBlockedClip(tx, asked.id) });
  return whole;
}
