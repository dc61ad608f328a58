import type { Tx } from '@semblante/db';
import type { PaymentId } from '../kernel/index.ts';
import { type Lot, lockLot } from './lot.queries.ts';

/**
 * For the refund rule: held credits count as spent. The account stays locked, so that the answer is still true when the
 * refund is written.
 */
export async function unspentOfLot(tx: Tx, paymentId: PaymentId): Promise<{ credits: number; unspent: number }> {
  const lot = await lockLot(tx, paymentId);
  return { credits: lot.credits, unspent: Math.min(lot.remaining, claimableIn(lot)) };
}

/** Money that went back once is not asked for again: not what was taken back before, nor what became a debt. */
export function claimableIn(lot: Lot): number {
  return lot.credits - lot.takenBack - lot.owed;
}
