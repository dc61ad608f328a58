import * as z from 'zod';
import { languages } from './languages.ts';
import { paymentMethods } from './payments.ts';
import { processingErrorCodes } from './processings.ts';

const address = { to: z.email(), language: z.enum(languages) };
const processing = { name: z.string(), processing_id: z.uuid() };
const refund = { name: z.string(), protocol: z.string(), payment_id: z.uuid(), amount_cents: z.number().int() };

/** Every mail the product sends, as the queue carries it. */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('address_already_registered'), ...address, params: z.object({ name: z.string() }) }),
  z.object({
    template: z.literal('password_recovery'),
    ...address,
    params: z.object({ name: z.string(), token: z.string(), valid_minutes: z.number().int() }),
  }),
  z.object({ template: z.literal('password_changed'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('second_factor_on'), ...address, params: z.object({ name: z.string() }) }),
  z.object({ template: z.literal('second_factor_off'), ...address, params: z.object({ name: z.string() }) }),
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
  z.object({ template: z.literal('refund_approved'), ...address, params: z.object({ ...refund, by_hand: z.boolean() }) }),
  z.object({ template: z.literal('refund_denied'), ...address, params: z.object({ ...refund, reason: z.string() }) }),
  z.object({ template: z.literal('refund_done'), ...address, params: z.object(refund) }),
  z.object({ template: z.literal('processing_done'), ...address, params: z.object(processing) }),
  z.object({ template: z.literal('processing_failed'), ...address, params: z.object({ ...processing, code: z.enum(processingErrorCodes) }) }),
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];
