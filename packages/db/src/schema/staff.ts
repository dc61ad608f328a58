import { creditOrderKinds, creditOrderStates, verificationRequestStates } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** Who looked at which proof before an account was opened to the catalogue, or closed to it. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    isVerified: boolean('is_irrestrict').notNull(),
    checked: text('checked').notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('verifications_checked_something', sql`length(btrim(${t.checked})) > 0`),
    index('verifications_of_user').on(t.userId, t.createdAt, t.id),
  ],
);

/**
 * A person asks to be verified, and staff decides. One waits at a time; a declined one can be made again after its
 * time.
 */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    message: text('message'),
    state: text('state', { enum: verificationRequestStates }).notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
    askAgainAt: instant('ask_again_at'),
  },
  (t) => [
    check('verification_requests_state_known', oneOf('state', verificationRequestStates)),
    check('verification_requests_never_own', sql`${t.userId} is distinct from ${t.decidedBy}`),
    check(
      'verification_requests_decided_whole',
      sql`(${t.state} = 'pending') = (${t.decidedBy} is null) and (${t.decidedBy} is null) = (${t.decidedAt} is null) and (${t.decidedBy} is null) = (${t.decisionReason} is null)`,
    ),
    check('verification_requests_declined_until', sql`(${t.state} = 'declined') = (${t.askAgainAt} is not null)`),
    uniqueIndex('verification_requests_one_waits')
      .on(t.userId)
      .where(sql`${t.state} = 'pending'`),
    index('verification_requests_of_state').on(t.state, t.askedAt, t.id),
    index('verification_requests_of_user').on(t.userId, t.askedAt, t.id),
  ],
);

/**
 * Staff's gifts and takings. One above the asker's limit waits for a second admin; the ledger's entry names this row as
 * its cause.
 */
export const creditOrders = pgTable(
  'credit_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: creditOrderKinds }).notNull(),
    credits: integer('credits').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: creditOrderStates }).notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
  },
  (t) => [
    check('credit_orders_kind_known', oneOf('kind', creditOrderKinds)),
    check('credit_orders_state_known', oneOf('state', creditOrderStates)),
    check('credit_orders_credits_positive', sql`${t.credits} > 0`),
    check('credit_orders_reason_given', sql`length(btrim(${t.reason})) > 0`),
    check('credit_orders_never_own', sql`${t.userId} <> ${t.askedBy} and ${t.userId} is distinct from ${t.decidedBy}`),
    check('credit_orders_second_person', sql`${t.decidedBy} is distinct from ${t.askedBy}`),
    check(
      'credit_orders_decided_whole',
      sql`(${t.decidedBy} is null) = (${t.decidedAt} is null) and (${t.state} <> 'pending' or ${t.decidedBy} is null)`,
    ),
    unique('credit_orders_once').on(t.askedBy, t.idempotencyKey),
    index('credit_orders_waiting')
      .on(t.askedAt, t.id)
      .where(sql`${t.state} = 'pending'`),
    index('credit_orders_of_state').on(t.state, t.askedAt, t.id),
    index('credit_orders_of_user').on(t.userId, t.askedAt, t.id),
    index('credit_orders_of_asker').on(t.askedBy, t.askedAt),
  ],
);

/** A change of many accounts that was summed up and waits for its confirmation: what runs is what was shown. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: uuid('id').primaryKey(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    body: jsonb('body').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [index('bulk_actions_expiry').on(t.expiresAt)],
);

/**
 * What happened by day of São Paulo. Triggers only append changes, so that no two commits ever wait for one row of a
 * busy day; a watch folds them into `figure_days`, and readers add up both.
 */
export const figureChanges = pgTable('figure_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day', { mode: 'string' }).notNull(),
  figure: text('figure').notNull(),
  part: text('part').notNull(),
  count: integer('count').notNull(),
  cents: bigint('cents', { mode: 'number' }).notNull(),
});

export const figureDays = pgTable(
  'figure_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').notNull(),
    part: text('part').notNull(),
    count: integer('count').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.figure, t.part] })],
);
