import type { Tx } from '@semblante/db';
import { AppError, type HoldId, type UserId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';
import { appendEntry } from './append-entries.queries.ts';
import { type Cause, requireWholeCredits } from './cause.ts';
import { insertHoldLots, listLotsToTakeFrom, type LotShare } from './hold-credits.queries.ts';

/** Sets credits aside for something that may still fail. Exactly one of `captureHold` and `releaseHold` ends it. */
export async function holdCredits(tx: Tx, hold: { userId: UserId; amount: number; cause: Cause }): Promise<HoldId> {
  requireWholeCredits(hold.amount);
  const { available } = await lockBalance(tx, hold.userId);
  if (available < hold.amount) throw new AppError('credits.insufficient', { needed: hold.amount, available });
  const lots = await listLotsToTakeFrom(tx, { userId: hold.userId, credits: hold.amount });
  const holdId = (await appendEntry(tx, {
    userId: hold.userId,
    kind: 'hold',
    credits: hold.amount,
    cause: hold.cause,
  })) as HoldId;
  await insertHoldLots(tx, holdId, takeInOrder(lots, hold.amount));
  return holdId;
}

export function takeInOrder(lots: { lotId: LotShare['lotId']; remaining: number }[], amount: number): LotShare[] {
  const shares: LotShare[] = [];
  let missing = amount;
  for (const lot of lots) {
    if (missing === 0) break;
    const credits = Math.min(lot.remaining, missing);
    shares.push({ lotId: lot.lotId, credits });
    missing -= credits;
  }
  return shares;
}
