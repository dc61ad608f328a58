import { erasureStates, exportStates, languages } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** A copy of everything of one account, made in the background. The file is encrypted with the account's key. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: exportStates }).notNull(),
    /** Of the texts inside. */
    language: text('language', { enum: languages }).notNull(),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    fileKey: text('file_key'),
    /** What the decryption of the file begins and ends with. */
    nonce: text('nonce'),
    tag: text('tag'),
  },
  (t) => [
    check('data_exports_state_known', oneOf('state', exportStates)),
    check('data_exports_language_known', oneOf('language', languages)),
    check(
      'data_exports_ready_is_whole',
      sql`(${t.state} = 'ready') = (${t.fileKey} is not null and ${t.nonce} is not null and ${t.tag} is not null)`,
    ),
    uniqueIndex('data_exports_one_at_a_time')
      .on(t.userId)
      .where(sql`${t.state} in ('waiting', 'making')`),
    index('data_exports_of_user').on(t.userId, t.askedAt.desc()),
    index('data_exports_over')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'ready'`),
  ],
);

/** An account's wish to be deleted, and the receipt of its end. Nothing in it tells who the person was. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    protocol: text('protocol').notNull().unique('erasures_protocol_once'),
    state: text('state', { enum: erasureStates }).notNull(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    erasedAt: instant('erased_at'),
    doneAt: instant('done_at'),
    /** What was deleted, by kind. */
    counts: jsonb('counts').$type<Record<string, number>>(),
    /** Of the files, until a second look found nothing in them: a worker may have been writing when they went. */
    folders: text('folders').array().notNull().default([]),
    /** A keyed hash of the address, by which the queue finds its mails; gone with the last of them. */
    mailMark: text('mail_mark'),
  },
  (t) => [
    check('erasures_state_known', oneOf('state', erasureStates)),
    check(
      'erasures_done_has_a_receipt',
      sql`${t.state} not in ('sweeping', 'done') or (${t.erasedAt} is not null and ${t.counts} is not null)`,
    ),
    check(
      'erasures_done_keeps_nothing',
      sql`${t.state} <> 'done' or (${t.mailMark} is null and cardinality(${t.folders}) = 0)`,
    ),
    uniqueIndex('erasures_one_at_a_time')
      .on(t.userId)
      .where(sql`${t.state} in ('waiting', 'erasing', 'sweeping')`),
    index('erasures_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('waiting', 'erasing', 'sweeping')`),
  ],
);
