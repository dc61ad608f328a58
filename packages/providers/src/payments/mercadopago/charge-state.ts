import type { ChargeState } from '@semblante/core/payments';
import type { MercadoPagoPayment } from './mercadopago-api.ts';

/** A chargeback that ended in our favour is no chargeback any more. */
const isChargedBack = (payment: MercadoPagoPayment) =>
  payment.status === 'charged_back' && payment.status_detail !== 'reimbursed';
const paidStatuses = new Set(['approved', 'refunded', 'charged_back', 'in_mediation']);

/**
 * All payments made for one purchase, as one state: on the hosted page a person may be refused and try again, and may
 * even pay twice, which then shows as too much money.
 */
export function chargeStateOf(paymentId: string, made: readonly MercadoPagoPayment[]): ChargeState | undefined {
  const paid = made.filter(({ status }) => paidStatuses.has(status));
  const [main] = paid.length > 0 ? paid : made;
  if (!main) return undefined;
  const sum = (of: (payment: MercadoPagoPayment) => number) => paid.reduce((total, payment) => total + of(payment), 0);
  return {
    paymentId,
    reference: null,
    transaction: paid.length > 0 ? main.id : null,
    state: paid.length > 0 ? 'paid' : unpaidState(made),
    paidCents: sum(({ transaction_amount }) => transaction_amount),
    currency: main.currency_id,
    payer: { userId: main.metadata?.user_id ?? null, cpf: null },
    refundedCents: sum((payment) =>
      payment.status === 'refunded' ? payment.transaction_amount : (payment.transaction_amount_refunded ?? 0),
    ),
    isChargedBack: paid.some(isChargedBack),
  };
}

function unpaidState(made: readonly MercadoPagoPayment[]): ChargeState['state'] {
  // A refused card on the hosted page is one try of several; the purchase itself still waits.
  const ended = made.every(
    ({ status, payment_method_id }) => status === 'cancelled' || (status === 'rejected' && payment_method_id === 'pix'),
  );
  if (!ended) return 'pending';
  if (made.some(({ status }) => status === 'rejected')) return 'rejected';
  return made.every(({ status_detail }) => status_detail === 'expired') ? 'expired' : 'cancelled';
}
