import type { ChargeState } from '@semblante/core/payments';
import * as z from 'zod';

const Charge = z.object({
  amount_captured: z.number(),
  amount_refunded: z.number(),
  disputed: z.boolean(),
  currency: z.string(),
});

const PaymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: Charge.nullish(),
});

export const Session = z.object({
  id: z.string(),
  url: z.url().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  metadata: z.object({ user_id: z.string().nullish() }).loose().nullish(),
  payment_intent: z.union([z.string(), PaymentIntent]).nullish(),
});
export type Session = z.infer<typeof Session>;

export const DisputeList = z.object({ data: z.array(z.object({ status: z.string() })) });

/** A session, its intent and its charge as one state. `isLost`: a dispute that is not won, whose money is away. */
export function chargeStateOf(session: Session, dispute: { isLost: boolean }): ChargeState {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent?.latest_charge;
  const isPaid = session.payment_status === 'paid';
  return {
    paymentId: session.client_reference_id ?? '',
    reference: session.id,
    transaction: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    state: isPaid ? 'paid' : unpaidState(session, intent?.status),
    paidCents: isPaid ? (charge?.amount_captured ?? session.amount_total ?? 0) : 0,
    currency: (charge?.currency ?? session.currency ?? '').toUpperCase(),
    payer: { userId: session.metadata?.user_id ?? null, cpf: null },
    refundedCents: charge?.amount_refunded ?? 0,
    isChargedBack: dispute.isLost,
  };
}

/**
 * `complete` and unpaid is a boleto that was drawn and waits, or one whose days are over: its intent asks for another
 * method then.
 */
function unpaidState(session: Session, intentStatus: string | undefined): ChargeState['state'] {
  if (session.status === 'expired') return 'expired';
  if (intentStatus === 'canceled') return 'cancelled';
  return session.status === 'complete' && intentStatus === 'requires_payment_method' ? 'rejected' : 'pending';
}
