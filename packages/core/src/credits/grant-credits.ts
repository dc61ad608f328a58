import type { Tx } from '@semblante/db';
import type { LotId, PaymentId, UserId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';
import { appendEntries, appendEntry } from './append-entries.queries.ts';
import { type Cause, type Done, requireWholeCredits } from './cause.ts';

/** The credits of a paid payment: once, however often it is said to be paid. A debt is settled from them first. */
export async function grantCredits(
  tx: Tx,
  grant: { userId: UserId; credits: number; paymentId: PaymentId },
): Promise<{ done: Done; settledDebt: number }> {
  requireWholeCredits(grant.credits);
  const { userId, credits } = grant;
  const cause: Cause = { kind: 'payment', id: grant.paymentId };
  const { debt } = await lockBalance(tx, userId);
  const lotId = await appendEntry(tx, { userId, kind: 'grant', credits, cause });
  if (lotId === undefined) return { done: 'before', settledDebt: 0 };
  const settledDebt = Math.min(debt, credits);
  if (settledDebt > 0)
    await appendEntries(tx, [{ userId, kind: 'debt_settlement', credits: settledDebt, cause, lotId: lotId as LotId }]);
  return { done: 'now', settledDebt };
}
