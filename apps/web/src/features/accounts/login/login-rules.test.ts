import { expect, it } from 'vitest';
import { judgeLoginField } from './login-rules.ts';

it('asks for what is missing, each field in its own words', () => {
  expect(judgeLoginField('email', ' ')).toBe('validation.email_required');
  expect(judgeLoginField('password', '')).toBe('validation.password_required');
  expect(judgeLoginField('captcha.answer', ' ')).toBe('validation.captcha_required');
});

it('lets pass what the server would judge, and a password as it was typed', () => {
  expect(judgeLoginField('email', ' Maria.Souza+1@exemplo.com.br ')).toBeUndefined();
  expect(judgeLoginField('password', ' ')).toBeUndefined();
  expect(judgeLoginField('captcha.answer', '12')).toBeUndefined();
});

it('says at once that an address is incomplete or has an accent', () => {
  for (const email of ['maria', 'maria@', 'maria@exemplo', 'josé@exemplo.com', 'a b@exemplo.com'])
    expect(judgeLoginField('email', email)).toBe('validation.email_invalid');
});
