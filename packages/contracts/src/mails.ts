import * as z from 'zod';
import { languages } from './languages.ts';

const address = { to: z.email(), language: z.enum(languages) };

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
]);
export type Mail = z.infer<typeof Mail>;
export type MailTemplate = Mail['template'];
