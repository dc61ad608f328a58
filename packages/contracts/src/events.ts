import * as z from 'zod';
import { paymentStatuses } from './payments.ts';
import { processingErrorCodes, processingStatuses } from './processings.ts';
import { processingStages } from './tools/stages.ts';
import { videoStates } from './videos.ts';

/** What an account can be told live. `params` fill the slots of the text `notifications.<notice>`. */
export const noticeNames = [
  'new_login',
  'password_changed',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'openid_linked',
  'invitation_gift',
  'face_held',
  'face_cleared',
  'face_refused',
  'video_held',
  'video_cleared',
  'video_refused',
  'image_held',
  'image_cleared',
  'image_refused',
  'review_delayed',
  'content_blocked',
  'content_unblocked',
  'export_ready',
  'erasure_asked',
  'erasure_cancelled',
  'cpf_released',
  'verification_approved',
  'verification_declined',
] as const;
export type NoticeName = (typeof noticeNames)[number];

export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notification'),
    notice: z.enum(noticeNames),
    params: z.record(z.string(), z.string()),
  }),
  z.object({ kind: z.literal('payment'), payment_id: z.uuid(), status: z.enum(paymentStatuses) }),
  z.object({ kind: z.literal('balance'), balance: z.number().int(), held: z.number().int() }),
  z.object({
    kind: z.literal('video'),
    video_id: z.uuid(),
    state: z.enum(videoStates),
    progress: z.number().int().nullable(),
  }),
  z.object({
    kind: z.literal('processing'),
    processing_id: z.uuid(),
    status: z.enum(processingStatuses),
    stage: z.enum(processingStages),
    progress: z.number().int(),
    eta_seconds: z.number().nullable(),
    error_code: z.enum(processingErrorCodes).nullable(),
  }),
  /** Its owner deleted it, in this tab or another. */
  z.object({ kind: z.literal('processing_removed'), processing_id: z.uuid() }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The connection is valid if it was made or heard from less than this ago (docs/product/processings.md). */
export const realtimeValidMs = 5 * 60_000;
