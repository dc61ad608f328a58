import { translatorFor } from '@semblante/i18n/translator';
import { getPayer } from '../../billing/index.ts';
import { AppError, type PaymentId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findPayment, getBuyer, lockPayment, type PaymentRow, updatePayment } from '../payment.queries.ts';
import type { Charge, ChargeOrder } from '../provider.ts';
import { notifyBuyer } from '../notify-buyer.ts';

/**
 * Has the provider make the charge of a payment, if it has not yet. May run many times and at once: the provider
 * knows the payment by its id, and the answer is written only where there is none.
 */
export async function openCharge(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) throw new AppError('payments.not_found');
  if (payment.statusReason === 'not_accepted') throw new AppError('payments.gateway_refused');
  if (payment.status !== 'pending' || isOpen(payment)) return;
  const provider = deps.providers.find(payment.gateway);
  if (!provider) throw new AppError('payments.gateway_unavailable');
  try {
    const charge = await provider.create(await orderOf(deps, payment));
    await recordCharge(deps, paymentId, charge);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    if (cause.code === 'payments.gateway_refused') await recordRefusal(deps, paymentId);
    // Another call of the same purchase may have been answered while this one was not.
    const now = await findPayment(deps.db, paymentId);
    if (!now || !isOpen(now)) throw cause;
  }
}

function isOpen(payment: PaymentRow): boolean {
  return payment.pixCode !== null || payment.paymentUrl !== null;
}

async function orderOf(deps: PaymentDeps, payment: PaymentRow): Promise<ChargeOrder> {
  const payer = await getPayer(deps, deps.db, payment.userId);
  // The CPF was corrected between the purchase and this try: the charge is opened for the one that holds now.
  if (payer.cpfHash !== payment.payerCpfHash)
    await deps.db.transaction((tx) => updatePayment(tx, payment.id, { payerCpfHash: payer.cpfHash }));
  const translate = translatorFor((await getBuyer(deps.db, payment.userId)).language);
  return {
    paymentId: payment.id,
    amountCents: payment.amountCents,
    currency: payment.currency,
    credits: payment.credits,
    method: payment.method,
    description: translate('mails.charge.description', { count: payment.credits }),
    expiresAt: payment.expiresAt,
    payer,
    returnUrl: `${deps.publicUrl}/user/receipts/${payment.id}`,
  };
}

async function recordCharge(deps: PaymentDeps, paymentId: PaymentId, charge: Charge): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || isOpen(payment)) return;
    // A webhook may have come first and brought the reference with it; the code and the page are only known here.
    await updatePayment(tx, paymentId, {
      reference: payment.reference ?? charge.reference,
      pixCode: charge.pixCode,
      paymentUrl: charge.paymentUrl,
    });
  });
}

/** A clear no is the end of this payment, and of its claim to the first-purchase price. */
async function recordRefusal(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.status !== 'pending' || payment.reference) return;
    await updatePayment(tx, paymentId, {
      status: 'error',
      statusReason: 'not_accepted',
      hasFirstPurchasePrice: false,
      checkAt: null,
    });
    await notifyBuyer(tx, deps, { userId: payment.userId, paymentId, status: 'error' });
  });
}
