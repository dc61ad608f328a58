import * as z from 'zod';
import { toolCauses } from './tools/tool-facts.ts';

export const currencies = ['BRL'] as const;
export const paymentMethods = ['pix', 'card', 'boleto'] as const;
export const gateways = ['sandbox', 'mercadopago', 'stripe'] as const;
export const packageTags = ['most_popular', 'priority_processing'] as const;
/**
 * docs/product/payments.md. `trash`: ended without money. `fail`: refused by the provider. `error`: staff looks at it.
 */
export const paymentStatuses = ['pending', 'success', 'refunded', 'fail', 'trash', 'error'] as const;
/** Why a payment is not what one would expect: the page has a sentence for each. */
export const paymentReasons = [
  'expired',
  'cancelled',
  'rejected',
  'not_accepted',
  'refund',
  'provider_refund',
  'chargeback',
  'amount_mismatch',
  'currency_mismatch',
  'payer_mismatch',
] as const;
/** Why staff should look at a payment. */
export const paymentFlags = [
  'chargeback',
  'provider_refund',
  'amount_mismatch',
  'currency_mismatch',
  'payer_mismatch',
  'overpaid',
  'first_purchase_twice',
  'refund_failed',
] as const;
export const refundStates = ['asked', 'approved', 'sent', 'done', 'denied', 'failed'] as const;
/** Of whom somebody still expects money: not over, however it may be going. */
export const openRefundStates = [
  'asked',
  'approved',
  'sent',
  'failed',
] as const satisfies readonly (typeof refundStates)[number][];
/** `no_answer` and `gateway_gone` leave it open whether the provider paid; `refused` says that it did not. */
export const refundFailures = ['refused', 'no_answer', 'gateway_gone'] as const;
export const webhookVerdicts = ['accepted', 'ignored', 'forged', 'stale', 'malformed', 'foreign'] as const;
export const statementActions = ['purchase', ...toolCauses, 'other', 'gift', 'unknown'] as const;
export const statementStatuses = [
  'success',
  'completed',
  'pending',
  'error',
  'fail',
  'trash',
  'refunded',
  'unknown',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type Gateway = (typeof gateways)[number];
export type PackageTag = (typeof packageTags)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentReason = (typeof paymentReasons)[number];
export type PaymentFlag = (typeof paymentFlags)[number];
export type RefundState = (typeof refundStates)[number];
export type RefundFailure = (typeof refundFailures)[number];
export type WebhookVerdict = (typeof webhookVerdicts)[number];
export type StatementAction = (typeof statementActions)[number];
export type StatementStatus = (typeof statementStatuses)[number];

export const refundWindowDays = 7;
export const idempotencyKeyLengthMax = 200;

const cents = z.number().int().min(0);

/** A promotion as the page shows it, in the caller's language. */
export const PromotionShown = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  percent_off: z.number().int(),
  ends_at: z.iso.datetime().nullable(),
  first_purchase_only: z.boolean(),
});
export type PromotionShown = z.infer<typeof PromotionShown>;

export const Package = z.object({
  id: z.uuid(),
  credits: z.number().int(),
  list_price_cents: cents,
  /** What this caller would be charged now; the page sends it back as `expected_amount_cents`. */
  amount_cents: cents,
  currency: z.enum(currencies),
  tags: z.array(z.enum(packageTags)),
  promotion: PromotionShown.nullable(),
});
export type Package = z.infer<typeof Package>;

export const PackagesAnswer = z.object({
  data: z.array(Package),
  meta: z.object({
    /** What can be chosen with the configured gateway. */
    methods: z.array(z.enum(paymentMethods)),
    is_sandbox: z.boolean(),
    /**
     * An unpaid payment that has the first-purchase price: pay it, or cancel it to have the price for another package.
     */
    first_purchase_payment_id: z.uuid().nullable(),
  }),
});
export type PackagesAnswer = z.infer<typeof PackagesAnswer>;

/** The list prices, for who has no account yet. */
export const PricesAnswer = z.object({
  data: z.array(z.object({ credits: z.number().int(), list_price_cents: cents })),
});

