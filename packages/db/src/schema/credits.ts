import type { CreditCause } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, quoted } from '../columns.ts';
import { users } from './accounts.ts';

export const entryKinds = [
  'grant',
  'gift',
  'hold',
  'capture',
  'release',
  'take_back',
  'debt',
  'debt_settlement',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `staff` is a taking that staff ordered: no money goes back with it. */
export const takeBackCauses = ['refund', 'chargeback', 'provider_refund', 'staff'] as const;

/**
 * What one credit of an entry does to a column of its account. Computed by the database: an entry cannot claim another
 * effect than its kind's.
 */
const perCredit = (effect: Partial<Record<EntryKind, 1 | -1>>) => {
  const cases = Object.entries(effect).map(([kind, sign]) => `when '${kind}' then ${sign === 1 ? '' : '-'}credits`);
  return sql.raw(`case kind ${cases.join(' ')} else 0 end`);
};

/** The sums of an account's entries, kept by a trigger on them; nothing else may write the three numbers. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    available: integer('available').notNull().default(0),
    held: integer('held').notNull().default(0),
    debt: integer('debt').notNull().default(0),
    /**
     * Since when staff should look at this account: a chargeback, or credits that were spent and whose money went back.
     */
    flaggedAt: instant('flagged_at'),
  },
  (t) => [
    check('credit_accounts_available_not_negative', sql`${t.available} >= 0`),
    check('credit_accounts_held_not_negative', sql`${t.held} >= 0`),
    check('credit_accounts_debt_not_negative', sql`${t.debt} >= 0`),
    index('credit_accounts_flagged')
      .on(t.flaggedAt)
      .where(sql`${t.flaggedAt} is not null`),
  ],
);

/**
 * The ledger. Append-only; a hold is known by the id of its entry, a lot by the id of the grant or gift that made it.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    kind: text('kind', { enum: entryKinds }).notNull(),
    credits: integer('credits').notNull(),
    amount: integer('amount')
      .notNull()
      .generatedAlwaysAs(perCredit({ grant: 1, gift: 1, hold: -1, release: 1, take_back: -1, debt_settlement: -1 })),
    heldChange: integer('held_change')
      .notNull()
      .generatedAlwaysAs(perCredit({ hold: 1, capture: -1, release: -1 })),
    debtChange: integer('debt_change')
      .notNull()
      .generatedAlwaysAs(perCredit({ debt: 1, debt_settlement: -1 })),
    holdId: bigint('hold_id', { mode: 'number' }).references((): AnyPgColumn => creditEntries.id),
    lotId: bigint('lot_id', { mode: 'number' }).references((): AnyPgColumn => creditLots.id),
    causeKind: text('cause_kind').$type<CreditCause>().notNull(),
    causeId: text('cause_id').notNull(),
    reason: text('reason'),
    /** The member of staff who decided it; null when a rule did. */
    actorId: uuid('actor_id').references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('credit_entries_kind_known', sql.raw(`kind in (${quoted(entryKinds)})`)),
    check('credit_entries_credits_positive', sql`${t.credits} > 0`),
    check('credit_entries_cause_named', sql`${t.causeKind} ~ '^[a-z][a-z_]*$' and length(${t.causeId}) > 0`),
    check('credit_entries_grant_is_of_a_payment', sql`${t.kind} <> 'grant' or ${t.causeKind} = 'payment'`),
    check(
      'credit_entries_take_back_cause_known',
      sql.raw(`kind <> 'take_back' or cause_kind in (${quoted(takeBackCauses)})`),
    ),
    check(
      'credit_entries_debt_cause_known',
      sql`${t.kind} <> 'debt' or ${t.causeKind} in ('chargeback', 'provider_refund')`,
    ),
    check(
      'credit_entries_reason_given',
      sql`case when ${t.kind} in ('gift', 'release', 'take_back', 'debt') then coalesce(length(btrim(${t.reason})), 0) > 0 else true end`,
    ),
    check(
      'credit_entries_hold_named',
      sql`case when ${t.kind} in ('capture', 'release') then ${t.holdId} is not null when ${t.kind} = 'debt_settlement' then true else ${t.holdId} is null end`,
    ),
    check(
      'credit_entries_lot_named',
      sql`(${t.lotId} is not null) = (${t.kind} in ('take_back', 'debt', 'debt_settlement'))`,
    ),
    uniqueIndex('credit_entries_one_grant_per_payment')
      .on(t.causeId)
      .where(sql`${t.kind} = 'grant'`),
    uniqueIndex('credit_entries_one_gift_per_cause')
      .on(t.causeKind, t.causeId)
      .where(sql`${t.kind} = 'gift'`),
    uniqueIndex('credit_entries_one_settlement_per_hold')
      .on(t.holdId)
      .where(sql`${t.kind} in ('capture', 'release')`),
    uniqueIndex('credit_entries_one_refund_per_lot')
      .on(t.lotId)
      .where(sql`${t.kind} = 'take_back' and ${t.causeKind} = 'refund'`),
    uniqueIndex('credit_entries_one_take_back_per_cause')
      .on(t.lotId, t.kind, t.causeKind, t.causeId)
      .where(sql`${t.kind} in ('take_back', 'debt')`),
    index('credit_entries_of_user').on(t.userId, t.id),
    index('credit_entries_of_cause').on(t.causeKind, t.causeId),
  ],
);

/** Where each credit of a grant or gift is now. Written by the triggers of the entries only. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .references((): AnyPgColumn => creditEntries.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    kind: text('kind', { enum: ['grant', 'gift'] }).notNull(),
    credits: integer('credits').notNull(),
    remaining: integer('remaining').notNull(),
    held: integer('held').notNull().default(0),
    /** Captured, or given for a debt when the lot was granted. */
    spent: integer('spent').notNull().default(0),
    takenBack: integer('taken_back').notNull().default(0),
    /** Credits whose money went back while they were held or spent: each made one credit of debt. */
    owed: integer('owed').notNull().default(0),
  },
  (t) => [
    check('credit_lots_kind_known', sql`${t.kind} in ('grant', 'gift')`),
    check(
      'credit_lots_nothing_negative',
      sql`least(${t.remaining}, ${t.held}, ${t.spent}, ${t.takenBack}, ${t.owed}) >= 0`,
    ),
    check(
      'credit_lots_every_credit_somewhere',
      sql`${t.remaining} + ${t.held} + ${t.spent} + ${t.takenBack} = ${t.credits}`,
    ),
    check('credit_lots_money_back_once', sql`${t.takenBack} + ${t.owed} <= ${t.credits}`),
    index('credit_lots_to_take_from')
      .on(t.userId, t.id)
      .where(sql`${t.remaining} > 0`),
  ],
);

/** How many credits of which lots a hold took. Append-only. */
export const creditHoldLots = pgTable(
  'credit_hold_lots',
  {
    holdId: bigint('hold_id', { mode: 'number' })
      .notNull()
      .references(() => creditEntries.id),
    lotId: bigint('lot_id', { mode: 'number' })
      .notNull()
      .references(() => creditLots.id),
    credits: integer('credits').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holdId, t.lotId] }),
    check('credit_hold_lots_credits_positive', sql`${t.credits} > 0`),
  ],
);
