import * as z from 'zod';
import { imagePurposes } from './images.ts';
import { languages } from './languages.ts';
import { paymentMethods } from './payments.ts';
import { processingErrorCodes } from './processings.ts';
import { reportOutcomes } from './reports.ts';
import { screenReasons } from './review.ts';
import { contactTopics } from './support.ts';

const address = { to: z.email(), language: z.enum(languages) };
/** Where the account's own data are: staff have a page of their own. Mails that were queued before it have none. */
const ownData = { name: z.string(), area: z.enum(['user', 'staff']).optional() };
const processing = { name: z.string(), processing_id: z.uuid() };
const emailChange = z.object({
  name: z.string(),
  new_email: z.string(),
  token: z.string(),
  valid_hours: z.number().int(),
});
/** The ids lead back to where its owner was. */
const reviewed = {
  name: z.string(),
  subject: z.enum(['face', 'video', 'image', 'processing']),
  subject_id: z.uuid(),
  title: z.string(),
  /** A clip of the catalogue is the team's own: its page is another. */
  is_clip: z.boolean(),
  /** What an image was sent for: each has its page. Mails that were queued before it have none. */
  image_purpose: z.enum(imagePurposes).optional(),
};
const refund = { name: z.string(), protocol: z.string(), payment_id: z.uuid(), amount_cents: z.number().int() };

/** Every mail the product sends, as the queue carries it. */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('email_code'),
    ...address,
    params: z.object({ name: z.string(), code: z.string(), valid_minutes: z.number().int() }),
  }),
  z.object({ template: z.literal('address_already_registered'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('password_recovery'),
    ...address,
    params: z.object({ name: z.string(), token: z.string(), valid_minutes: z.number().int() }),
  }),
  z.object({ template: z.literal('password_changed'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('email_change_old'), ...address, params: emailChange }),
  z.object({ template: z.literal('email_change_new'), ...address, params: emailChange }),
  z.object({
    template: z.literal('email_changed'),
    ...address,
    params: z.object({ name: z.string(), new_email: z.string() }),
  }),
  z.object({
    template: z.literal('contact_message'),
    ...address,
    reply_to: z.email(),
    params: z.object({
      protocol: z.string(),
      from_name: z.string(),
      from_email: z.string(),
      topic: z.enum(contactTopics),
      message: z.string(),
    }),
  }),
  z.object({
    template: z.literal('contact_received'),
    ...address,
    params: z.object({ name: z.string(), protocol: z.string() }),
  }),
  z.object({ template: z.literal('second_factor_on'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('second_factor_off'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('openid_linked'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('payment_receipt'),
    ...address,
    params: z.object({
      name: z.string(),
      payment_id: z.uuid(),
      amount_cents: z.number().int(),
      credits: z.number().int(),
      method: z.enum(paymentMethods),
      paid_at: z.iso.datetime(),
      refund_days: z.number().int(),
    }),
  }),
  z.object({
    template: z.literal('refund_asked'),
    ...address,
    params: z.object({ ...refund, is_automatic: z.boolean(), by_hand: z.boolean() }),
  }),
  z.object({
    template: z.literal('refund_approved'),
    ...address,
    params: z.object({ ...refund, by_hand: z.boolean() }),
  }),
  z.object({ template: z.literal('refund_denied'), ...address, params: z.object({ ...refund, reason: z.string() }) }),
  z.object({ template: z.literal('refund_done'), ...address, params: z.object(refund) }),
  z.object({ template: z.literal('processing_done'), ...address, params: z.object(processing) }),
  z.object({
    template: z.literal('processing_failed'),
    ...address,
    params: z.object({ ...processing, code: z.enum(processingErrorCodes) }),
  }),
  z.object({
    template: z.literal('review_held'),
    ...address,
    params: z.object({
      ...reviewed,
      reason: z.enum(screenReasons),
      moments: z.array(z.number()),
      decide_by: z.iso.datetime(),
      /** Pictures of the same batch that are held too. */ others: z.number().int().default(0),
    }),
  }),
  z.object({ template: z.literal('review_delayed'), ...address, params: z.object(reviewed) }),
  z.object({
    template: z.literal('review_decided'),
    ...address,
    params: z.object({
      ...reviewed,
      outcome: z.enum(['cleared', 'refused']),
      can_appeal: z.boolean(),
      continuation: z.object({
        video_id: z.uuid().nullable(),
        faces: z.record(z.string(), z.uuid()),
        face_id: z.uuid().nullable(),
      }),
    }),
  }),
  z.object({ template: z.literal('verification_approved'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('verification_declined'),
    ...address,
    params: z.object({ name: z.string(), reason: z.string(), ask_again_at: z.iso.datetime() }),
  }),
  z.object({ template: z.literal('account_blocked'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('account_unblocked'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('report_answered'),
    ...address,
    params: z.object({ protocol: z.string(), outcome: z.enum(reportOutcomes) }),
  }),
  z.object({
    template: z.literal('export_ready'),
    ...address,
    params: z.object({ ...ownData, expires_at: z.iso.datetime(), valid_hours: z.number().int() }),
  }),
  z.object({
    template: z.literal('erasure_asked'),
    ...address,
    params: z.object({ ...ownData, protocol: z.string(), due_at: z.iso.datetime() }),
  }),
  z.object({ template: z.literal('erasure_cancelled'), ...address, params: z.object(ownData) }),
  z.object({
    template: z.literal('erasure_done'),
    ...address,
    params: z.object({
      name: z.string(),
      protocol: z.string(),
      erased_at: z.iso.datetime(),
      counts: z.record(z.string(), z.number().int()),
    }),
  }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];
