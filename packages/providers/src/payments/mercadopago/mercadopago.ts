import type {
  Charge,
  ChargeNames,
  ChargeOrder,
  ChargeState,
  PaymentProvider,
  RefundOrder,
  RefundResult,
} from '@semblante/core/payments';
import { Payment, PaymentRefund, Preference } from 'mercadopago';
import * as z from 'zod';
import { askGateway, orUndefined } from '../ask-gateway.ts';
import { chargeStateOf } from './charge-state.ts';
import {
  configFor,
  CreatedPreference,
  Found,
  isRefusal,
  MadeRefund,
  MercadoPagoPayment,
  reaisOf,
  refundConfigFor,
} from './mercadopago-api.ts';
import { readEvent } from './read-event.ts';

export interface MercadoPagoSettings {
  accessToken: string;
  webhookSecret: string;
  publicUrl: string;
}

/**
 * They take no Pix that lives shorter than half an hour; one that was opened late outlives our own end of it, and is
 * cancelled then.
 */
const pixMinMs = 31 * 60_000;

export function createMercadoPago({ accessToken, webhookSecret, publicUrl }: MercadoPagoSettings): PaymentProvider {
  const config = () => configFor(accessToken);
  const refundConfig = () => refundConfigFor(accessToken);
  const isPublic = publicUrl.startsWith('https://');
  const addresses = {
    notification: isPublic ? `${publicUrl}/api/webhooks/mercadopago?source_news=webhooks` : undefined,
    isPublic,
  };

  async function createPix(order: ChargeOrder): Promise<Charge> {
    const body = pixBody(order, addresses.notification);
    const made = await askGateway(
      () => new Payment(config()).create({ body, requestOptions: { idempotencyKey: order.paymentId } }),
      { schema: MercadoPagoPayment, isRefusal },
    );
    const shown = made.point_of_interaction?.transaction_data;
    return {
      reference: made.id,
      ...(shown?.qr_code && { pixCode: shown.qr_code }),
      ...(shown?.ticket_url && { paymentUrl: shown.ticket_url }),
    };
  }

  async function createHosted(order: ChargeOrder): Promise<Charge> {
    const body = preferenceBody(order, addresses);
    const made = await askGateway(
      () => new Preference(config()).create({ body, requestOptions: { idempotencyKey: order.paymentId } }),
      { schema: CreatedPreference, isRefusal },
    );
    return { reference: made.id, paymentUrl: made.init_point };
  }

  async function find({ paymentId, transaction }: ChargeNames): Promise<ChargeState | undefined> {
    const ours = paymentId ?? (transaction ? await ourIdOf(transaction) : undefined);
    if (!ours) return undefined;
    const options = { external_reference: ours, sort: 'date_created', criteria: 'asc' } as const;
    const { results } = await askGateway(() => new Payment(config()).search({ options }), { schema: Found, isRefusal });
    return chargeStateOf(
      ours,
      results.filter(({ external_reference }) => external_reference === ours),
    );
  }

  async function ourIdOf(transaction: string): Promise<string | undefined> {
    const found = await orUndefined(
      askGateway(() => new Payment(config()).get({ id: transaction }), { schema: MercadoPagoPayment, isRefusal }),
    );
    return found?.external_reference ?? undefined;
  }

  /** A number names a payment, anything else a preference, which is stopped by ending its time. */
  async function cancel({ reference }: ChargeNames): Promise<void> {
    if (!reference) return;
    const stop = /^\d+$/.test(reference)
      ? () => new Payment(config()).cancel({ id: reference })
      : () => new Preference(config()).update({ id: reference, updatePreferenceRequest: endNow() });
    await orUndefined(askGateway(stop, { schema: z.unknown(), isRefusal }));
  }

  async function refund(order: RefundOrder): Promise<RefundResult> {
    const api = new PaymentRefund(refundConfig());
    const requestOptions = { idempotencyKey: order.key };
    const call = order.isWhole
      ? () => api.total({ payment_id: order.transaction, requestOptions })
      : () =>
          api.create({ payment_id: order.transaction, body: { amount: reaisOf(order.amountCents) }, requestOptions });
    const made = await orUndefined(askGateway(call, { schema: MadeRefund, isRefusal }));
    return made ? resultOf(made) : { state: 'refused', failure: 'Mercado Pago refused the refund' };
  }

  return {
    gateway: 'mercadopago',
    methods: ['pix', 'card', 'boleto'],
    create: async (order) => (order.method === 'pix' ? await createPix(order) : await createHosted(order)),
    find,
    cancel,
    canRefund: () => true,
    refund,
    findRefund: async ({ providerRefund, transaction }) =>
      resultOf(
        await askGateway(
          () => new PaymentRefund(refundConfig()).get({ payment_id: transaction, refund_id: providerRefund }),
          { schema: MadeRefund, isRefusal },
        ),
      ),
    readEvent: (raw, now) => readEvent(webhookSecret, raw, now),
  };
}

