import type { Tx } from '@semblante/db';
import { takeBack } from '../../credits/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { ChargeState } from '../provider.ts';
import { notifyBuyer } from '../notify-buyer.ts';

/**
 * Money that went back without us: a chargeback, or a refund made at the provider. What we sent back ourselves is in
 * `refundedCents` since it was decided, so only the rest is news. The ledger takes what is unspent; the rest is a debt.
 */
export async function takeReversals(tx: Tx, deps: PaymentDeps, payment: PaymentRow, state: ChargeState): Promise<void> {
  const backCents = state.isChargedBack ? payment.amountCents : returnedOf(payment, state);
  const newsCents = backCents - payment.refundedCents;
  const flag = flagOf(payment, state);
  const flagged = flag === null || flag === payment.flag ? {} : { flag, flaggedAt: deps.clock() };
  if (newsCents <= 0) return flagged.flag ? await updatePayment(tx, payment.id, flagged) : undefined;

  const isWhole = backCents === payment.amountCents;
  const kind = state.isChargedBack ? 'chargeback' : 'provider_refund';
  const credits = isWhole ? undefined : Math.floor((payment.credits * newsCents) / payment.amountCents);
  if (credits !== 0)
    await takeBack(tx, {
      paymentId: payment.id,
      cause: { kind, id: `${payment.id}:${backCents}` },
      reason: kind,
      credits,
    });
  const status = isWhole ? 'refunded' : payment.status;
  await updatePayment(tx, payment.id, {
    status,
    statusReason: isWhole ? kind : payment.statusReason,
    refundedCents: backCents,
    flag: kind,
    flaggedAt: deps.clock(),
  });
  await notifyBuyer(tx, deps, { userId: payment.userId, paymentId: payment.id, status });
}

/** How much of this purchase's money is back. Who paid twice and got the surplus back has returned nothing of it. */
export function returnedOf(payment: PaymentRow, state: ChargeState): number {
  const surplusCents = Math.max(state.paidCents - payment.amountCents, 0);
  return Math.min(Math.max(state.refundedCents - surplusCents, 0), payment.amountCents);
}

/** What staff should look at even when no money is news: a dispute after our own refund, or a buyer who paid twice. */
function flagOf(payment: PaymentRow, state: ChargeState): 'chargeback' | 'overpaid' | null {
  if (state.isChargedBack) return 'chargeback';
  return state.paidCents > payment.amountCents ? 'overpaid' : null;
}
