export type LoginField = 'email' | 'password' | 'captcha.answer';
export type LoginValues = Record<LoginField, string>;

// As the server judges it, in few words: one @, a dot after it, no spaces or letters beyond ASCII. The server has the
// last word.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** The text key of what is wrong with a field, if anything is. */
export function judgeLoginField(field: LoginField, value: string): string | undefined {
  const given = value.trim();
  switch (field) {
    case 'email':
      if (given === '') return 'validation.email_required';
      return address.test(given) ? undefined : 'validation.email_invalid';
    case 'password':
      return value === '' ? 'validation.password_required' : undefined;
    case 'captcha.answer':
      return given === '' ? 'validation.captcha_required' : undefined;
    default:
      return field satisfies never;
  }
}
