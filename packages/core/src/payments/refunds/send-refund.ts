import type { RefundFailure } from '@semblante/contracts';
import { addMs, AppError } from '../../kernel/index.ts';
import { returnedOf } from '../charges/take-reversals.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { PaymentProvider, RefundResult } from '../provider.ts';
import { finishRefund } from './finish-refund.ts';
import { claimRefund, findLatestRefund, listRefundsToSend, moveRefund, type RefundRow } from './refund.queries.ts';

const batch = 50;
const firstDelayMs = 60_000;
const delayMaxMs = 6 * 60 * 60_000;
const triesMax = 20;

/**
 * Has the provider return the money of an approved refund, under a key of the refund and its attempt: a repeated call
 * is the same refund.
 */
export async function sendRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const now = deps.clock();
  const claimed = await claimRefund(deps.db, { id: refundId, now, tryAt: addMs(now, firstDelayMs) });
  if (!claimed) return;
  const payment = await findPayment(deps.db, claimed.paymentId);
  const provider = payment && deps.providers.find(payment.gateway);
  if (!payment || !provider)
    return await recordFailure(deps, claimed, { code: 'gateway_gone', failure: 'the gateway is not configured' });
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

/**
 * A bank can send a refund back days after the provider said that it was done: whenever there is news of a charge, its
 * refund is looked at again.
 */
export async function recheckRefund(deps: PaymentDeps, provider: PaymentProvider, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  const refund = payment && (await findLatestRefund(deps.db, payment.id));
  if (
    !payment?.transaction ||
    !refund?.providerRefund ||
    refund.isByHand ||
    !(refund.state === 'sent' || refund.state === 'done')
  )
    return;
  const result = await provider.findRefund({ providerRefund: refund.providerRefund, transaction: payment.transaction });
  if (result.state !== 'pending') await recordResult(deps, refund, result);
}

async function askProvider(provider: PaymentProvider, payment: PaymentRow, refund: RefundRow): Promise<RefundResult> {
  const { transaction } = payment;
  if (!transaction) return { state: 'refused', failure: 'the payment names no transaction at the provider' };
  if (refund.providerRefund) return await provider.findRefund({ providerRefund: refund.providerRefund, transaction });
  if (mayBeBack(refund)) {
    const state = await provider.find({ paymentId: payment.id, reference: payment.reference, transaction });
    if (state && returnedOf(payment, state) >= payment.refundedCents) return { state: 'done', providerRefund: null };
  }
  return await provider.refund({
    key: keyOf(refund),
    paymentId: payment.id,
    reference: payment.reference,
    transaction,
    amountCents: refund.amountCents,
    isWhole: refund.amountCents === payment.amountCents,
  });
}

/**
 * A provider forgets keys after a day or so: when a call under this key had no answer, the charge itself says whether
 * the money went back.
 */
function mayBeBack({ tries, failureCode }: RefundRow): boolean {
  return tries > 1 || failureCode === 'no_answer' || failureCode === 'gateway_gone';
}

function keyOf({ id, attempt }: RefundRow): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}

async function recordResult(deps: PaymentDeps, refund: RefundRow, result: RefundResult): Promise<void> {
  switch (result.state) {
    case 'pending':
      return await postpone(deps, refund, { providerRefund: result.providerRefund });
    case 'refused':
      return await recordFailure(deps, refund, { code: 'refused', failure: result.failure });
    case 'done': {
      const finish = { from: ['approved', 'sent', 'failed'] as const, how: { providerRefund: result.providerRefund } };
      return void (await deps.db.transaction(async (tx) => await finishRefund(tx, deps, refund, finish)));
    }
    default:
      return result satisfies never;
  }
}

/**
 * The credits are gone and the money is not back: a matter for staff, who tries again or pays by hand. Only of what was
 * looked at: not of a later attempt, nor of one that ended otherwise meanwhile.
 */
async function recordFailure(
  deps: PaymentDeps,
  refund: RefundRow,
  { code, failure }: { code: RefundFailure; failure: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPayment(tx, refund.paymentId);
    const failed = await moveRefund(tx, refund, {
      from: [refund.state],
      to: { state: 'failed', failureCode: code, failure, doneAt: null, tryAt: null },
    });
    if (failed) await updatePayment(tx, refund.paymentId, { flag: 'refund_failed', flaggedAt: deps.clock() });
  });
}

async function tryLater(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  if (refund.tries >= triesMax)
    return await recordFailure(deps, refund, { code: 'no_answer', failure: 'the provider did not answer' });
  await postpone(deps, refund, {});
}

async function postpone(
  deps: PaymentDeps,
  refund: RefundRow,
  known: { providerRefund?: string | null },
): Promise<void> {
  const tryAt = addMs(deps.clock(), Math.min(firstDelayMs * 2 ** refund.tries, delayMaxMs));
  await deps.db.transaction(async (tx) => await moveRefund(tx, refund, { from: ['sent'], to: { ...known, tryAt } }));
}
