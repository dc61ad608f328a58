import { accountStatuses, languages, roleNames } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
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

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Upper case too: without a locale the database lowers only plain letters. */
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False: nobody knows a text that fits the hash, until a recovery link makes one. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** Null is an account without a role: it exists and may enter nowhere (docs/product/accounts.md). */
    role: text('role', { enum: roleNames }),
    status: text('status', { enum: accountStatuses }).notNull().default('active'),
    isVerified: boolean('is_irrestrict').notNull().default(false),
    language: text('language', { enum: languages }),
    phone: text('phone'),
    /** Counted up by a trigger with every change of what staff edits: of two editors the second sees it. */
    version: integer('version').notNull().default(1),
    roleGivenAt: instant('role_given_at').notNull().defaultNow(),
    /** The words of name and address without accents, for a search by the beginning of words. */
    words: words('words').generatedAlwaysAs(
      sql.raw(
        `array_to_tsvector(string_to_array(btrim(regexp_replace(lower(translate(name || ' ' || email, '${accented}', '${plain}')), '[^a-z0-9]+', ' ', 'g')), ' '))`,
      ),
    ),
    invitationToken: text('invitation_token').notNull().unique(),
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Since when nobody is behind this row: what tax law keeps still refers to it. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    // citext is an extension that the embedded database lacks: lower case is kept by a check, uniqueness by an index.
    uniqueIndex('users_email_unique').on(t.email),
    check('users_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('users_name_present', sql`length(btrim(${t.name})) > 0`),
    check('users_role_known', oneOf('role', roleNames)),
    check('users_status_known', oneOf('status', accountStatuses)),
    check('users_language_known', oneOf('language', languages)),
    check('users_not_invited_by_self', sql`${t.invitedBy} <> ${t.id}`),
    index('users_created').on(t.createdAt, t.id),
    index('users_invited_by')
      .on(t.invitedBy)
      .where(sql`${t.invitedBy} is not null`),
    index('users_by_words').using('gin', t.words),
    index('users_by_name').on(t.name, t.id),
    index('users_of_role').on(t.role, t.createdAt, t.id),
    index('users_of_status').on(t.status, t.createdAt, t.id),
    index('users_verified')
      .on(t.createdAt, t.id)
      .where(sql`${t.isVerified}`),
  ],
);

/** `stage` is `second_factor` between a right password and a right code; such a session opens nothing else. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: ['full', 'second_factor'] }).notNull(),
    /** The role it was opened with: when the account's role changes, the session ends on its next request. */
    role: text('role', { enum: roleNames }).notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Until when sensitive acts of staff need no new code. */
    confirmedUntil: instant('confirmed_until'),
  },
  (t) => [
    check('sessions_stage_known', oneOf('stage', ['full', 'second_factor'])),
    check('sessions_role_known', oneOf('role', roleNames)),
    index('sessions_of_user').on(t.userId, t.lastSeenAt.desc()),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_resets_of_user').on(t.userId), index('password_resets_expiry').on(t.expiresAt)],
);

export const captchas = pgTable(
  'captchas',
  {
    id: uuid('id').primaryKey(),
    answer: text('answer').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('captchas_expiry').on(t.expiresAt)],
);

/**
 * How often something was tried within a window, by a key such as `login:account:<e-mail hash>`. Shared by all
 * processes.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [check('attempts_count_positive', sql`${t.count} > 0`), index('attempts_expiry').on(t.windowEndsAt)],
);

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** The last time step whose code was accepted: a code opens once, however quickly it is sent again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [unique('recovery_codes_once').on(t.userId, t.codeHash)],
);

/** Whom a provider of OpenID Connect knows as an account of ours. One an account and provider. */
export const openidIdentities = pgTable(
  'openid_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), unique('openid_identities_once').on(t.userId, t.issuer)],
);

/**
 * Somebody on the way through a provider, by the hash of the browser's cookie. Taken away by whoever uses it, so that
 * it is used once.
 */
export const openidVisits = pgTable(
  'openid_visits',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the provider's answer is checked with, or who came back and has yet to agree. */
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('openid_visits_expiry').on(t.expiresAt)],
);

/** What an account was told live; replayed after `Last-Event-ID`. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').notNull(),
    /** Another person whom it names: it goes with that person's account. */
    aboutUserId: uuid('about_user_id').references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('events_of_user').on(t.userId, t.id),
    index('events_age').on(t.createdAt),
    index('events_about')
      .on(t.aboutUserId)
      .where(sql`${t.aboutUserId} is not null`),
  ],
);