export const BuyBody = z.strictObject({
  package_id: z.uuid({ error: 'validation.package_required' }),
  method: z.enum(paymentMethods, { error: 'validation.payment_method' }),
  /** The price the person saw. Another price by now: 409 and nothing is charged. */
  expected_amount_cents: z.number().int().positive().optional(),
});
export type BuyBody = z.infer<typeof BuyBody>;

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'validation.idempotency_key' })
    .max(idempotencyKeyLengthMax, { error: 'validation.idempotency_key' })
    .optional(),
});

export const Refund = z.object({
  protocol: z.string(),
  state: z.enum(refundStates),
  credits: z.number().int().min(0),
  amount_cents: cents,
  /** The provider cannot return this money by itself: staff does. */
  by_hand: z.boolean(),
  reason: z.string().nullable(),
  asked_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
});
export type Refund = z.infer<typeof Refund>;

/** What a refund would be at this moment, for the question before the click. */
export const RefundOffer = z.object({
  until: z.iso.datetime(),
  credits: z.number().int().min(0),
  amount_cents: cents,
  /** Nothing was spent: no decision of staff is needed. */
  is_automatic: z.boolean(),
  by_hand: z.boolean(),
});
export type RefundOffer = z.infer<typeof RefundOffer>;

export const Payment = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  status_reason: z.enum(paymentReasons).nullable(),
  credits: z.number().int(),
  list_price_cents: cents,
  amount_cents: cents,
  currency: z.enum(currencies),
  method: z.enum(paymentMethods),
  gateway: z.enum(gateways),
  promotion: z.object({ title: z.string(), percent_off: z.number().int() }).nullable(),
  pix: z.object({ code: z.string(), qr_svg: z.string() }).optional(),
  payment_url: z.string().optional(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  refunded_cents: cents,
  refund: Refund.nullable(),
  refund_offer: RefundOffer.nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentAnswer = z.object({ data: z.object({ payment: Payment }) });

/** The receipt's other half: who sold to whom. `cpf` is masked. */
export const ReceiptParties = z.object({
  seller: z.object({ name: z.string(), cnpj: z.string(), address: z.string(), support_email: z.string() }),
  buyer: z.object({ name: z.string(), email: z.string(), cpf: z.string().nullable() }),
});
export const ReceiptAnswer = z.object({ data: z.object({ payment: Payment, parties: ReceiptParties }) });

export const RefundAnswer = z.object({ data: z.object({ payment: Payment, refund: Refund }) });

export const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
export const PageMeta = z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int() });

export const StatementQuery = PageQuery.extend({
  type: z.enum(statementActions).optional(),
  status: z.enum(statementStatuses).optional(),
});
export type StatementQuery = z.infer<typeof StatementQuery>;

/** One line of the statement. `credits` is what the line did, or would do, to the balance. */
export const StatementItem = z.object({
  id: z.string(),
  type: z.enum(statementActions),
  status: z.enum(statementStatuses),
  /** Says more than the status: `expired`, `refund`, `invitation`, a processing's error code, … */
  reason: z.string().nullable(),
  credits: z.number().int(),
  amount_cents: cents.nullable(),
  currency: z.enum(currencies),
  date: z.iso.datetime(),
  promotion: z.object({ title: z.string(), percent_off: z.number().int() }).nullable(),
  payment_id: z.uuid().nullable(),
  /** The file or clip that a processing was made of. */
  title: z.string().nullable(),
  /** The payment can still be paid: `GET /api/payments/:id` has its code or page. */
  can_pay: z.boolean(),
  refund: z.object({ protocol: z.string(), state: z.enum(refundStates) }).nullable(),
});
export type StatementItem = z.infer<typeof StatementItem>;
export const StatementAnswer = z.object({ data: z.array(StatementItem), meta: PageMeta });

export const InvitationAnswer = z.object({
  data: z.object({
    url: z.string(),
    /**
     * People who registered by the link, those whose first purchase waits for the end of its refund window, gifts
     * received.
     */
    invited: z.number().int(),
    waiting: z.number().int(),
    gifts: z.number().int(),
  }),
});
export type Invitation = z.infer<typeof InvitationAnswer>['data'];

