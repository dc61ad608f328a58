import { consentKinds, faceStates, languages, photoHints } from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/**
 * Who declared what about a face, when and from where. It outlives the face, because it proves that what was made with
 * it was allowed; it holds no picture and no measure of anyone.
 */
export const faceConsents = pgTable(
  'face_consents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: consentKinds }).notNull(),
    textVersion: text('text_version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    address: text('address').notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** Set when the face is deleted: from then on nothing new can be made with it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    check('face_consents_kind_known', oneOf('kind', consentKinds)),
    index('face_consents_of_user').on(t.userId, t.declaredAt),
  ],
);

export const faces = pgTable(
  'faces',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    consentId: uuid('consent_id')
      .notNull()
      .unique()
      .references(() => faceConsents.id),
    name: text('name').notNull(),
    state: text('state', { enum: faceStates }).notNull(),
    isFavourite: boolean('is_favourite').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    check('faces_state_known', oneOf('state', faceStates)),
    check('faces_name_present', sql`length(btrim(${t.name})) > 0`),
    index('faces_of_user').on(t.userId, t.isFavourite.desc(), t.createdAt.desc()),
    index('faces_unused').on(t.lastUsedAt),
  ],
);

export const facePhotos = pgTable(
  'face_photos',
  {
    id: uuid('id').primaryKey(),
    faceId: uuid('face_id')
      .notNull()
      .references(() => faces.id, { onDelete: 'cascade' }),
    state: text('state', { enum: faceStates }).notNull(),
    fileKey: text('file_key').notNull(),
    thumbnailKey: text('thumbnail_key').notNull(),
    bytes: integer('bytes').notNull(),
    hints: text('hints', { enum: photoHints }).array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('face_photos_state_known', oneOf('state', faceStates)),
    index('face_photos_of_face').on(t.faceId, t.createdAt),
  ],
);
