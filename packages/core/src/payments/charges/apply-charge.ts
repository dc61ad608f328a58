import { type PaymentFlag, type PaymentReason, refundWindowDays } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { hashesOfCpf } from '../../billing/index.ts';
import { grantCredits } from '../../credits/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getBuyer, lockPayment, type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { ChargeState } from '../provider.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { hadFirstPurchasePrice } from './apply-charge.queries.ts';
import { takeReversals } from './take-reversals.ts';

/**
 * Brings a payment up to what its provider says now. It compares states and follows no story, so it may be told
 * anything, any number of times, in any order. `foreign`: not a charge of ours, or another gateway's.
 */
export async function applyCharge(
  deps: PaymentDeps,
  gateway: string,
  state: ChargeState,
): Promise<'applied' | 'foreign'> {
  return await deps.db.transaction(async (tx) => {
    const payment = isUuid(state.paymentId) ? await lockPayment(tx, state.paymentId) : undefined;
    if (!payment || payment.gateway !== gateway || isAnotherCharge(payment, state)) return 'foreign';
    if (state.state === 'paid') await applyPaid(tx, deps, payment, state);
    else if (state.state !== 'pending') await endUnpaid(tx, deps, payment, state.state);
    return 'applied';
  });
}

async function applyPaid(tx: Tx, deps: PaymentDeps, payment: PaymentRow, state: ChargeState): Promise<void> {
  if (payment.paidAt) return await takeReversals(tx, deps, payment, state);
  // Paid and sent back before we heard of either, or money that did not fit and was returned: there is nothing to
  // grant.
  const isReturned = state.paidCents > 0 && state.refundedCents >= state.paidCents;
  if (state.isChargedBack || isReturned)
    return await setAside(tx, deps, payment, { reason: state.isChargedBack ? 'chargeback' : 'provider_refund', state });
  const wrong = mismatchOf(deps, payment, state);
  if (wrong) return await setAside(tx, deps, payment, { reason: wrong, state });
  await confirm(tx, deps, payment, state);
  await takeReversals(tx, deps, { ...payment, status: 'success', paidAt: deps.clock() }, state);
}

/** "Paid" can arrive after "expired" or "rejected": the money is there, so paid wins. */
async function confirm(tx: Tx, deps: PaymentDeps, payment: PaymentRow, state: ChargeState): Promise<void> {
  const paidAt = deps.clock();
  const { id: paymentId, userId, credits } = payment;
  const flag = await firstPurchaseTwice(tx, payment);
  await updatePayment(tx, paymentId, {
    status: 'success',
    statusReason: null,
    flag,
    flaggedAt: flag && paidAt,
    paidAt,
    checkAt: null,
    reference: payment.reference ?? state.reference,
    transaction: state.transaction,
  });
  await grantCredits(tx, { userId, credits, paymentId });
  const buyer = await getBuyer(tx, userId);
  await deps.queueMail(tx, {
    template: 'payment_receipt',
    to: buyer.email,
    language: buyer.language,
    params: {
      name: buyer.name,
      payment_id: paymentId,
      amount_cents: payment.amountCents,
      credits,
      method: payment.method,
      paid_at: paidAt.toISOString(),
      refund_days: refundWindowDays,
    },
  });
  await notifyBuyer(tx, deps, { userId, paymentId, status: 'success' });
}

/**
 * The price was given back when this payment expired, and may have been used by another since. Shown is charged, so it
 * stands; staff sees it.
 */
async function firstPurchaseTwice(tx: Tx, payment: PaymentRow): Promise<'first_purchase_twice' | null> {
  if (payment.hasFirstPurchasePrice || !payment.promotionId) return null;
  return (await hadFirstPurchasePrice(tx, payment)) ? 'first_purchase_twice' : null;
}

function mismatchOf(
  deps: PaymentDeps,
  payment: PaymentRow,
  state: ChargeState,
): (PaymentReason & PaymentFlag) | undefined {
  const { userId, cpf } = state.payer;
  if (state.currency !== payment.currency) return 'currency_mismatch';
  if (state.paidCents !== payment.amountCents) return 'amount_mismatch';
  if (userId !== null && userId !== payment.userId) return 'payer_mismatch';
  if (cpf !== null && !hashesOfCpf(deps.keys, cpf).includes(payment.payerCpfHash)) return 'payer_mismatch';
  return undefined;
}

/** Money that is not what we asked for grants nothing and is not lost: staff sees the payment and decides. */
async function setAside(
  tx: Tx,
  deps: PaymentDeps,
  payment: PaymentRow,
  why: { reason: PaymentReason & PaymentFlag; state: ChargeState },
): Promise<void> {
  const { reason, state } = why;
  if (payment.statusReason === reason) return;
  const status = reason === 'chargeback' || reason === 'provider_refund' ? 'refunded' : 'error';
  const { reference, transaction } = state;
  await updatePayment(tx, payment.id, {
    status,
    statusReason: reason,
    flag: reason,
    flaggedAt: deps.clock(),
    checkAt: null,
    reference: payment.reference ?? reference,
    transaction,
  });
  await notifyBuyer(tx, deps, { userId: payment.userId, paymentId: payment.id, status });
}

const endings = {
  expired: { status: 'trash', statusReason: 'expired' },
  cancelled: { status: 'trash', statusReason: 'cancelled' },
  rejected: { status: 'fail', statusReason: 'rejected' },
} as const;

/**
 * The end of a payment that nobody paid, by the provider's own word: only then may another one have the first-purchase
 * price.
 */
export async function endUnpaid(
  tx: Tx,
  deps: PaymentDeps,
  payment: PaymentRow,
  how: keyof typeof endings,
): Promise<void> {
  if (payment.status !== 'pending') return;
  const ending = endings[how];
  await updatePayment(tx, payment.id, { ...ending, hasFirstPurchasePrice: false, checkAt: null });
  await notifyBuyer(tx, deps, { userId: payment.userId, paymentId: payment.id, status: ending.status });
}

function isAnotherCharge(payment: PaymentRow, state: ChargeState): boolean {
  return payment.reference !== null && state.reference !== null && payment.reference !== state.reference;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
