import {
  currencies,
  gateways,
  type PaymentFlag,
  packageTags,
  paymentMethods,
  paymentReasons,
  paymentStatuses,
  refundFailures,
  refundStates,
  webhookVerdicts,
} from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf, quoted } from '../columns.ts';
import { users } from './accounts.ts';

/** What is for sale. A package that was sold is never deleted or rewritten into another: it is withdrawn. */
export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey(),
    credits: integer('credits').notNull(),
    priceCents: integer('price_cents').notNull(),
    tags: text('tags', { enum: packageTags }).array().notNull().default([]),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('packages_credits_positive', sql`${t.credits} > 0`),
    check('packages_price_positive', sql`${t.priceCents} > 0`),
    check('packages_tags_known', sql.raw(`tags <@ array[${quoted(packageTags)}]::text[]`)),
  ],
);

export const promotions = pgTable(
  'promotions',
  {
    id: uuid('id').primaryKey(),
    titlePtBr: text('title_pt_br').notNull(),
    titleEn: text('title_en').notNull(),
    textPtBr: text('text_pt_br').notNull(),
    textEn: text('text_en').notNull(),
    percentOff: integer('percent_off').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null has no end. */
    endsAt: instant('ends_at'),
    isForAllPackages: boolean('is_for_all_packages').notNull().default(true),
    isFirstPurchaseOnly: boolean('is_first_purchase_only').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Nothing is ever free: a price of zero is a payment that no provider can confirm.
    check('promotions_percent_sensible', sql`${t.percentOff} between 1 and 95`),
    check('promotions_window_forward', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);

/** The packages of a promotion that is not for all. */
export const promotionPackages = pgTable(
  'promotion_packages',
  {
    promotionId: uuid('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.packageId] })],
);

/** Asked once, for the tax document of every purchase. The phone is the account's own (`users.phone`). */
export const billingProfiles = pgTable('billing_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedCpf: text('sealed_cpf').notNull(),
  /** A keyed hash: one account per CPF without the CPF in the index. */
  cpfHash: text('cpf_hash').notNull().unique('billing_profiles_cpf_once'),
  updatedAt: instant('updated_at').notNull(),
});

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    packageId: uuid('package_id')
      .notNull()
      .references(() => packages.id),
    /** As sold: later changes of the package or the promotion change nothing here. */
    credits: integer('credits').notNull(),
    packageTags: text('package_tags', { enum: packageTags }).array().notNull().default([]),
    listPriceCents: integer('list_price_cents').notNull(),
    promotionId: uuid('promotion_id').references(() => promotions.id),
    promotionTitlePtBr: text('promotion_title_pt_br'),
    promotionTitleEn: text('promotion_title_en'),
    percentOff: integer('percent_off'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    gateway: text('gateway', { enum: gateways }).notNull(),
    /** Whom the charge was opened for; the provider must say the same before anything is granted. */
    payerCpfHash: text('payer_cpf_hash').notNull(),
    /** Taken while this payment has, or may still get, the account's one first-purchase price. */
    hasFirstPurchasePrice: boolean('has_first_purchase_price').notNull().default(false),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    statusReason: text('status_reason', { enum: paymentReasons }),
    /** Since when staff should look at it, and why: money that came wrong, or went wrong. */
    flaggedAt: instant('flagged_at'),
    flag: text('flag').$type<PaymentFlag>(),
    /** The provider's name for the charge, and for the money that moved: not the same thing at every provider. */
    reference: text('reference'),
    transaction: text('transaction'),
    pixCode: text('pix_code'),
    paymentUrl: text('payment_url'),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** When the provider is asked again; null when there is nothing left to learn by asking. */
    checkAt: instant('check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (t) => [
    check('payments_credits_positive', sql`${t.credits} > 0`),
    check('payments_amount_positive', sql`${t.amountCents} > 0 and ${t.amountCents} <= ${t.listPriceCents}`),
    check('payments_discount_named', sql`(${t.promotionId} is null) = (${t.amountCents} = ${t.listPriceCents})`),
    check('payments_refund_within_amount', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
    check('payments_paid_has_a_time', sql`${t.status} <> 'success' or ${t.paidAt} is not null`),
    check('payments_currency_known', oneOf('currency', currencies)),
    check('payments_method_known', oneOf('method', paymentMethods)),
    check('payments_gateway_known', oneOf('gateway', gateways)),
    check('payments_status_known', oneOf('status', paymentStatuses)),
    check('payments_reason_known', oneOf('status_reason', paymentReasons)),
    check('payments_flag_dated', sql`(${t.flag} is null) = (${t.flaggedAt} is null)`),
    uniqueIndex('payments_one_first_purchase_price')
      .on(t.userId)
      .where(sql`${t.hasFirstPurchasePrice}`),
    unique('payments_idempotency_key').on(t.userId, t.idempotencyKey),
    uniqueIndex('payments_reference_of_gateway')
      .on(t.gateway, t.reference)
      .where(sql`${t.reference} is not null`),
    index('payments_of_user').on(t.userId, t.createdAt, t.id),
    index('payments_newest').on(t.createdAt, t.id),
    // What the sums of many people's payments are made of, without a look at the payments themselves.
    index('payments_sums_of_user').on(t.userId, t.status, t.amountCents, t.refundedCents),
    index('payments_of_status').on(t.status, t.createdAt, t.id),
    index('payments_by_reference')
      .on(t.reference)
      .where(sql`${t.reference} is not null`),
    index('payments_by_transaction')
      .on(t.transaction)
      .where(sql`${t.transaction} is not null`),
    index('payments_to_check')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    index('payments_flagged')
      .on(t.createdAt, t.id)
      .where(sql`${t.flaggedAt} is not null`),
  ],
);

/**
 * Webhooks that could be believed as they came, and a sample of the others. `handledAt` is null while the work is still
 * to do, `tryAt` too when it was given up and is staff's.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    gateway: text('gateway').notNull(),
    /** The provider's own id; null when it could not be believed or read. */
    eventId: text('event_id'),
    kind: text('kind'),
    verdict: text('verdict', { enum: webhookVerdicts }).notNull(),
    /** Our payment, as the webhook names it or as it turned out to be when it was handled. */
    paymentId: text('payment_id'),
    /** The provider's charge and transaction. */
    reference: text('reference'),
    transaction: text('transaction'),
    deliveries: integer('deliveries').notNull().default(1),
    /** Empty after `provider_messages_days`, and when the account is erased: it may name the payer. */
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    tries: integer('tries').notNull().default(0),
    tryAt: instant('try_at'),
  },
  (t) => [
    check('payment_events_verdict_known', oneOf('verdict', webhookVerdicts)),
    unique('payment_events_once').on(t.gateway, t.eventId),
    index('payment_events_to_handle')
      .on(t.tryAt)
      .where(sql`${t.handledAt} is null and ${t.tryAt} is not null`),
    index('payment_events_given_up')
      .on(t.receivedAt, t.id)
      .where(sql`${t.handledAt} is null and ${t.tryAt} is null`),
    index('payment_events_age').on(t.receivedAt),
    index('payment_events_with_body')
      .on(t.receivedAt)
      .where(sql`${t.body} <> ''`),
    index('payment_events_refused')
      .on(t.receivedAt)
      .where(sql`${t.verdict} <> 'accepted'`),
    index('payment_events_of_payment')
      .on(t.paymentId, t.receivedAt)
      .where(sql`${t.paymentId} is not null`),
    index('payment_events_by_reference')
      .on(t.reference)
      .where(sql`${t.reference} is not null`),
    index('payment_events_by_transaction')
      .on(t.transaction)
      .where(sql`${t.transaction} is not null`),
  ],
);

/** Webhooks that were refused, counted by the hour: anybody can send them, so only a sample is stored. */
export const webhookRefusals = pgTable(
  'webhook_refusals',
  {
    gateway: text('gateway').notNull(),
    verdict: text('verdict', { enum: webhookVerdicts }).notNull(),
    hour: instant('hour').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.verdict, t.hour] }),
    check('webhook_refusals_verdict_known', oneOf('verdict', webhookVerdicts)),
    index('webhook_refusals_age').on(t.hour),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    protocol: text('protocol').notNull().unique('refunds_protocol_once'),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: refundStates }).notNull(),
    credits: integer('credits').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider cannot send this money back: staff does, outside, and says so here. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    askedAt: instant('asked_at').notNull(),
    doneAt: instant('done_at'),
    providerRefund: text('provider_refund'),
    /**
     * Grows when staff sends it again after a refusal. With the id it is the key under which the provider is called:
     * whatever is retried, an attempt returns the money once.
     */
    attempt: integer('attempt').notNull().default(1),
    /** Calls of this attempt. */
    tries: integer('tries').notNull().default(0),
    tryAt: instant('try_at'),
    /** Why the last attempt failed, and in the provider's words. */
    failureCode: text('failure_code', { enum: refundFailures }),
    failure: text('failure'),
  },
  (t) => [
    check('refunds_state_known', oneOf('state', refundStates)),
    check('refunds_failure_known', oneOf('failure_code', refundFailures)),
    check('refunds_failed_with_code', sql`${t.state} <> 'failed' or ${t.failureCode} is not null`),
    check('refunds_credits_not_negative', sql`${t.credits} >= 0`),
    check('refunds_amount_positive', sql`${t.amountCents} > 0`),
    check('refunds_denied_with_reason', sql`${t.state} <> 'denied' or coalesce(length(btrim(${t.reason})), 0) > 0`),
    uniqueIndex('refunds_one_open_per_payment')
      .on(t.paymentId)
      .where(sql`${t.state} <> 'denied'`),
    index('refunds_of_payment').on(t.paymentId, t.askedAt, t.id),
    index('refunds_of_state').on(t.state, t.askedAt, t.id),
    index('refunds_to_send')
      .on(t.tryAt)
      .where(sql`${t.state} in ('approved', 'sent') and ${t.tryAt} is not null`),
  ],
);

