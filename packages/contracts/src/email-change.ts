import * as z from 'zod';
import { emailField, givenPasswordField } from './fields.ts';

export const ChangeEmailBody = z.strictObject({ new_email: emailField, current_password: givenPasswordField });
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;

/** A new address counts once whoever reads the old mailbox and whoever reads the new one have both said so. */
export const EmailChange = z.object({
  new_email: z.string(),
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
  expires_at: z.iso.datetime(),
});
export type EmailChange = z.infer<typeof EmailChange>;
export const EmailChangeAnswer = z.object({ data: z.object({ change: EmailChange.nullable() }) });

export const ConfirmEmailBody = z.strictObject({
  token: z
    .string({ error: 'errors.accounts.email_change_invalid' })
    .min(1, { error: 'errors.accounts.email_change_invalid' })
    .max(200),
});
/** `waiting`: the other mailbox has not answered yet. */
export const emailChangeStates = ['waiting', 'done'] as const;
export const EmailConfirmed = z.object({ data: z.object({ state: z.enum(emailChangeStates), new_email: z.string() }) });
