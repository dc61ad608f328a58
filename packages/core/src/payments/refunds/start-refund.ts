import { writeAudit } from '../../audit/index.ts';
import { AppError, newId, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { lockPayment } from '../payment.queries.ts';
import { worthOf } from './approve.ts';
import { requireRefundable } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { newProtocol } from './protocol.ts';
import { insertRefund } from './refund.queries.ts';

/** Somebody asked by telephone or mail: staff asks in the buyer's place, under the same rules, and approves it. */
export async function startRefund(
  deps: PaymentDeps,
  of: { paymentId: string; staffId: UserId },
  reason: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, of.paymentId);
    if (!payment) throw new AppError('payments.not_found');
    await requireRefundable(tx, deps, payment);
    const worth = await worthOf(tx, deps, payment);
    const at = deps.clock();
    await insertRefund(tx, {
      id: newId(),
      protocol: newProtocol(at),
      ...worth,
      paymentId: payment.id,
      userId: payment.userId,
      state: 'asked',
      askedAt: at,
    });
    const entry = {
      action: 'sells.refund_started' as const,
      subject: 'payment' as const,
      subjectId: payment.id,
      after: { credits: worth.credits, amount_cents: worth.amountCents },
      reason,
    };
    await writeAudit(tx, {
      ...entry,
      actorId: of.staffId,
      personal: { of: payment.userId, accountKeys: deps.accountKeys },
      at,
    });
  });
  await decideRefund(deps, of, { decision: 'approve' });
}