/** One gift for each invited person, ever. */
export const invitationGifts = pgTable(
  'invitation_gifts',
  {
    invitedId: uuid('invited_id')
      .primaryKey()
      .references(() => users.id),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [index('invitation_gifts_of_inviter').on(t.inviterId)],
);

/** The sandbox's own books. It plays a provider, so nothing of ours refers to them. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text('id').primaryKey(),
    externalReference: text('external_reference').notNull().unique('sandbox_charges_once'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    description: text('description').notNull(),
    payer: jsonb('payer').$type<{ id: string; name: string; cpf: string }>().notNull(),
    pixCode: text('pix_code'),
    returnUrl: text('return_url').notNull(),
    state: text('state', { enum: ['pending', 'paid', 'rejected', 'expired', 'cancelled'] }).notNull(),
    paidCents: integer('paid_cents').notNull().default(0),
    paidCurrency: text('paid_currency'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    chargedBack: boolean('charged_back').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  () => [check('sandbox_charges_state_known', oneOf('state', ['pending', 'paid', 'rejected', 'expired', 'cancelled']))],
);

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique('sandbox_refunds_once'),
  chargeId: text('charge_id')
    .notNull()
    .references(() => sandboxCharges.id),
  amountCents: integer('amount_cents').notNull(),
  /** The buyer's bank sent it back later. */
  isReturned: boolean('is_returned').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});
