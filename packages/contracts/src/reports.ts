import * as z from 'zod';
import { CaptchaAnswer } from './captcha.ts';
import { emailField } from './fields.ts';
import { videoLimits } from './media-limits.ts';

export const reportReasons = ['intimate', 'minor', 'no_consent', 'deceit', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reasons for which what is certainly ours is taken out of reach before anyone looks. */
export const urgentReasons: readonly ReportReason[] = ['intimate', 'minor'];

/** `waiting`: the copy is still to be compared with what we made. It is deleted as soon as that is done. */
export const copyStates = ['none', 'waiting', 'matched', 'unmatched', 'unreadable'] as const;
export type CopyState = (typeof copyStates)[number];

/** How a report says which thing it is about. */
export const reportedBy = ['link', 'copy'] as const;
export type ReportedBy = (typeof reportedBy)[number];

const howStored = { link: 'by its link', copy: 'by a copy of it' } as const satisfies Record<ReportedBy, string>;

/**
 * Why a block is there that nobody of staff placed. It is stored beside what staff types, as text; staff reads it in
 * words.
 */
export const ruleReason = {
  write: ({ reason, by }: { reason: ReportReason; by: ReportedBy }) =>
    `public report: ${reason}, ${howStored[by]}; before review`,
  read: (stored: string): { reason: ReportReason; by: ReportedBy } | undefined =>
    reportReasons
      .flatMap((reason) => reportedBy.map((by) => ({ reason, by })))
      .find((told) => ruleReason.write(told) === stored),
};

export const reportOutcomes = ['blocked', 'kept', 'not_found'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportLimits = {
  textLengthMin: 10,
  textLengthMax: 2000,
  linkLengthMax: 500,
  copyBytesMax: videoLimits.bytesMax,
} as const;

const words = z
  .string({ error: 'validation.report_text' })
  .trim()
  .min(reportLimits.textLengthMin, { error: 'validation.report_text' })
  .max(reportLimits.textLengthMax, { error: 'validation.report_text' });

/** As the form on the page holds it; the copy travels beside it. */
export const ReportFields = z.strictObject({
  reason: z.enum(reportReasons, { error: 'validation.report_reason' }),
  link: z.string().trim().max(reportLimits.linkLengthMax, { error: 'validation.report_link' }).default(''),
  text: words,
  email: z.union([z.literal(''), emailField]).default(''),
});
export type ReportFields = z.infer<typeof ReportFields>;

/** A form has no nesting: the captcha comes as JSON in one field. */
export const SentReport = ReportFields.extend({
  captcha: z
    .string({ error: 'validation.captcha_required' })
    .max(6000)
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'validation.captcha_required' });
        return z.NEVER;
      }
    })
    .pipe(CaptchaAnswer),
});
export type SentReport = z.infer<typeof SentReport>;

/** Ten characters of 32 after the year: nobody finds another's by trying. */
export const protocolPattern = /^SEM-\d{4}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** What anyone with the number may know. Nothing in it tells who reported, what, or whose it is. */
export const ReportStatus = z.object({
  protocol: z.string(),
  /** `checking`: the copy is being compared; `blocked`: out of reach already, staff decides; `waiting`: for staff. */
  state: z.enum(['checking', 'blocked', 'waiting', 'answered']),
  outcome: z.enum(reportOutcomes).nullable(),
  received_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});
export type ReportStatus = z.infer<typeof ReportStatus>;
export const ReportAnswer = z.object({ data: z.object({ report: ReportStatus }) });
