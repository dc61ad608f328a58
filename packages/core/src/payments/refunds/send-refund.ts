import { addMs, AppError } from '../../kernel/index.ts';
import { returnedOf } from '../charges/take-reversals.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, getBuyer, lockPayment, type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { PaymentProvider, RefundResult } from '../provider.ts';
import { tellBuyer } from '../tell-buyer.ts';
import { claimRefund, findLatestRefund, listRefundsToSend, lockRefund, type RefundRow, updateRefund } from './refund.queries.ts';

const batch = 50;
const firstDelayMs = 60_000;
const delayMaxMs = 6 * 60 * 60_000;
const triesMax = 20;

/** Has the provider return the money of an approved refund, under the refund's own id: a repeated call is the same refund. */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const now = deps.clock();
  const claimed = await claimRefund(deps.db, { id: refundId, now, tryAt: addMs(now, firstDelayMs) });
  if (!claimed) return;
  const payment = await findPayment(deps.db, claimed.paymentId);
  const provider = payment && deps.providers.find(payment.gateway);
  if (!payment || !provider) return;
  try {
    await recordResult(deps, claimed, await askProvider(provider, payment, claimed));
  } catch (cause) {
    await tryLater(deps, claimed);
    if (!(cause instanceof AppError)) throw cause;
  }
}

export async function sendRefundsLeft(deps: PaymentDeps): Promise<number> {
  const ids = await listRefundsToSend(deps.db, deps.clock(), batch);
  for (const id of ids) await sendRefund(deps, id);
  return ids.length;
}

/** A bank can send a refund back days after the provider said that it was done: whenever there is news of a charge, its refund is looked at again. */
export async function recheckRefund(deps: PaymentDeps, provider: PaymentProvider, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  const refund = payment && (await findLatestRefund(deps.db, payment.id));
  if (!payment?.transaction || !refund?.providerRefund || refund.isByHand || !(refund.state === 'sent' || refund.state === 'done')) return;
  const result = await provider.findRefund({ providerRefund: refund.providerRefund, transaction: payment.transaction });
  if (result.state !== 'pending') await recordResult(deps, refund, result);
}

async function askProvider(provider: PaymentProvider, payment: PaymentRow, refund: RefundRow): Promise<RefundResult> {
  const { transaction } = payment;
  if (!transaction) return { state: 'refused', failure: 'the payment names no transaction at the provider' };
  if (refund.providerRefund) return await provider.findRefund({ providerRefund: refund.providerRefund, transaction });
  // A provider forgets keys after a day or so: on a later try the charge itself says whether the money went back.
  if (refund.tries > 1) {
    const state = await provider.find({ paymentId: payment.id, reference: payment.reference, transaction });
    if (state && returnedOf(payment, state) >= payment.refundedCents) return { state: 'done', providerRefund: null };
  }
  return await provider.refund({
    refundId: refund.id,
    paymentId: payment.id,
    reference: payment.reference,
    transaction,
    amountCents: refund.amountCents,
    isWhole: refund.amountCents === payment.amountCents,
  });
}

async function recordResult(deps: PaymentDeps, refund: RefundRow, result: RefundResult): Promise<void> {
  if (result.state === 'pending') {
    await deps.db.transaction((tx) => updateRefund(tx, refund.id, { providerRefund: result.providerRefund, tryAt: nextTry(deps, refund) }));
    return;
  }
  if (result.state === 'refused') return await recordFailure(deps, refund, result.failure);
  await finishRefund(deps, refund.id, { providerRefund: result.providerRefund });
}

/** The money is back. Told once, however often it is said. */
export async function finishRefund(deps: PaymentDeps, refundId: string, how: { providerRefund?: string | null; reason?: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund || refund.state === 'done' || refund.state === 'denied') return;
    await updateRefund(tx, refundId, { state: 'done', doneAt: deps.clock(), tryAt: null, failure: null, ...how });
    const buyer = await getBuyer(tx, refund.userId);
    const { protocol, paymentId: payment_id, amountCents: amount_cents } = refund;
    await deps.queueMail(tx, { template: 'refund_done', to: buyer.email, language: buyer.language, params: { name: buyer.name, protocol, payment_id, amount_cents } });
    await tellBuyer(tx, deps, { userId: refund.userId, paymentId: refund.paymentId, status: 'refunded' });
  });
}

/** The credits are gone and the money is not back: a matter for staff, who tries again or pays by hand. */
async function recordFailure(deps: PaymentDeps, refund: RefundRow, failure: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPayment(tx, refund.paymentId);
    await updateRefund(tx, refund.id, { state: 'failed', failure, doneAt: null, tryAt: null });
    await updatePayment(tx, refund.paymentId, { flag: 'refund_failed', flaggedAt: deps.clock() });
  });
}

async function tryLater(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  if (refund.tries >= triesMax) return await recordFailure(deps, refund, 'the provider did not answer');
  await deps.db.transaction((tx) => updateRefund(tx, refund.id, { tryAt: nextTry(deps, refund) }));
}

function nextTry(deps: PaymentDeps, refund: RefundRow): Date {
  return addMs(deps.clock(), Math.min(firstDelayMs * 2 ** refund.tries, delayMaxMs));
}
