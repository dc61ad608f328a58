import {
  type AnalysisSettings,
  videoErrorCodes,
  type VideoPerson,
  type VideoProbe,
  videoPurposes,
  videoStates,
} from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** A person as stored: the thumbnail is a file of the analysis, its address is made when it is shown. */
export type StoredPerson = Omit<VideoPerson, 'thumbnail_url'> & { thumbnail: string };

/** In seconds. */
export interface StoredStretch {
  from: number;
  to: number;
}

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A `clip` belongs to the catalogue: no list, quota or retention of its uploader knows it. */
    purpose: text('purpose', { enum: videoPurposes }).notNull().default('video'),
    state: text('state', { enum: videoStates }).notNull(),
    errorCode: text('error_code', { enum: videoErrorCodes }),
    progress: integer('progress'),
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** As the page claimed it; the check makes it anew from what arrived, so that nobody's claim decides. */
    sample: text('sample'),
    contentHash: text('content_hash'),
    /** Null once the file was deleted because it was refused. */
    sourceKey: text('source_key'),
    probe: jsonb('probe').$type<VideoProbe>(),
    settings: jsonb('settings').$type<AnalysisSettings>().notNull(),
    people: jsonb('people').$type<StoredPerson[]>().notNull().default([]),
    /** Each analysis has a folder of its own, so that a new one never disturbs work that uses the one before. */
    analysisKey: text('analysis_key'),
    /**
     * The held video that this one is without its doubted moments. No reference: it stays when the other is deleted.
     */
    trimmedFrom: uuid('trimmed_from'),
    /** Of that one. */
    leftOut: jsonb('left_out').$type<StoredStretch[]>(),
    createdAt: instant('created_at').notNull(),
    uploadedAt: instant('uploaded_at'),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    check('videos_purpose_known', oneOf('purpose', videoPurposes)),
    check('videos_state_known', oneOf('state', videoStates)),
    check('videos_error_code_known', oneOf('error_code', videoErrorCodes)),
    check('videos_error_has_a_code', sql`${t.state} not in ('error', 'refused') or ${t.errorCode} is not null`),
    check(
      'videos_ready_is_whole',
      sql`${t.state} <> 'ready' or (${t.sourceKey} is not null and ${t.analysisKey} is not null and ${t.probe} is not null)`,
    ),
    check('videos_bytes_positive', sql`${t.bytes} > 0`),
    check('videos_trimmed_is_whole', sql`(${t.trimmedFrom} is null) = (${t.leftOut} is null)`),
    uniqueIndex('videos_trimmed_once')
      .on(t.trimmedFrom)
      .where(sql`${t.trimmedFrom} is not null and (${t.state} <> 'error' or ${t.sourceKey} is not null)`),
    index('videos_of_user').on(t.userId, t.createdAt.desc()),
    index('videos_by_sample').on(t.userId, t.sample),
    index('videos_unused').on(t.lastUsedAt),
  ],
);
