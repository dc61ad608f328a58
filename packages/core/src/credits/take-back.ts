import type { Tx } from '@semblante/db';
import type { PaymentId, UserId } from '../kernel/index.ts';
import { appendEntries, type NewEntry } from './append-entries.queries.ts';
import { type Done, requireWholeCredits } from './cause.ts';
import { type Lot, lockLot } from './lot.queries.ts';
import { findTakenBack, type TakeBackCause } from './take-back.queries.ts';
import { claimableIn } from './unspent-of-lot.ts';

/**
 * The money of a payment goes back, so its credits do too: those neither spent nor held. For a refund that is all, and
 * the caller pays back only what was taken. At a chargeback or a refund on the provider's side the money is gone
 * already: what is missing becomes a debt, and the account is flagged for staff.
 *
 * `credits` says how many the money stands for; without it, the whole lot. Once per cause, and one refund a lot.
 * A take-back that finds nothing to take leaves no entry.
 */
export async function takeBack(
  tx: Tx,
  taken: { paymentId: PaymentId; cause: TakeBackCause; reason: string; credits?: number; actorId?: UserId },
): Promise<{ done: Done; takenBack: number; debt: number }> {
  if (taken.credits !== undefined) requireWholeCredits(taken.credits);
  const lot = await lockLot(tx, taken.paymentId);
  const before = await findTakenBack(tx, { lotId: lot.lotId, cause: taken.cause });
  if (before) return { done: 'before', ...before };

  const { takenBack, debt } = share(lot, taken);
  const entry = {
    userId: lot.userId,
    lotId: lot.lotId,
    cause: taken.cause,
    reason: taken.reason,
    actorId: taken.actorId,
  };
  const entries: NewEntry[] = [
    { ...entry, kind: 'take_back', credits: takenBack },
    { ...entry, kind: 'debt', credits: debt },
  ];
  await appendEntries(
    tx,
    entries.filter(({ credits }) => credits > 0),
  );
  return { done: 'now', takenBack, debt };
}

function share(lot: Lot, taken: { cause: TakeBackCause; credits?: number }): { takenBack: number; debt: number } {
  const claimed = Math.min(taken.credits ?? lot.credits, claimableIn(lot));
  const takenBack = Math.min(claimed, lot.remaining);
  return { takenBack, debt: taken.cause.kind === 'refund' ? 0 : claimed - takenBack };
}