export const BillingBody = z.strictObject({
  cpf: z
    .string({ error: 'validation.cpf_required' })
    .trim()
    .min(1, { error: 'validation.cpf_required' })
    .max(20, { error: 'validation.cpf_invalid' }),
  phone: z
    .string({ error: 'validation.phone_required' })
    .trim()
    .min(1, { error: 'validation.phone_required' })
    .max(30, { error: 'validation.phone_invalid' }),
});
export type BillingBody = z.infer<typeof BillingBody>;
/** The CPF leaves the server masked: `***.982.247-**`. */
export const Billing = z.object({ cpf: z.string().nullable(), phone: z.string().nullable(), is_complete: z.boolean() });
export type Billing = z.infer<typeof Billing>;
export const BillingAnswer = z.object({ data: z.object({ billing: Billing }) });

const salesFilter = {
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  refund: z.enum(refundStates).optional(),
  flagged: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Words of the buyer's name or e-mail, a payment's id, a provider's number, a refund's protocol. */
  query: z.string().trim().max(200).optional(),
  /** Days of São Paulo, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};
export const SalesQuery = PageQuery.extend({
  ...salesFilter,
  page: z.coerce.number().int().min(1).max(400).default(1),
});
export type SalesQuery = z.infer<typeof SalesQuery>;
export const SalesExportQuery = z.object(salesFilter);
export type SalesFilter = z.infer<typeof SalesExportQuery>;

export const Sale = Payment.omit({ pix: true, payment_url: true }).extend({
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  reference: z.string().nullable(),
  transaction: z.string().nullable(),
  flag: z.string().nullable(),
  /** Why the refund failed; null unless it did. */
  refund_failure: z.enum(refundFailures).nullable(),
});
export type Sale = z.infer<typeof Sale>;

/** Of everything that matches the filter, not of the page. */
export const SalesTotals = z.object({
  count: z.number().int(),
  amount_cents: z.number().int(),
  /** Of those that were paid, refunded since or not. */
  paid_cents: z.number().int(),
  refunded_cents: z.number().int(),
});
export type SalesTotals = z.infer<typeof SalesTotals>;

export const SalesAnswer = z.object({
  data: z.array(Sale),
  meta: PageMeta.extend({
    /** There are more than `total`. */
    is_capped: z.boolean(),
    /** Null only for words that match more people than are added up: narrow the search. */
    totals: SalesTotals.nullable(),
  }),
});

/** What the provider sent about a payment, as it was judged. */
export const SaleEvent = z.object({
  id: z.uuid(),
  kind: z.string().nullable(),
  verdict: z.enum(webhookVerdicts),
  deliveries: z.number().int(),
  tries: z.number().int(),
  received_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable(),
});
export type SaleEvent = z.infer<typeof SaleEvent>;

/** A webhook whose work failed too often: nobody tries it again unless staff says so. */
export const GivenUpEvent = z.object({
  id: z.uuid(),
  gateway: z.string(),
  kind: z.string().nullable(),
  payment_id: z.string().nullable(),
  /** The provider's number for it, to look it up there. */
  reference: z.string().nullable(),
  tries: z.number().int(),
  received_at: z.iso.datetime(),
});
export type GivenUpEvent = z.infer<typeof GivenUpEvent>;
export const GivenUpEventsAnswer = z.object({ data: z.array(GivenUpEvent) });

const decisionReason = z.string().trim().min(5, { error: 'validation.reason_required' }).max(500);
export const DecideRefundBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('deny'), reason: decisionReason }),
  /** The money was sent outside the provider; the reason says how, for instance the transfer's number. */
  z.strictObject({ decision: z.literal('paid_by_hand'), reason: decisionReason }),
]);
export type DecideRefundBody = z.infer<typeof DecideRefundBody>;
/** Staff asks in the buyer's place, under the same rules: within seven days, for what is unspent. */
export const StartRefundBody = z.strictObject({ reason: decisionReason });
/** Tries a given-up webhook again, or puts it away because its matter was settled otherwise. */
export const DecideEventBody = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('retry') }),
  z.strictObject({ decision: z.literal('put_away'), reason: decisionReason }),
]);
export type DecideEventBody = z.infer<typeof DecideEventBody>;
export const ClearFlagBody = z.strictObject({ reason: decisionReason });
export const SaleAnswer = z.object({ data: z.object({ sell: Sale }) });
export const SaleDetailAnswer = z.object({ data: z.object({ sell: Sale, events: z.array(SaleEvent) }) });
