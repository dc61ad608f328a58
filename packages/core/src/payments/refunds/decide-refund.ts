import type { DecideRefundBody, RefundState } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getBuyer, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { takeCreditsBack, worthOf } from './approve.ts';
import { finishRefund } from './finish-refund.ts';
import { lockLatestRefund, moveRefund, type RefundRow } from './refund.queries.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Staff's word on a refund. The amount is what is unspent at this moment: what was spent since it was asked for is not
 * returned. Payment and refund are locked and the decision is one commit, so that the sender finds a refund that is its
 * to send, or none.
 */
export async function decideRefund(
  deps: PaymentDeps,
  of: { paymentId: string; staffId: UserId },
  decision: DecideRefundBody,
): Promise<void> {
  const refundId = await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, of.paymentId);
    if (!payment) throw new AppError('payments.not_found');
    const refund = await lockLatestRefund(tx, payment.id);
    if (!refund) throw new AppError('payments.refund_not_open');
    const pending = { payment, refund, staffId: of.staffId };
    const decided = await decide(tx, deps, pending, decision);
    await audit(tx, deps, { ...pending, decided, decision });
    return refund.id;
  });
  if (decision.decision === 'approve') await sendRefund(deps, refundId);
}

interface PendingRefund {
  payment: PaymentRow;
  refund: RefundRow;
  staffId: UserId;
}

async function decide(
  tx: Tx,
  deps: PaymentDeps,
  pending: PendingRefund,
  decision: DecideRefundBody,
): Promise<RefundRow> {
  switch (decision.decision) {
    case 'approve':
      return pending.refund.state === 'failed' ? await sendAgain(tx, deps, pending) : await approve(tx, deps, pending);
    case 'deny':
      return await deny(tx, deps, pending, decision.reason);
    case 'paid_by_hand':
      return await payByHand(tx, deps, pending, decision.reason);
    default:
      return decision satisfies never;
  }
}

async function approve(tx: Tx, deps: PaymentDeps, pending: PendingRefund): Promise<RefundRow> {
  const { payment, refund, staffId } = pending;
  requireState(refund, ['asked']);
  const worth = await worthOf(tx, deps, payment);
  await takeCreditsBack(tx, deps, payment, { id: refund.id, ...worth, actorId: staffId });
  const approved = await move(tx, deps, pending, {
    from: ['asked'],
    to: { ...worth, state: 'approved', tryAt: deps.clock() },
  });
  const buyer = await getBuyer(tx, payment.userId);
  await deps.queueMail(tx, {
    template: 'refund_approved',
    to: buyer.email,
    language: buyer.language,
    params: {
      name: buyer.name,
      protocol: refund.protocol,
      payment_id: payment.id,
      amount_cents: worth.amountCents,
      by_hand: worth.isByHand,
    },
  });
  return approved;
}

/**
 * The credits were taken back when it was first approved: only the money is sent again. After a refusal that needs a
 * new refund at the provider under a new key; while nobody knows what became of the last one, the same is asked about
 * again.
 */
async function sendAgain(tx: Tx, deps: PaymentDeps, pending: PendingRefund): Promise<RefundRow> {
  const anew =
    pending.refund.failureCode === 'refused' ? { attempt: pending.refund.attempt + 1, providerRefund: null } : {};
  return await move(tx, deps, pending, {
    from: ['failed'],
    to: { state: 'approved', tries: 0, tryAt: deps.clock(), ...anew },
  });
}

async function deny(tx: Tx, deps: PaymentDeps, pending: PendingRefund, reason: string): Promise<RefundRow> {
  const { payment, refund } = pending;
  const denied = await move(tx, deps, pending, { from: ['asked'], to: { state: 'denied', reason } });
  const buyer = await getBuyer(tx, payment.userId);
  const { protocol, amountCents: amount_cents } = refund;
  await deps.queueMail(tx, {
    template: 'refund_denied',
    to: buyer.email,
    language: buyer.language,
    params: { name: buyer.name, protocol, payment_id: payment.id, amount_cents, reason },
  });
  await deps.publishEvent(tx, payment.userId, { kind: 'payment', payment_id: payment.id, status: payment.status });
  return denied;
}

async function payByHand(
  tx: Tx,
  deps: PaymentDeps,
  { refund, staffId }: PendingRefund,
  reason: string,
): Promise<RefundRow> {
  const paid = await finishRefund(tx, deps, refund, {
    from: ['approved', 'failed'],
    how: { isByHand: true, reason, decidedBy: staffId, decidedAt: deps.clock() },
  });
  if (!paid) throw new AppError('payments.refund_not_open');
  return paid;
}

async function move(
  tx: Tx,
  deps: PaymentDeps,
  { refund, staffId }: PendingRefund,
  { from, to }: Parameters<typeof moveRefund>[2],
): Promise<RefundRow> {
  const moved = await moveRefund(tx, refund, { from, to: { ...to, decidedBy: staffId, decidedAt: deps.clock() } });
  if (!moved) throw new AppError('payments.refund_not_open');
  return moved;
}

const actions = {
  approve: 'sells.refund_approved',
  deny: 'sells.refund_denied',
  paid_by_hand: 'sells.refund_paid_by_hand',
} as const;

async function audit(
  tx: Tx,
  deps: PaymentDeps,
  { payment, refund, decided, decision, staffId }: PendingRefund & { decided: RefundRow; decision: DecideRefundBody },
): Promise<void> {
  await writeAudit(tx, {
    actorId: staffId,
    action: actions[decision.decision],
    subject: 'payment',
    subjectId: payment.id,
    before: { status: payment.status, refund: refund.state },
    after: {
      refund: decided.state,
      credits: decided.credits,
      amount_cents: decided.amountCents,
      protocol: refund.protocol,
    },
    reason: 'reason' in decision ? decision.reason : undefined,
    personal: { of: payment.userId, accountKeys: deps.accountKeys },
    at: deps.clock(),
  });
}

/** Before anything is taken back: the change of state itself is guarded once more. */
function requireState(refund: RefundRow, states: readonly RefundState[]): void {
  if (!states.includes(refund.state)) throw new AppError('payments.refund_not_open');
}
