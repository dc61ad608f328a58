import { AppError, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findOwnPayment, lockPayment } from '../payment.queries.ts';
import { applyCharge, endUnpaid } from './apply-charge.ts';

/**
 * Gives up an unpaid payment, and with it its claim to the first-purchase price. If it was paid a moment ago, paid
 * wins.
 */
export async function cancelPayment(deps: PaymentDeps, of: { id: string; userId: UserId }): Promise<void> {
  const payment = await findOwnPayment(deps.db, of);
  if (!payment) throw new AppError('payments.not_found');
  if (payment.status !== 'pending') throw new AppError('payments.not_pending');
  const provider = deps.providers.find(payment.gateway);
  if (!provider) throw new AppError('payments.gateway_unavailable');
  const names = { paymentId: payment.id, reference: payment.reference };
  await provider.cancel(names);
  const state = await provider.find(names);
  if (state) await applyCharge(deps, payment.gateway, state);
  await deps.db.transaction(async (tx) => {
    const current = await lockPayment(tx, payment.id);
    if (!state && current) await endUnpaid(tx, deps, current, 'cancelled');
  });
}
