import * as z from 'zod';
import { CaptchaAnswer } from './captcha.ts';
import { emailField, nameField } from './fields.ts';
import { BillingBody } from './payments.ts';

export const chatProviders = ['support_board', 'chatwoot'] as const;

/** What a chat provider's script must know of who is logged in. Made by the server, for this person only. */
export const ChatIdentity = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('support_board'),
    first_name: z.string(),
    email: z.string(),
    password: z.string(),
    user_type: z.literal('user'),
    phone: z.string().nullable(),
  }),
  z.object({
    provider: z.literal('chatwoot'),
    identifier: z.string(),
    identifier_hash: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
]);
export type ChatIdentity = z.infer<typeof ChatIdentity>;
export const ChatIdentityAnswer = z.object({ data: z.object({ identity: ChatIdentity }) });

/** What every page may know of the support that is configured. */
export const SupportSettings = z.object({
  chat: z
    .discriminatedUnion('provider', [
      z.object({ provider: z.literal('support_board'), script_url: z.string() }),
      z.object({
        provider: z.literal('chatwoot'),
        script_url: z.string(),
        base_url: z.string(),
        website_token: z.string(),
      }),
    ])
    .nullable(),
  whatsapp_url: z.string().nullable(),
  /** A person answers a message within so many days: every page and mail that promises it says this number. */
  answer_days: z.number().int(),
});
export type SupportSettings = z.infer<typeof SupportSettings>;

export const contactMessageLengthMax = 4000;
export const contactTopics = ['payment', 'processing', 'account', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const ContactBody = z.strictObject({
  name: nameField,
  email: emailField,
  topic: z.enum(contactTopics),
  message: z
    .string({ error: 'validation.message_required' })
    .trim()
    .min(10, { error: 'validation.message_required' })
    .max(contactMessageLengthMax, { error: 'validation.message_long' }),
  captcha: CaptchaAnswer,
});
export type ContactBody = z.infer<typeof ContactBody>;
/** The CPF is one that another account has; the message says how staff can tell whose it is. */
export const ClaimCpfBody = z.strictObject({ cpf: BillingBody.shape.cpf, message: ContactBody.shape.message });
export type ClaimCpfBody = z.infer<typeof ClaimCpfBody>;
export const ContactAnswer = z.object({ data: z.object({ protocol: z.string() }) });
