import {
  languages,
  processingErrorCodes,
  processingKinds,
  processingStages,
  processingStatuses,
  type SwapSettings,
} from '@semblante/contracts';
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
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';
import { creditEntries } from './credits.ts';
import { faceConsents, faces } from './faces.ts';
import { images, type StoredCutOut, type StoredEnhanced } from './images.ts';
import { videos } from './videos.ts';

/** One order of work that credits are held for. */
export const processings = pgTable(
  'processings',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: processingKinds }).notNull(),
    status: text('status', { enum: processingStatuses }).notNull().default('pending'),
    stage: text('stage', { enum: processingStages }).notNull().default('queued'),
    progress: integer('progress').notNull().default(0),
    errorCode: text('error_code', { enum: processingErrorCodes }),
    credits: integer('credits').notNull(),
    holdId: bigint('hold_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => creditEntries.id),
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** The first of the processings that one order began: only that one carries the order's key. */
    batchId: uuid('batch_id'),
    /** As it was when the work began: a later analysis of the same video changes nothing here. */
    analysisKey: text('analysis_key'),
    title: text('title').notNull(),
    seconds: real('seconds').notNull(),
    settings: jsonb('settings').$type<SwapSettings>().notNull(),
    /** Of the visible label. */
    language: text('language', { enum: languages }).notNull(),
    coverage: real('coverage'),
    cutOut: jsonb('cut_out').$type<StoredCutOut>(),
    enhanced: jsonb('enhanced').$type<StoredEnhanced>(),
    worked: boolean('worked'),
    /** Null before it is made, and again when its time is over. */
    resultKey: text('result_key'),
    resultBytes: bigint('result_bytes', { mode: 'number' }),
    thumbnailKey: text('thumbnail_key'),
    /** Recognises a copy that was stripped of its labels. */
    fingerprint: jsonb('fingerprint'),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    /** Of the call that ordered it, as its log lines say. */
    requestId: text('request_id'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    deletesAt: instant('deletes_at'),
    /** The owner put it away: it is in no list, its files are gone, its ledger rows stay. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    check('processings_kind_known', oneOf('kind', processingKinds)),
    check('processings_status_known', oneOf('status', processingStatuses)),
    check('processings_stage_known', oneOf('stage', processingStages)),
    check('processings_error_code_known', oneOf('error_code', processingErrorCodes)),
    check('processings_error_has_a_code', sql`(${t.status} = 'error') = (${t.errorCode} is not null)`),
    check('processings_over_has_a_time', sql`(${t.status} in ('completed', 'error')) = (${t.finishedAt} is not null)`),
    check('processings_progress_in_range', sql`${t.progress} between 0 and 100`),
    check('processings_credits_positive', sql`${t.credits} > 0`),
    unique('processings_idempotency_key').on(t.userId, t.idempotencyKey),
    index('processings_of_user').on(t.userId, t.createdAt, t.id),
    index('processings_listed')
      .on(t.userId, t.createdAt, t.id, t.kind)
      .where(sql`${t.removedAt} is null`),
    index('processings_finished')
      .on(t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('processings_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('pending', 'in_progress')`),
    index('processings_failed')
      .on(t.finishedAt, t.id)
      .where(sql`${t.status} = 'error'`),
    index('processings_of_video').on(t.videoId),
    index('processings_of_image').on(t.imageId),
    index('processings_of_batch')
      .on(t.batchId)
      .where(sql`${t.batchId} is not null`),
    check(
      'processings_cut_out_whole',
      sql`${t.kind} <> 'image' or ${t.status} <> 'completed' or ${t.cutOut} is not null`,
    ),
    check('processings_enhanced_whole', sql`(${t.kind} = 'enhance') = (${t.enhanced} is not null)`),
    index('processings_to_delete')
      .on(t.deletesAt)
      .where(sql`${t.resultKey} is not null`),
  ],
);

/**
 * How many of an account's processings are in its lists, by day (UTC) and kind: a total adds up days instead of rows.
 * Triggers keep it in the commit of each change; `processing_days_rebuild()` counts everything anew.
 */
export const processingDays = pgTable(
  'processing_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: processingKinds }).notNull(),
    listed: integer('listed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.kind] }),
    check('processing_days_listed_not_negative', sql`${t.listed} >= 0`),
  ],
);

/**
 * Whose face goes where. A trigger refuses a face that is not usable, not the owner's, or without a valid declaration.
 */
export const processingFaces = pgTable(
  'processing_faces',
  {
    processingId: uuid('processing_id')
      .notNull()
      .references(() => processings.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    faceId: uuid('face_id').references(() => faces.id, { onDelete: 'set null' }),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => faceConsents.id),
  },
  (t) => [primaryKey({ columns: [t.processingId, t.personId] }), index('processing_faces_of_face').on(t.faceId)],
);
