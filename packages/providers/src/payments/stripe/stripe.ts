import type { PaymentMethod } from '@semblante/contracts';
import type {
  ChargeNames,
  ChargeOrder,
  ChargeState,
  PaymentProvider,
  RefundOrder,
  RefundResult,
} from '@semblante/core/payments';
import { Stripe } from 'stripe';
import * as z from 'zod';
import { askGateway, orUndefined } from '../ask-gateway.ts';
import { chargeStateOf, DisputeList, Session } from './charge-state.ts';
import { readEvent } from './read-event.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Pix is by invitation. */
  hasPix: boolean;
  /** Where the API is, when it is not Stripe's own: a peer in tests. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

const timeoutMs = 15_000;
/** A session lives half an hour at least and a day at most. */
const sessionMinMs = 31 * 60_000;
const sessionMaxMs = 23 * 60 * 60_000;
const boletoDays = 3;
const expand = ['payment_intent.latest_charge'];
const Refund = z.object({ id: z.string(), status: z.string().nullish() });
const SessionList = z.object({ data: z.array(Session) });

export function createStripe({ secretKey, webhookSecret, hasPix, api }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: api ? 0 : 1,
    telemetry: false,
    ...api,
  });

  async function create(order: ChargeOrder) {
    const session = await askGateway(
      () => stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.paymentId }),
      { schema: Session, isRefusal },
    );
    return { reference: session.id, ...(session.url && { paymentUrl: session.url }) };
  }

  /**
   * Stripe cannot search by our id: before the answer to `create` there is nothing to find, and afterwards there is the
   * reference.
   */
  async function find({ reference, transaction }: ChargeNames): Promise<ChargeState | undefined> {
    const session = reference
      ? await getSession(reference)
      : transaction
        ? await sessionOfIntent(transaction)
        : undefined;
    return session?.client_reference_id ? chargeStateOf(session, { isLost: await hasLostDispute(session) }) : undefined;
  }

  const getSession = (id: string) =>
    orUndefined(askGateway(() => stripe.checkout.sessions.retrieve(id, { expand }), { schema: Session, isRefusal }));

  async function sessionOfIntent(payment_intent: string): Promise<Session | undefined> {
    const { data } = await askGateway(
      () => stripe.checkout.sessions.list({ payment_intent, limit: 1, expand: expand.map((path) => `data.${path}`) }),
      { schema: SessionList, isRefusal },
    );
    return data[0];
  }

  async function hasLostDispute(session: Session): Promise<boolean> {
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    if (!intent?.latest_charge?.disputed) return false;
    const { data } = await askGateway(() => stripe.disputes.list({ payment_intent: intent.id, limit: 10 }), {
      schema: DisputeList,
      isRefusal,
    });
    // An inquiry (`warning_…`) moves no money; a dispute that was won has brought it back.
    return data.some(({ status }) => status !== 'won' && !status.startsWith('warning_'));
  }

  async function refund(order: RefundOrder): Promise<RefundResult> {
    const body = { payment_intent: order.transaction, amount: order.amountCents, metadata: { refund_key: order.key } };
    const made = await orUndefined(
      askGateway(() => stripe.refunds.create(body, { idempotencyKey: order.key }), { schema: Refund, isRefusal }),
    );
    return made ? resultOf(made) : { state: 'refused', failure: 'Stripe refused the refund' };
  }

  return {
    gateway: 'stripe',
    methods: hasPix ? ['pix', 'card', 'boleto'] : ['card', 'boleto'],
    create,
    find,
    // Only an open session can be stopped; a boleto that was drawn can be paid until its day.
    cancel: async ({ reference }) => {
      if (reference)
        await orUndefined(
          askGateway(() => stripe.checkout.sessions.expire(reference), { schema: z.unknown(), isRefusal }),
        );
    },
    canRefund: (method: PaymentMethod) => method !== 'boleto',
    refund,
    findRefund: async ({ providerRefund }) =>
      resultOf(await askGateway(() => stripe.refunds.retrieve(providerRefund), { schema: Refund, isRefusal })),
    readEvent: (raw, now) => readEvent(stripe, webhookSecret, raw, now),
  };
}

/** Wrong keys are our fault and refuse nobody's purchase; a key that is in use right now is no refusal either. */
function isRefusal(cause: unknown): boolean {
  const { errors } = Stripe;
  return cause instanceof errors.StripeInvalidRequestError || cause instanceof errors.StripeCardError;
}

function resultOf(made: z.infer<typeof Refund>): RefundResult {
  if (made.status === 'failed' || made.status === 'canceled')
    return { state: 'refused', failure: `Stripe says ${made.status}` };
  return { state: made.status === 'succeeded' ? 'done' : 'pending', providerRefund: made.id };
}

function sessionOf(order: ChargeOrder): Stripe.Checkout.SessionCreateParams {
  const now = Date.now();
  const endsAt = Math.min(Math.max(order.expiresAt.getTime(), now + sessionMinMs), now + sessionMaxMs);
  return {
    mode: 'payment',
    client_reference_id: order.paymentId,
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
    customer_email: order.payer.email,
    expires_at: Math.floor(endsAt / 1000),
    allowed_payment_method_types: [order.method],
    ...(order.method === 'boleto' && { payment_method_options: { boleto: { expires_after_days: boletoDays } } }),
    metadata: { payment_id: order.paymentId, user_id: order.payer.userId },
    payment_intent_data: { metadata: { payment_id: order.paymentId } },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'brl', unit_amount: order.amountCents, product_data: { name: order.description } },
      },
    ],
  };
}
