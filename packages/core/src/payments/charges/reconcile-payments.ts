import { addMs, AppError, dayMs, minuteMs } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { PaymentProvider } from '../provider.ts';
import { applyCharge, endUnpaid } from './apply-charge.ts';
import { recheckRefund } from '../refunds/send-refund.ts';
import { listPaymentsToCheck } from './reconcile-payments.queries.ts';

const batch = 50;
const checkEveryMaxMs = 60 * minuteMs;
/** A boleto paid on its last day is known days later; after this a payment that nobody knows of is over. */
const waitAfterExpiryMs = { pix: 30 * minuteMs, card: dayMs, boleto: 5 * dayMs };

/**
 * Asks the provider about every unpaid payment that is due, so that a webhook that never came changes nothing in the
 * end.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<number> {
  const due = await listPaymentsToCheck(deps.db, deps.clock(), batch);
  for (const payment of due) await checkPayment(deps, payment);
  return due.length;
}

/**
 * Because staff wants to know: what the provider says is applied whatever the payment's state, and its silence is told.
 */
export async function checkNow(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const provider = deps.providers.find(payment.gateway);
  if (!provider) throw new AppError('payments.gateway_unavailable');
  if (payment.status === 'pending')
    return await lookAt(deps, payment, { provider, isPastExpiry: payment.expiresAt <= deps.clock() });
  const state = await provider.find({
    paymentId: payment.id,
    reference: payment.reference,
    transaction: payment.transaction,
  });
  if (state) await applyCharge(deps, payment.gateway, state);
  await recheckRefund(deps, provider, payment.id);
}

async function checkPayment(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const provider = deps.providers.find(payment.gateway);
  // Its gateway is no longer configured: nobody can be asked, so its time decides.
  if (!provider) return isOver(deps, payment) ? await expire(deps, payment) : await checkLater(deps, payment);
  try {
    const isPastExpiry = payment.expiresAt <= deps.clock();
    if (isPastExpiry) await provider.cancel({ paymentId: payment.id, reference: payment.reference });
    await lookAt(deps, payment, { provider, isPastExpiry });
  } catch (cause) {
    await checkLater(deps, payment);
    if (!(cause instanceof AppError)) throw cause;
  }
}

async function lookAt(
  deps: PaymentDeps,
  payment: PaymentRow,
  how: { provider: PaymentProvider; isPastExpiry: boolean },
): Promise<void> {
  const state = await how.provider.find({
    paymentId: payment.id,
    reference: payment.reference,
    transaction: payment.transaction,
  });
  // We cancelled it because its time was over: that is what the buyer is told.
  const shown = state?.state === 'cancelled' && how.isPastExpiry ? { ...state, state: 'expired' as const } : state;
  if (shown) await applyCharge(deps, payment.gateway, shown);
  if (shown && shown.state !== 'pending') return;
  if ((how.isPastExpiry && !state) || isOver(deps, payment)) return await expire(deps, payment);
  await checkLater(deps, payment);
}

function isOver(deps: PaymentDeps, payment: PaymentRow): boolean {
  return addMs(payment.expiresAt, waitAfterExpiryMs[payment.method]) <= deps.clock();
}

async function expire(deps: PaymentDeps, { id }: PaymentRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment) await endUnpaid(tx, deps, payment, 'expired');
  });
}

/** Ever more seldom, but once right after the time to pay is over. */
async function checkLater(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const now = deps.clock();
  const usual = addMs(now, Math.min(minuteMs * 2 ** payment.checks, checkEveryMaxMs));
  const checkAt = payment.expiresAt > now && payment.expiresAt < usual ? payment.expiresAt : usual;
  await deps.db.transaction(async (tx) => {
    const current = await lockPayment(tx, payment.id);
    if (current?.status === 'pending') await updatePayment(tx, payment.id, { checkAt, checks: payment.checks + 1 });
  });
}
