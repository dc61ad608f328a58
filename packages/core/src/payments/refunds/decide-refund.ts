import type { DecideRefundBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getBuyer, lockPayment, type PaymentRow } from '../payment.queries.ts';
import { takeCreditsBack, worthOf } from './approve.ts';
import { findLatestRefund, type RefundRow, updateRefund } from './refund.queries.ts';
import { finishRefund, sendRefund } from './send-refund.ts';

/** Staff's word on a refund. The amount is what is unspent at this moment: what was spent since it was asked for is not returned. */
export async function decideRefund(deps: PaymentDeps, of: { paymentId: string; staffId: UserId }, decision: DecideRefundBody): Promise<void> {
  const refund = await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, of.paymentId);
    if (!payment) throw new AppError('payments.not_found');
    const refund = await findLatestRefund(tx, payment.id);
    if (!refund) throw new AppError('payments.refund_not_open');
    const waits = { payment, refund, staffId: of.staffId };
    switch (decision.decision) {
      case 'approve':
        await approve(tx, deps, waits);
        break;
      case 'deny':
        await deny(tx, deps, waits, decision.reason);
        break;
      case 'paid_by_hand':
        requireState(refund, ['approved', 'failed']);
        await updateRefund(tx, refund.id, { isByHand: true, decidedBy: of.staffId, decidedAt: deps.clock() });
        break;
      default:
        decision satisfies never;
    }
    await audit(tx, deps, waits, decision);
    return refund;
  });
  if (decision.decision === 'approve') await sendRefund(deps, refund.id);
  if (decision.decision === 'paid_by_hand') await finishRefund(deps, refund.id, { reason: decision.reason });
}

interface Waits {
  payment: PaymentRow;
  refund: RefundRow;
  staffId: UserId;
}

async function approve(tx: Tx, deps: PaymentDeps, { payment, refund, staffId }: Waits): Promise<void> {
  requireState(refund, ['asked', 'failed']);
  const now = deps.clock();
  // The credits of a failed one were taken back when it was first approved: only the money is sent again.
  if (refund.state === 'failed') return await updateRefund(tx, refund.id, { state: 'approved', tryAt: now, decidedBy: staffId, decidedAt: now });
  const worth = await worthOf(tx, deps, payment);
  await takeCreditsBack(tx, deps, payment, { id: refund.id, ...worth, actorId: staffId });
  await updateRefund(tx, refund.id, { ...worth, state: 'approved', tryAt: now, decidedBy: staffId, decidedAt: now });
  const buyer = await getBuyer(tx, payment.userId);
  await deps.queueMail(tx, {
    template: 'refund_approved',
    to: buyer.email,
    language: buyer.language,
    params: { name: buyer.name, protocol: refund.protocol, payment_id: payment.id, amount_cents: worth.amountCents, by_hand: worth.isByHand },
  });
}

async function deny(tx: Tx, deps: PaymentDeps, { payment, refund, staffId }: Waits, reason: string): Promise<void> {
  requireState(refund, ['asked']);
  await updateRefund(tx, refund.id, { state: 'denied', reason, decidedBy: staffId, decidedAt: deps.clock() });
  const buyer = await getBuyer(tx, payment.userId);
  const { protocol, amountCents: amount_cents } = refund;
  await deps.queueMail(tx, { template: 'refund_denied', to: buyer.email, language: buyer.language, params: { name: buyer.name, protocol, payment_id: payment.id, amount_cents, reason } });
  await deps.publishEvent(tx, payment.userId, { kind: 'payment', payment_id: payment.id, status: payment.status });
}

const actions = { approve: 'sells.refund_approved', deny: 'sells.refund_denied', paid_by_hand: 'sells.refund_paid_by_hand' } as const;

async function audit(tx: Tx, deps: PaymentDeps, { payment, refund, staffId }: Waits, decision: DecideRefundBody): Promise<void> {
  const decided = await findLatestRefund(tx, payment.id);
  await writeAudit(tx, {
    actorId: staffId,
    action: actions[decision.decision],
    subject: 'payment',
    subjectId: payment.id,
    before: { status: payment.status, refund: refund.state },
    after: { refund: decided?.state, credits: decided?.credits, amount_cents: decided?.amountCents, protocol: refund.protocol },
    reason: 'reason' in decision ? decision.reason : undefined,
    personal: { of: payment.userId, accountKeys: deps.accountKeys },
    at: deps.clock(),
  });
}

function requireState(refund: RefundRow, states: readonly RefundRow['state'][]): void {
  if (!states.includes(refund.state)) throw new AppError('payments.refund_not_open');
}
