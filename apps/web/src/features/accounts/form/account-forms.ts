import { zodResolver } from '@hookform/resolvers/zod';
import {
  ContactBody,
  emailField,
  givenPasswordField,
  nameField,
  newPasswordField,
  registrationPasswordField,
  resetPasswordField,
  secondFactorCodeField,
} from '@semblante/contracts';
import * as z from 'zod';

/**
 * What the forms hold, made of the fields of the calls themselves, so that the page and the server judge alike.
 * Messages are text keys; see `fieldErrorText`.
 */
const captchaField = z.object({
  answer: z
    .string()
    .trim()
    .min(1, { error: 'validation.captcha_required' })
    .max(8, { error: 'validation.captcha_required' }),
});

const samePasswords = {
  check: (given: { password: string; password_confirmation: string }) => given.password === given.password_confirmation,
  // Judged even while other fields are wrong: the person leaves this field now, not after mending the rest.
  params: { error: 'validation.passwords_differ', path: ['password_confirmation'], when: () => true },
};

const RecoverForm = z.object({ email: emailField });
export type RecoverForm = z.infer<typeof RecoverForm>;

const ChangeEmailForm = z.object({ new_email: emailField, current_password: givenPasswordField });
export type ChangeEmailForm = z.infer<typeof ChangeEmailForm>;

const ContactForm = ContactBody.omit({ captcha: true }).extend({ captcha: captchaField });
export type ContactForm = z.infer<typeof ContactForm>;

const CodeForm = z.object({ code: secondFactorCodeField });
export type CodeForm = z.infer<typeof CodeForm>;

const DisableForm = z.object({ current_password: givenPasswordField, code: secondFactorCodeField });
export type DisableForm = z.infer<typeof DisableForm>;

/** The code is asked for only where the second factor is on; whether it is right the server says. */
const EraseForm = z.object({
  current_password: givenPasswordField,
  code: z.string(),
  understood: z.literal(true, { error: 'validation.erasure_understood' }),
});
export type EraseForm = z.infer<typeof EraseForm>;

const RegisterForm = z
  .object({
    name: nameField,
    email: emailField,
    password: registrationPasswordField,
    password_confirmation: z.string(),
    captcha: captchaField,
  })
  .refine(samePasswords.check, samePasswords.params);
export type RegisterForm = z.infer<typeof RegisterForm>;

const ResetForm = z
  .object({ password: resetPasswordField, password_confirmation: z.string() })
  .refine(samePasswords.check, samePasswords.params);
export type ResetForm = z.infer<typeof ResetForm>;

/** Both passwords may stay empty: they are only for who changes the password. */
const PersonalForm = z
  .object({ name: nameField, current_password: z.string(), new_password: z.union([z.literal(''), newPasswordField]) })
  .refine((given) => given.new_password === '' || given.current_password !== '', {
    error: 'validation.current_password_required',
    path: ['current_password'],
    when: () => true,
  })
  .refine((given) => given.current_password === '' || given.new_password !== '', {
    error: 'validation.password_required',
    path: ['new_password'],
    when: () => true,
  });
export type PersonalForm = z.infer<typeof PersonalForm>;

export interface AccountForms {
  change_email: ChangeEmailForm;
  contact: ContactForm;
  recover: RecoverForm;
  code: CodeForm;
  disable: DisableForm;
  erase: EraseForm;
  register: RegisterForm;
  reset: ResetForm;
  personal: PersonalForm;
}

export const resolvers = {
  change_email: zodResolver(ChangeEmailForm),
  contact: zodResolver(ContactForm),
  recover: zodResolver(RecoverForm),
  code: zodResolver(CodeForm),
  disable: zodResolver(DisableForm),
  erase: zodResolver(EraseForm),
  register: zodResolver(RegisterForm),
  reset: zodResolver(ResetForm),
  personal: zodResolver(PersonalForm),
};
