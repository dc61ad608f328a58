import type { Payment } from '@semblante/contracts';

/** A package of 30 credits, waiting for its Pix. */
export const samplePayment: Payment = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  status: 'pending',
  status_reason: null,
  credits: 30,
  list_price_cents: 4990,
  amount_cents: 4990,
  currency: 'BRL',
  method: 'pix',
  gateway: 'sandbox',
  promotion: null,
  created_at: '2026-11-01T12:00:00.000Z',
  expires_at: '2026-11-01T12:30:00.000Z',
  paid_at: null,
  refunded_cents: 0,
  refund: null,
  refund_offer: null,
};
