import * as z from 'zod';
import { noticeNames } from './events.ts';

/** What happened to an account and is worth finding again; each has a text `notifications.<kind>`. */
export const newsKinds = [
  ...noticeNames,
  'payment_paid',
  'payment_refunded',
  'processing_completed',
  'processing_error',
  'processing_review',
  'processing_blocked',
] as const;
export type NewsKind = (typeof newsKinds)[number];

export const News = z.object({
  id: z.number().int(),
  kind: z.enum(newsKinds),
  /** Fill the slots of its text. */
  params: z.record(z.string(), z.string()),
  processing_id: z.uuid().nullable(),
  payment_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  seen: z.boolean(),
});
export type News = z.infer<typeof News>;

export const NewsQuery = z.object({ before: z.coerce.number().int().positive().optional() });
export const NewsAnswer = z.object({
  data: z.array(News),
  meta: z.object({ unseen: z.number().int(), has_more: z.boolean() }),
});
export type NewsAnswer = z.infer<typeof NewsAnswer>;
export const SeenBody = z.strictObject({ up_to: z.number().int().positive() });

/** Mails about security and money always come; these are a choice. */
export const MailPreferences = z.strictObject({ results: z.boolean() });
export type MailPreferences = z.infer<typeof MailPreferences>;
export const MailPreferencesAnswer = z.object({ data: z.object({ preferences: MailPreferences }) });
