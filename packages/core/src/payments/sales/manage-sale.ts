import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import { checkNow } from '../charges/reconcile-payments.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, lockPayment, updatePayment } from '../payment.queries.ts';

interface Act {
  paymentId: string;
  staffId: UserId;
}

/** Somebody looked at what was flagged, and says what came of it. */
export async function clearFlag(deps: PaymentDeps, { paymentId, staffId }: Act, reason: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new AppError('payments.not_found');
    if (payment.flag === null) return;
    await updatePayment(tx, payment.id, { flag: null, flaggedAt: null });
    const entry = {
      action: 'sells.flag_cleared' as const,
      subject: 'payment' as const,
      subjectId: payment.id,
      before: { flag: payment.flag },
      after: { flag: null },
    };
    await writeAudit(tx, {
      ...entry,
      actorId: staffId,
      reason,
      personal: { of: payment.userId, accountKeys: deps.accountKeys },
      at: deps.clock(),
    });
  });
}

/** Asks the provider about one payment at once, whatever its state is here. */
export async function reconcileNow(deps: PaymentDeps, { paymentId, staffId }: Act): Promise<void> {
  const before = await findPayment(deps.db, paymentId);
  if (!before) throw new AppError('payments.not_found');
  await checkNow(deps, before);
  const after = await findPayment(deps.db, paymentId);
  const states = { before: { status: before.status }, after: { status: after?.status } };
  await deps.db.transaction(
    async (tx) =>
      await writeAudit(tx, {
        actorId: staffId,
        action: 'sells.reconciled',
        subject: 'payment',
        subjectId: paymentId,
        ...states,
        at: deps.clock(),
      }),
  );
}
