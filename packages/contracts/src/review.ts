import * as z from 'zod';
import { PageMeta, PageQuery } from './payments.ts';

/** What is looked at by staff: an uploaded face or video, or the output of a processing. */
export const reviewSubjects = ['face', 'video', 'processing'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** `appealed` is a refusal that its owner asks staff to look at again. */
export const reviewStates = ['open', 'cleared', 'refused', 'appealed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What made the screen unsure, or sure. */
export const reviewReasons = ['sexual_content', 'apparent_minor'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const ReviewCase = z.object({
  id: z.uuid(),
  subject: z.enum(reviewSubjects),
  subject_id: z.uuid(),
  state: z.enum(reviewStates),
  reason: z.enum(reviewReasons),
  /** Moments of a video, in seconds. */
  moments: z.array(z.number()),
  /** What staff looks at, blurred until clicked; none where the file was deleted. */
  pictures: z.array(z.string()),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  appeal: z.string().nullable(),
  decision_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type ReviewCase = z.infer<typeof ReviewCase>;

export const ReviewQuery = PageQuery.extend({ state: z.enum(['waiting', 'decided']).default('waiting') });
export type ReviewQuery = z.infer<typeof ReviewQuery>;
export const ReviewAnswer = z.object({ data: z.array(ReviewCase), meta: PageMeta });
export const ReviewCaseAnswer = z.object({ data: z.object({ case: ReviewCase }) });

export const DecideReviewBody = z.strictObject({
  decision: z.enum(['clear', 'refuse']),
  reason: z.string().trim().min(5, { error: 'validation.reason_required' }).max(500),
});
export type DecideReviewBody = z.infer<typeof DecideReviewBody>;

export const AppealBody = z.strictObject({ text: z.string({ error: 'validation.appeal_text' }).trim().min(10, { error: 'validation.appeal_text' }).max(1000, { error: 'validation.appeal_text' }) });
export type AppealBody = z.infer<typeof AppealBody>;