function resultOf(made: z.infer<typeof MadeRefund>): RefundResult {
  if (made.status === 'rejected' || made.status === 'cancelled')
    return { state: 'refused', failure: `Mercado Pago says ${made.status}` };
  return { state: made.status === 'in_process' ? 'pending' : 'done', providerRefund: made.id };
}

function pixBody(order: ChargeOrder, notificationUrl: string | undefined) {
  const { first, last } = namesOf(order.payer.name);
  return {
    transaction_amount: reaisOf(order.amountCents),
    payment_method_id: 'pix',
    description: order.description,
    external_reference: order.paymentId,
    notification_url: notificationUrl,
    date_of_expiration: instantOf(new Date(Math.max(order.expiresAt.getTime(), Date.now() + pixMinMs))),
    metadata: { user_id: order.payer.userId },
    payer: {
      email: order.payer.email,
      first_name: first,
      last_name: last,
      identification: { type: 'CPF', number: order.payer.cpf },
    },
  };
}

function preferenceBody(order: ChargeOrder, addresses: { notification: string | undefined; isPublic: boolean }) {
  const { first, last } = namesOf(order.payer.name);
  const others =
    order.method === 'card'
      ? ['ticket', 'bank_transfer', 'atm']
      : ['credit_card', 'debit_card', 'prepaid_card', 'bank_transfer'];
  return {
    items: [
      {
        id: order.paymentId,
        title: order.description,
        quantity: 1,
        currency_id: order.currency,
        unit_price: reaisOf(order.amountCents),
      },
    ],
    payer: {
      name: first,
      surname: last,
      email: order.payer.email,
      phone: { area_code: order.payer.phone.slice(3, 5), number: order.payer.phone.slice(5) },
      identification: { type: 'CPF', number: order.payer.cpf },
    },
    external_reference: order.paymentId,
    notification_url: addresses.notification,
    metadata: { user_id: order.payer.userId },
    expires: true,
    expiration_date_to: instantOf(order.expiresAt),
    payment_methods: { excluded_payment_types: others.map((id) => ({ id })) },
    // They refuse an address that only this machine knows.
    ...(addresses.isPublic && {
      back_urls: { success: order.returnUrl, pending: order.returnUrl, failure: order.returnUrl },
      auto_return: 'approved',
    }),
  };
}

/** Only what changes: the SDK's type asks for the items of a new preference here too. */
function endNow(): Parameters<Preference['update']>[0]['updatePreferenceRequest'] {
  const end: Partial<ReturnType<typeof endNow>> = { expires: true, expiration_date_to: instantOf(new Date()) };
  return end as ReturnType<typeof endNow>;
}

function namesOf(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { first, last: rest.join(' ') || first };
}

/** They want the offset written out, not a `Z`. */
function instantOf(date: Date): string {
  return date.toISOString().replace('Z', '+00:00');
}
