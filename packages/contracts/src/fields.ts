import * as z from 'zod';

/**
 * Field schemas shared by calls and forms. A message is a key of the locale files (`validation.*`): the server
 * translates it into the caller's language, the page into its own.
 */
export const nameLengthMax = 120;
export const emailLengthMax = 254;
export const passwordLengthMax = 256;
export const registrationPasswordLengthMin = 8;
export const newPasswordLengthMin = 6;
export const resetPasswordLengthMin = 8;
export const resetPasswordLengthMax = 16;

// C0, DEL, C1, bidirectional overrides and zero-width characters: a name that shows as another name is a lie.
const deceptiveCharacters = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const markup = /[<>]/;

export const nameField = z
  .string({ error: 'validation.name_required' })
  .trim()
  .min(1, { error: 'validation.name_required' })
  .max(nameLengthMax, { error: 'validation.name_long' })
  .refine((name) => !deceptiveCharacters.test(name) && !markup.test(name), { error: 'validation.name_characters' });

/**
 * Only plain ASCII addresses: a look-alike letter from another script can never be a second account of the same sight.
 */
export const emailField = z
  .string({ error: 'validation.email_required' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'validation.email_required' })
  .max(emailLengthMax, { error: 'validation.email_invalid' })
  .pipe(z.email({ error: 'validation.email_invalid' }));

export const givenPasswordField = z
  .string({ error: 'validation.password_required' })
  .min(1, { error: 'validation.password_required' })
  .max(passwordLengthMax, { error: 'validation.password_long' });

export const registrationPasswordField = z
  .string({ error: 'validation.password_required' })
  .min(registrationPasswordLengthMin, { error: 'validation.password_short_8' })
  .max(passwordLengthMax, { error: 'validation.password_long' });

export const newPasswordField = z
  .string({ error: 'validation.password_required' })
  .min(newPasswordLengthMin, { error: 'validation.password_short_6' })
  .max(passwordLengthMax, { error: 'validation.password_long' });

export const resetPasswordField = z
  .string({ error: 'validation.password_required' })
  .min(resetPasswordLengthMin, { error: 'validation.password_8_to_16' })
  .max(resetPasswordLengthMax, { error: 'validation.password_8_to_16' });

export const secondFactorCodeField = z
  .string({ error: 'validation.code_required' })
  .trim()
  .min(6, { error: 'validation.code_required' })
  .max(32, { error: 'validation.code_required' });
