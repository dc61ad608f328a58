import { refundWindowDays } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError, newId, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isRefundWindowOver } from '../payment-shown.ts';
import { getBuyer, lockOwnPayment, type PaymentRow } from '../payment.queries.ts';
import { takeCreditsBack, worthOf } from './approve.ts';
import { newProtocol } from './protocol.ts';
import { findLatestRefund, insertRefund } from './refund.queries.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Regret within seven days. When nothing was spent it is approved here and now; otherwise staff decides. Either way the
 * person gets a protocol number at once, on the page and by mail.
 */
export async function askRefund(deps: PaymentDeps, of: { id: string; userId: UserId }): Promise<void> {
  const { refundId, isApproved } = await deps.db.transaction(async (tx) => {
    const payment = await lockOwnPayment(tx, of);
    if (!payment) throw new AppError('payments.not_found');
    await requireRefundable(tx, deps, payment);
    const worth = await worthOf(tx, deps, payment);
    const isAutomatic = worth.credits === payment.credits;
    const now = deps.clock();
    const refund = { id: newId<string>(), protocol: newProtocol(now) };
    await insertRefund(tx, {
      ...refund,
      ...worth,
      paymentId: payment.id,
      userId: payment.userId,
      state: isAutomatic ? 'approved' : 'asked',
      askedAt: now,
      ...(isAutomatic && { decidedAt: now, tryAt: now }),
    });
    if (isAutomatic) await takeCreditsBack(tx, deps, payment, { ...refund, ...worth });
    const buyer = await getBuyer(tx, payment.userId);
    await deps.queueMail(tx, {
      template: 'refund_asked',
      to: buyer.email,
      language: buyer.language,
      params: {
        name: buyer.name,
        protocol: refund.protocol,
        payment_id: payment.id,
        amount_cents: worth.amountCents,
        is_automatic: isAutomatic,
        by_hand: worth.isByHand && isAutomatic,
      },
    });
    return { refundId: refund.id, isApproved: isAutomatic };
  });
  if (isApproved) await sendRefund(deps, refundId);
}

/** Throws unless a refund of this payment can be asked for now. */
export async function requireRefundable(tx: Tx, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const before = await findLatestRefund(tx, payment.id);
  if (before && before.state !== 'denied')
    throw new AppError('payments.refund_already_asked', { protocol: before.protocol });
  if (payment.status !== 'success' || !payment.paidAt) throw new AppError('payments.not_refundable');
  if (isRefundWindowOver(payment.paidAt, deps.clock()))
    throw new AppError('payments.refund_window_over', { days: refundWindowDays });
}
