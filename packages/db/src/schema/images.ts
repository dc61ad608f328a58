import {
  type Background,
  type EnhanceSettings,
  imagePurposes,
  imageStates,
  type ImageWarning,
  imageWarnings,
  type OutputFormat,
  type PhotoConcern,
  type Shadow,
} from '@semblante/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../columns.ts';
import { users } from './accounts.ts';

/** Somebody in a photo; where each face is lies in a file beside the picture. */
export interface StoredPhotoPerson {
  id: string;
  face_width: number;
  concerns: PhotoConcern[];
}

/** An uploaded picture: to be cut out, to stand behind a cut-out, or to get other faces. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: imagePurposes }).notNull(),
    state: text('state', { enum: imageStates }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Upright. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    warnings: text('warnings', { enum: imageWarnings }).array().notNull().default([]),
    contentHash: text('content_hash').notNull(),
    /**
     * As it was sent; only the engine reads it. All three are null once the files were deleted because it was refused.
     */
    sourceKey: text('source_key'),
    viewKey: text('view_key'),
    thumbnailKey: text('thumbnail_key'),
    /** What the free preview found out, once somebody looked at it. */
    previewCoverage: real('preview_coverage'),
    previewWarnings: text('preview_warnings', { enum: imageWarnings }).array(),
    /** Of a photo that is to get other faces: who can be chosen, the largest face first. */
    people: jsonb('people').$type<StoredPhotoPerson[]>(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    check('images_purpose_known', oneOf('purpose', imagePurposes)),
    check('images_state_known', oneOf('state', imageStates)),
    check(
      'images_files_unless_refused',
      sql`(${t.state} = 'refused') = (${t.sourceKey} is null) and (${t.sourceKey} is null) = (${t.viewKey} is null) and (${t.sourceKey} is null) = (${t.thumbnailKey} is null)`,
    ),
    check(
      'images_photo_has_people',
      sql`(${t.purpose} = 'photo' or ${t.people} is null) and (${t.purpose} <> 'photo' or ${t.state} = 'refused' or ${t.people} is not null)`,
    ),
    check('images_size_positive', sql`${t.bytes} > 0 and ${t.width} > 0 and ${t.height} > 0`),
    index('images_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('images_unused').on(t.lastUsedAt),
  ],
);

/** Of a picture that is to be enlarged, from the order on; `result` once it is made. */
export interface StoredEnhanced extends EnhanceSettings {
  result: { width: number; height: number; was_cleaned: boolean; small_faces: number } | null;
}

/** Of a completed cut-out: what the next render begins with. */
export interface StoredCutOut {
  width: number;
  height: number;
  warnings: ImageWarning[];
  /** The brush's last word, as a file; without it alpha is as it was cut out. */
  maskKey: string | null;
  render: { background: Background; format: OutputFormat; shadow: Shadow | null } | null;
}
