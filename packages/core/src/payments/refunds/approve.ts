import type { Tx } from '@semblante/db';
import { takeBack, unspentOfLot } from '../../credits/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { refundable } from '../payment-shown.ts';
import { type PaymentRow, updatePayment } from '../payment.queries.ts';
import { notifyBuyer } from '../notify-buyer.ts';

export interface Approved {
  credits: number;
  amountCents: number;
  isByHand: boolean;
}

/**
 * What the unspent credits of a payment are worth now; the account stays locked, so that it is still so when it is
 * written.
 */
export async function worthOf(tx: Tx, deps: PaymentDeps, payment: PaymentRow): Promise<Approved> {
  if (payment.status !== 'success') throw new AppError('payments.not_refundable');
  const { unspent } = await unspentOfLot(tx, payment.id);
  if (unspent === 0) throw new AppError('payments.nothing_to_refund');
  const isByHand = !deps.providers.find(payment.gateway)?.canRefund(payment.method);
  return { credits: unspent, amountCents: refundable(payment, unspent), isByHand };
}

/**
 * The credits go back in the same commit that decides to return the money: what is refunded cannot be spent, and the
 * other way round.
 */
export async function takeCreditsBack(
  tx: Tx,
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: Approved & { id: string; actorId?: UserId },
): Promise<void> {
  const { takenBack } = await takeBack(tx, {
    paymentId: payment.id,
    cause: { kind: 'refund', id: refund.id },
    reason: 'refund',
    credits: refund.credits,
    actorId: refund.actorId,
  });
  if (takenBack !== refund.credits)
    throw new Error(`Refund ${refund.id} took back ${takenBack} of ${refund.credits} credits`);
  await updatePayment(tx, payment.id, {
    status: 'refunded',
    statusReason: 'refund',
    refundedCents: payment.refundedCents + refund.amountCents,
  });
  await notifyBuyer(tx, deps, { userId: payment.userId, paymentId: payment.id, status: 'refunded' });
}
