import * as z from 'zod';
import { blockSubjects } from './blocks.ts';
import { PageMeta, PageQuery } from './payments.ts';
import { reportReasons } from './reports.ts';

/**
 * What is looked at by staff: an uploaded face, video or image, or the output of a processing; a `report` whose thing
 * is not known stands for itself.
 */
export const reviewSubjects = ['face', 'video', 'image', 'processing', 'report'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/**
 * `appealed` is a refusal that its owner asks staff to look at again; `withdrawn` means that its owner deleted what it
 * was about.
 */
export const reviewStates = ['open', 'cleared', 'refused', 'appealed', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Who brought it: the automatic screen, or a public report. */
export const reviewSources = ['screen', 'report'] as const;
export type ReviewSource = (typeof reviewSources)[number];

/** What made the screen unsure, or sure. */
export const screenReasons = ['sexual_content', 'apparent_minor'] as const;
export type ScreenReason = (typeof screenReasons)[number];
/** What it says of a file that does not pass, and what it measured, 0 to 1. */
export const screenVerdicts = ['review', 'refuse'] as const;
export type ScreenVerdict = (typeof screenVerdicts)[number];
export const screenScores = ['sexual', 'sexy', 'second_sexual'] as const;
export type ScreenScore = (typeof screenScores)[number];

/** Those, or what a report says is wrong. */
export const reviewReasons = [
  ...screenReasons,
  'reported_intimate',
  'reported_minor',
  'reported_no_consent',
  'reported_deceit',
  'reported_other',
] as const;
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
  /** The video to play, for as long as it is there. */
  playback_url: z.string().nullable(),
  source: z.enum(reviewSources),
  /** Whose it is; null where a report could be about anything. */
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  /**
   * What people wrote who reported it, oldest first. Who they are stays out of it: the answer reaches them by itself.
   */
  reports: z.array(
    z.object({
      protocol: z.string(),
      reason: z.enum(reportReasons),
      link: z.string(),
      text: z.string(),
      similarity: z.number().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** What can be blocked because of it: the thing, what it was made of, its owner's account. */
  blockable: z.array(
    z.object({ subject: z.enum(blockSubjects), id: z.uuid(), name: z.string(), is_blocked: z.boolean() }),
  ),
  appeal: z.string().nullable(),
  /** What the owner says against the doubt while it is held. */
  objection: z.string().nullable(),
  /** When the owner was promised an answer; `is_overdue` once that has passed without one. */
  decide_by: z.iso.datetime(),
  is_overdue: z.boolean(),
  decided_by: z.string().nullable(),
  decision_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type ReviewCase = z.infer<typeof ReviewCase>;

/** How often staff let through what a rule of the screen had held or refused, in the last `days`. */
export const overruledDays = 30;
/** Of fewer decisions nothing is concluded. */
export const overruledDecisionsMin = 5;
export const ScreenRule = z.object({
  reason: z.enum(screenReasons),
  decided: z.number().int(),
  overruled: z.number().int(),
  /** More than half of the time. */
  is_doubtful: z.boolean(),
});
export type ScreenRule = z.infer<typeof ScreenRule>;
export const ScreenRulesAnswer = z.object({ data: z.array(ScreenRule), meta: z.object({ days: z.number().int() }) });

export const ReviewQuery = PageQuery.extend({ state: z.enum(['waiting', 'decided']).default('waiting') });
export type ReviewQuery = z.infer<typeof ReviewQuery>;
export const ReviewAnswer = z.object({ data: z.array(ReviewCase), meta: PageMeta });
export const ReviewCaseAnswer = z.object({ data: z.object({ case: ReviewCase }) });

export const DecideReviewBody = z.strictObject({
  decision: z.enum(['clear', 'refuse']),
  reason: z.string().trim().min(5, { error: 'validation.reason_required' }).max(500),
});
export type DecideReviewBody = z.infer<typeof DecideReviewBody>;

export const AppealBody = z.strictObject({
  text: z
    .string({ error: 'validation.appeal_text' })
    .trim()
    .min(10, { error: 'validation.appeal_text' })
    .max(1000, { error: 'validation.appeal_text' }),
});
export type AppealBody = z.infer<typeof AppealBody>;
