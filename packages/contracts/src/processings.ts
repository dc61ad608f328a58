import * as z from 'zod';
import { Enhanced } from './enhance.ts';
import { CutOut } from './images.ts';
import { OwnReview } from './own-review.ts';
import { PageMeta, PageQuery } from './payments.ts';
import { processingKinds } from './tools/facts.ts';
import { processingStages } from './tools/stages.ts';

/** docs/product/processings.md: what a user sees. */
export const processingStatuses = ['pending', 'in_progress', 'completed', 'error'] as const;
export type ProcessingStatus = (typeof processingStatuses)[number];

/**
 * Why it ended without a result; each has a text `processings.errors.<code>` in both languages. Nothing is charged for
 * any of them.
 */
export const processingErrorCodes = [
  'cancelled',
  'refused',
  'poor_coverage',
  'face_removed',
  'video_removed',
  'image_removed',
  'nothing_found',
  'damaged',
  'failed',
  'blocked',
] as const;
export type ProcessingErrorCode = (typeof processingErrorCodes)[number];

export const Processing = z.object({
  id: z.uuid(),
  kind: z.enum(processingKinds),
  status: z.enum(processingStatuses),
  stage: z.enum(processingStages),
  /** 0 to 100, never falling. */
  progress: z.number().int().min(0).max(100),
  /** Processings of anyone that will be finished before; null once it is being worked on or over. */
  queue_position: z.number().int().nullable(),
  eta_seconds: z.number().nullable(),
  error_code: z.enum(processingErrorCodes).nullable(),
  /** Staff looks at it after a report: it is out of everybody's reach until there is a decision, its owner's too. */
  is_blocked: z.boolean(),
  credits: z.number().int(),
  credits_charged: z.number().int(),
  video_id: z.uuid().nullable(),
  /** The uploaded image of a cut-out; null once it is gone. */
  image_id: z.uuid().nullable(),
  /** The clip of the catalogue that it was made of. */
  clip_id: z.uuid().nullable(),
  title: z.string(),
  /** The faces it was made with that are still there. */
  face_ids: z.array(z.uuid()),
  seconds: z.number().nullable(),
  thumbnail_url: z.string().nullable(),
  /** For the before/after player, once completed; null where the source is gone by now. */
  before_url: z.string().nullable(),
  /** Where in the source the result begins, when it was trimmed. */
  before_from_seconds: z.number(),
  result_url: z.string().nullable(),
  download_url: z.string().nullable(),
  /** Of the frames in which the mapped people are visible, those that carry the new face: 0 to 1. */
  coverage: z.number().nullable(),
  /** Of a completed cut-out whose files are still there. */
  cut_out: CutOut.nullable(),
  /** Of an enlarged picture. */
  enhanced: Enhanced.nullable(),
  worked: z.boolean().nullable(),
  review: OwnReview.nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** When the result is deleted. */
  deletes_at: z.iso.datetime().nullable(),
});
export type Processing = z.infer<typeof Processing>;

export const ProcessingAnswer = z.object({ data: z.object({ processing: Processing }) });
/** An order of several images is as many processings; `processing` is the first. */
export const StartAnswer = z.object({ data: z.object({ processing: Processing, processings: z.array(Processing) }) });
export const ProcessingsQuery = PageQuery.extend({
  /** `swap` is every swapped video, of one's own or of the catalogue; `picture` whatever is shown as an image. */
  kind: z.enum([...processingKinds, 'swap', 'picture']).optional(),
  /** `recent`: the last seven days, as the dashboard shows them; `all`: everything that is still there. */
  period: z.enum(['recent', 'all']).default('all'),
});
export type ProcessingsQuery = z.infer<typeof ProcessingsQuery>;
export const ProcessingsAnswer = z.object({ data: z.array(Processing), meta: PageMeta });

export const EvaluationBody = z.strictObject({ worked: z.boolean({ error: 'validation.evaluation' }).nullable() });
