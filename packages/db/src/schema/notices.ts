import { newsKinds } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { users } from './accounts.ts';

/** What happened to an account and is worth finding again. Goes with the account, and after its time. */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which there are is the code's to know: the list grows with every feature, and nothing depends on an old one. */
    kind: text('kind', { enum: newsKinds }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** No reference: the news outlives what it is about. */
    processingId: uuid('processing_id'),
    paymentId: uuid('payment_id'),
    /** Another person whom it names: it goes with that person's account. */
    aboutUserId: uuid('about_user_id').references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at'),
  },
  (t) => [
    // Told live as often as the state is told; news once.
    uniqueIndex('notices_once_a_processing')
      .on(t.processingId, t.kind)
      .where(sql`${t.processingId} is not null`),
    uniqueIndex('notices_once_a_payment')
      .on(t.paymentId, t.kind)
      .where(sql`${t.paymentId} is not null`),
    index('notices_of_user').on(t.userId, t.id),
    index('notices_unseen')
      .on(t.userId)
      .where(sql`${t.seenAt} is null`),
    index('notices_age').on(t.createdAt),
    index('notices_about')
      .on(t.aboutUserId)
      .where(sql`${t.aboutUserId} is not null`),
  ],
);

/** Without a row everything is wanted. */
export const mailPreferences = pgTable('mail_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  results: boolean('results').notNull(),
});

/** A new address that waits for both mailboxes. One an account: asking again replaces it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull().unique(),
    newTokenHash: text('new_token_hash').notNull().unique(),
    oldConfirmedAt: instant('old_confirmed_at'),
    newConfirmedAt: instant('new_confirmed_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('email_changes_lower_case', sql`${t.newEmail} = lower(${t.newEmail})`),
    index('email_changes_expiry').on(t.expiresAt),
  ],
);

/**
 * Whether an account's address is its owner's: a code was mailed there and typed on the page. One an account: asking
 * again replaces the code.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Signed, of the address it was mailed to: another address has to be confirmed anew. */
    addressKey: text('address_key').notNull(),
    /** Signed; gone once it was typed. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    check('email_confirmations_code_or_confirmed', sql`(${t.codeHash} is null) = (${t.confirmedAt} is not null)`),
  ],
);

/**
 * Who had a welcome gift already, as far as can be told: signed marks of an address or a browser, which name nobody.
 */
export const welcomeClaims = pgTable('welcome_claims', {
  key: text('key').primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
});
