import { type BothLanguages, clipBadges, type LicencePerson, withdrawalCauses } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { videos } from './videos.ts';

/** One size of a clip, beside the clip itself. */
export interface StoredPreview {
  height: number;
  width: number;
  bytes: number;
}

/** A day of São Paulo, YYYY-MM-DD. */
const day = (name: string) => date(name, { mode: 'string' });

export const catalogCategories = pgTable('catalog_categories', {
  id: text('id').primaryKey(),
  title: jsonb('title').$type<BothLanguages>().notNull(),
  position: integer('position').notNull(),
});

/** Whether it is screened, held or analysed is said by its video. */
export const storedClipStates = ['draft', 'published', 'withdrawn'] as const;
export const clipUseKinds = ['view', 'choice'] as const;

/**
 * A clip is a video of purpose `clip` and what the catalogue says of it: one id for both. A trigger lets it be
 * published only once its video is ready.
 */
export const clips = pgTable(
  'clips',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    state: text('state', { enum: storedClipStates }).notNull().default('draft'),
    /** Of the record that staff edits: counts of use change without it. */
    version: integer('version').notNull().default(1),
    title: jsonb('title').$type<BothLanguages>().notNull(),
    description: jsonb('description').$type<BothLanguages>().notNull(),
    tags: text('tags').array().notNull().default([]),
    staffBadges: text('staff_badges', { enum: clipBadges }).array().notNull().default([]),
    earnedBadges: text('earned_badges', { enum: clipBadges }).array().notNull().default([]),
    priceCredits: integer('price_credits').notNull().default(1),
    /** The catalogue's own order; between any two numbers there is another. */
    position: doublePrecision('position').notNull(),
    licenceHolder: text('licence_holder'),
    licenceTerritory: text('licence_territory'),
    /** The last day. */
    licenceUntil: day('licence_until'),
    licencePeople: jsonb('licence_people').$type<LicencePerson[]>().notNull().default([]),
    proofKey: text('proof_key'),
    proofName: text('proof_name'),
    previews: jsonb('previews').$type<StoredPreview[]>().notNull().default([]),
    /** Plain words of the titles, and of titles, categories and tags, in both languages: what a search compares. */
    titleWords: text('title_words').array().notNull().default([]),
    words: text('words').array().notNull().default([]),
    views: integer('views').notNull().default(0),
    choices: integer('choices').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Of the last time; kept when it is withdrawn. */
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
    withdrawalCause: text('withdrawal_cause', { enum: withdrawalCauses }),
    withdrawalReason: text('withdrawal_reason'),
  },
  (t) => [
    check('clips_state_known', oneOf('state', storedClipStates)),
    check('clips_withdrawal_cause_known', oneOf('withdrawal_cause', withdrawalCauses)),
    check('clips_price_positive', sql`${t.priceCredits} > 0`),
    check(
      'clips_out_has_a_cause',
      sql`(${t.state} = 'withdrawn') = (${t.withdrawnAt} is not null and ${t.withdrawalCause} is not null)`,
    ),
    check(
      'clips_published_has_titles',
      sql`${t.state} <> 'published' or (${t.publishedAt} is not null and ${t.title} ->> 'pt_BR' <> '' and ${t.title} ->> 'en' <> '')`,
    ),
    check(
      'clips_published_is_licensed',
      sql`${t.state} <> 'published' or (${t.licenceHolder} is not null and ${t.licenceTerritory} is not null and ${t.licenceUntil} is not null and ${t.proofKey} is not null and jsonb_array_length(${t.licencePeople}) > 0)`,
    ),
    index('clips_in_order')
      .on(t.position, t.id)
      .where(sql`${t.state} = 'published'`),
    index('clips_newest')
      .on(t.publishedAt.desc(), t.id)
      .where(sql`${t.state} = 'published'`),
    index('clips_most_viewed')
      .on(t.views.desc(), t.id)
      .where(sql`${t.state} = 'published'`),
    index('clips_most_chosen')
      .on(t.choices.desc(), t.id)
      .where(sql`${t.state} = 'published'`),
    index('clips_by_price')
      .on(t.priceCredits, t.position, t.id)
      .where(sql`${t.state} = 'published'`),
    index('clips_offered')
      .on(t.licenceUntil, t.id)
      .where(sql`${t.state} = 'published'`),
    // Written rarely and read all the time: nothing waits in a list that every search would have to read through.
    index('clips_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

export const clipCategories = pgTable(
  'clip_categories',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => catalogCategories.id),
  },
  (t) => [
    primaryKey({ columns: [t.clipId, t.categoryId] }),
    index('clip_categories_of_category').on(t.categoryId, t.clipId),
  ],
);

/** Every word that any clip ever had. */
export const catalogWords = pgTable('catalog_words', { word: text('word').primaryKey() }, (t) => [
  index('catalog_words_beginning').on(t.word.op('text_pattern_ops')),
]);

/** What a word becomes when letters are left out: how a mistyped word finds the one that was meant. */
export const catalogWordKeys = pgTable(
  'catalog_word_keys',
  {
    key: text('key').notNull(),
    word: text('word')
      .notNull()
      .references(() => catalogWords.word),
  },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** Who looked at or chose what: once for an account, a clip and a day. */
export const clipUses = pgTable(
  'clip_uses',
  {
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: clipUseKinds }).notNull(),
    day: day('day').notNull(),
  },
  (t) => [
    check('clip_uses_kind_known', oneOf('kind', clipUseKinds)),
    primaryKey({ columns: [t.clipId, t.userId, t.kind, t.day] }),
    index('clip_uses_lately').on(t.day, t.kind, t.clipId),
  ],
);

/** Which version of the catalogue's terms an account accepted, and when. A trigger lets nobody choose a clip without. */
export const catalogTerms = pgTable(
  'catalog_terms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
);
