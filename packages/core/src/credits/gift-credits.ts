import type { Tx } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';
import { appendEntry } from './append-entries.queries.ts';
import { type Cause, type Done, requireWholeCredits } from './cause.ts';

/**
 * Credits nobody paid for: once per cause. They settle no debt, which is about money: a gift that vanishes on arrival
 * is none.
 */
export async function giftCredits(
  tx: Tx,
  gift: { userId: UserId; credits: number; cause: Cause; reason: string; actorId?: UserId },
): Promise<{ done: Done }> {
  requireWholeCredits(gift.credits);
  await lockBalance(tx, gift.userId);
  const lotId = await appendEntry(tx, { ...gift, kind: 'gift' });
  return { done: lotId === undefined ? 'before' : 'now' };
}
