import { type RawWebhook, type ReadWebhook, replayWindowSeconds } from '@semblante/core/payments';
import { Stripe } from 'stripe';
import * as z from 'zod';
import { singleHeader } from '../ask-gateway.ts';

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  data: z.object({
    object: z.object({ id: z.string().nullish(), client_reference_id: z.string().nullish(), payment_intent: named }),
  }),
});

const aboutSessions = /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/;
const aboutMoneyBack =
  /^(charge\.refunded|refund\.(updated|failed)|charge\.dispute\.(created|closed|funds_withdrawn|funds_reinstated))$/;

export function readEvent(stripe: Stripe, secret: string, raw: RawWebhook, now: Date): ReadWebhook {
  const header = singleHeader(raw.headers['stripe-signature']);
  if (!header) return { verdict: 'forged' };
  let told: unknown;
  try {
    // The age is judged below, by our own clock; the library's tolerance would use the machine's.
    told = stripe.webhooks.constructEvent(raw.body, header, secret, Number.MAX_SAFE_INTEGER);
  } catch (cause) {
    return { verdict: cause instanceof Stripe.errors.StripeSignatureVerificationError ? 'forged' : 'malformed' };
  }
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= replayWindowSeconds)) return { verdict: 'stale' };
  const event = Event.safeParse(told);
  if (!event.success) return { verdict: 'malformed' };
  const { id: eventId, type: kind, data } = event.data;
  if (aboutSessions.test(kind))
    return {
      verdict: 'accepted',
      eventId,
      kind,
      paymentId: data.object.client_reference_id,
      reference: data.object.id,
    };
  if (aboutMoneyBack.test(kind) && data.object.payment_intent)
    return { verdict: 'accepted', eventId, kind, transaction: data.object.payment_intent };
  return { verdict: 'ignored', eventId, kind };
}
