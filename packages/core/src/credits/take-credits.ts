import type { Tx } from '@semblante/db';
import { AppError, type UserId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';
import { appendEntries } from './append-entries.queries.ts';
import { type Cause, requireWholeCredits } from './cause.ts';
import { takeInOrder } from './hold-credits.ts';
import { listLotsToTakeFrom } from './hold-credits.queries.ts';

/**
 * Staff takes credits away: gifts first, then the oldest lot, never what is held. The order that it belongs to sees
 * that it happens once.
 */
export async function takeCredits(
  tx: Tx,
  taken: { userId: UserId; credits: number; orderId: string; reason: string; actorId: UserId },
): Promise<void> {
  requireWholeCredits(taken.credits);
  const { userId, reason, actorId } = taken;
  const { available } = await lockBalance(tx, userId);
  if (available < taken.credits) throw new AppError('staff.take_too_much', { available });
  const lots = await listLotsToTakeFrom(tx, taken);
  const cause: Cause = { kind: 'staff', id: taken.orderId };
  await appendEntries(
    tx,
    takeInOrder(lots, taken.credits).map(({ lotId, credits }) => ({
      userId,
      kind: 'take_back',
      credits,
      lotId,
      cause,
      reason,
      actorId,
    })),
  );
}
