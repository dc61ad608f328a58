import type { Payment } from '@semblante/contracts';
import { statusWord } from '../status-word.ts';

export type PaymentView = 'pix' | 'provider' | 'unopened' | 'expired' | 'paid' | 'refunded' | 'checking' | 'ended';

/** What the panel shows of a payment. One that ran out of time is over for the eye before the server has noted it. */
export function viewOf(
  payment: Pick<Payment, 'status' | 'status_reason' | 'pix' | 'payment_url' | 'expires_at'>,
  now: number,
): PaymentView {
  const status = statusWord({ status: payment.status, reason: payment.status_reason });
  switch (status) {
    case 'success':
      return 'paid';
    case 'refunded':
      return 'refunded';
    case 'error':
      return 'checking';
    case 'fail':
    case 'trash':
      return 'ended';
    case 'pending':
      if (now >= Date.parse(payment.expires_at)) return 'expired';
      if (payment.pix !== undefined) return 'pix';
      return payment.payment_url === undefined ? 'unopened' : 'provider';
    default:
      return status satisfies never;
  }
}
