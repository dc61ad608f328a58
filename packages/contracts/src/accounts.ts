import * as z from 'zod';
import { CaptchaAnswer } from './captcha.ts';
import {
  emailField,
  givenPasswordField,
  nameField,
  newPasswordField,
  registrationPasswordField,
  resetPasswordField,
  secondFactorCodeField,
} from './fields.ts';
import { languages } from './languages.ts';
import { accountStatuses, roleNames } from './roles.ts';

/** Today's offer as the header's badge and the discount modal show it; the server reports none when none applies. */
export const Offer = z.object({ title: z.string(), text: z.string(), percent_off: z.number().int().min(1).max(100) });
export type Offer = z.infer<typeof Offer>;

// What we made ourselves is described, not judged again: this record leaves with every page.
const ownId = z.string().meta({ format: 'uuid' });
const ownInstant = z.string().meta({ format: 'date-time' });

export const CurrentUser = z.object({
  id: ownId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roleNames),
  role_id: z.number().int(),
  base_route: z.enum(['staff.dashboard', 'user.dashboard']),
  status: z.enum(accountStatuses),
  balance: z.number().int().min(0),
  held: z.number().int().min(0),
  is_irrestrict: z.boolean(),
  language: z.enum(languages).nullable(),
  second_factor: z.boolean(),
  /** False for who entered by OpenID only; a recovery link makes one. */
  has_password: z.boolean(),
  /**
   * From when on staff calls are refused until the second factor is on; null for whom it is not asked of, or who has
   * it.
   */
  second_factor_required_at: ownInstant.nullable(),
  invitation_token: z.string(),
  promotion: Offer.nullable(),
  created_at: ownInstant,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

const samePasswords = (given: { password: string; password_confirmation: string }) =>
  given.password === given.password_confirmation;
const passwordsDiffer = { error: 'validation.passwords_differ', path: ['password_confirmation'] };

export const RegisterBody = z
  .strictObject({
    name: nameField,
    email: emailField,
    password: registrationPasswordField,
    password_confirmation: z.string({ error: 'validation.passwords_differ' }),
    captcha: CaptchaAnswer,
    // An unknown invitation is ignored without an error, so its shape is not judged either.
    invitation: z.string().max(200).nullish(),
  })
  .refine(samePasswords, passwordsDiffer);
export type RegisterBody = z.infer<typeof RegisterBody>;

/** Whether a link of an invitation is somebody's. It says nothing of whose. */
export const InvitationKnown = z.object({ data: z.object({ is_known: z.boolean() }) });

export const LoginBody = z.strictObject({ email: emailField, password: givenPasswordField, captcha: CaptchaAnswer });
export type LoginBody = z.infer<typeof LoginBody>;

export const SecondFactorBody = z.strictObject({ code: secondFactorCodeField });

export const RecoverPasswordBody = z.strictObject({ email: emailField });

export const ResetPasswordBody = z
  .strictObject({
    token: z
      .string({ error: 'errors.accounts.reset_invalid' })
      .min(1, { error: 'errors.accounts.reset_invalid' })
      .max(200),
    password: resetPasswordField,
    password_confirmation: z.string({ error: 'validation.passwords_differ' }),
  })
  .refine(samePasswords, passwordsDiffer);
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

export const UpdateUserBody = z
  .strictObject({
    name: nameField.optional(),
    language: z.enum(languages).optional(),
    current_password: givenPasswordField.optional(),
    new_password: newPasswordField.optional(),
  })
  .refine((given) => given.new_password === undefined || given.current_password !== undefined, {
    error: 'validation.current_password_required',
    path: ['current_password'],
  });
export type UpdateUserBody = z.infer<typeof UpdateUserBody>;

export const DisableSecondFactorBody = z.strictObject({
  current_password: givenPasswordField,
  code: secondFactorCodeField,
});
export type DisableSecondFactorBody = z.infer<typeof DisableSecondFactorBody>;

export const UserAnswer = z.object({ data: z.object({ user: CurrentUser }) });
export const SecondFactorAsked = z.object({ data: z.object({ second_factor: z.literal(true) }) });
export const SecondFactorEnrolment = z.object({
  data: z.object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() }),
});
export const RecoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

export const SessionItem = z.object({
  id: z.uuid(),
  current: z.boolean(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type SessionItem = z.infer<typeof SessionItem>;
export const SessionsAnswer = z.object({ data: z.array(SessionItem) });
