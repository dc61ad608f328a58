import type { Tx } from '@semblante/db';
import { AppError, type HoldId, type PaymentId, type UserId } from '../kernel/index.ts';
import { lockAccount } from './account.queries.ts';
import { appendEntry } from './append-entries.queries.ts';
import { type Cause, requireWholeCredits } from './cause.ts';
import { insertHoldLots, listLotsToTakeFrom, type LotShare } from './hold-credits.queries.ts';
import { lockLot } from './lot.queries.ts';
import { unspentIn } from './unspent-of-lot.ts';

/** Sets credits aside for something that may still fail. Exactly one of `captureHold` and `releaseHold` ends it. */
export async function holdCredits(tx: Tx, hold: { userId: UserId; amount: number; cause: Cause }): Promise<HoldId> {
  requireWholeCredits(hold.amount);
  const { available } = await lockAccount(tx, hold.userId);
  if (available < hold.amount) throw new AppError('credits.insufficient', { needed: hold.amount, available });
  const lots = await listLotsToTakeFrom(tx, { userId: hold.userId, credits: hold.amount });
  return await holdShares(tx, { ...hold, shares: takeInOrder(lots, hold.amount) });
}

/**
 * Sets aside what is unspent of one payment's credits, so that none can be spent while its money is on the way back.
 * When the provider has paid, release the hold and take the same number back in one transaction; when it refused, only release.
 * Undefined when nothing is unspent.
 */
export async function holdUnspent(tx: Tx, hold: { paymentId: PaymentId; cause: Cause }): Promise<{ holdId: HoldId; credits: number } | undefined> {
  const lot = await lockLot(tx, hold.paymentId);
  const credits = unspentIn(lot);
  if (credits === 0) return undefined;
  const shares = [{ lotId: lot.lotId, credits }];
  const holdId = await holdShares(tx, { userId: lot.userId, amount: credits, cause: hold.cause, shares });
  return { holdId, credits };
}

async function holdShares(tx: Tx, hold: { userId: UserId; amount: number; cause: Cause; shares: LotShare[] }): Promise<HoldId> {
  const holdId = (await appendEntry(tx, { userId: hold.userId, kind: 'hold', credits: hold.amount, cause: hold.cause })) as HoldId;
  await insertHoldLots(tx, holdId, hold.shares);
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
