import type { Tx } from '@semblante/db';
import type { PaymentId, UserId } from '../kernel/index.ts';
import { appendEntries, type NewEntry } from './append-entries.queries.ts';
import { type Done, requireWholeCredits } from './cause.ts';
import { type Lot, lockLot } from './lot.queries.ts';
import { findTakenBack, type TakeBackCause } from './take-back.queries.ts';
import { claimableIn } from './unspent-of-lot.ts';

/**
 * The money of a payment goes back, so its credits do too: those neither spent nor held. For a refund that is all; at a
 * chargeback or a provider's refund the rest becomes a debt and flags the account. `credits` is what the money stands
 * for, the whole lot without it. Once per cause, one refund a lot; nothing to take leaves no entry.
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
