import { describe, expect, it } from 'vitest';
import { type AccountForms, resolvers } from './account-forms.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const person = {
  name: 'Maria',
  email: 'maria@exemplo.com.br',
  password: 'cavalo bateria',
  password_confirmation: 'cavalo bateria',
  captcha: { answer: '12' },
};

async function registerErrors(changes: Partial<AccountForms['register']>) {
  return (await resolvers.register({ ...person, ...changes }, undefined, options)).errors;
}

async function personalErrors(changes: Partial<AccountForms['personal']>) {
  const start = { name: 'Maria', current_password: '', new_password: '' };
  return (await resolvers.personal({ ...start, ...changes }, undefined, options)).errors;
}

describe('the registration form', () => {
  it('lets a complete person pass', async () => {
    expect(await registerErrors({})).toEqual({});
  });

  it('tells that the passwords differ even while other fields are empty', async () => {
    const errors = await registerErrors({ name: '', email: '', password_confirmation: 'outra' });
    expect(errors.password_confirmation?.message).toBe('validation.passwords_differ');
    expect(errors.name?.message).toBe('validation.name_required');
  });

  it('asks for the result of the sum', async () => {
    expect((await registerErrors({ captcha: { answer: ' ' } })).captcha?.answer?.message).toBe(
      'validation.captcha_required',
    );
  });
});

describe('the personal data form', () => {
  it('leaves both passwords alone when the password is not changed', async () => {
    expect(await personalErrors({})).toEqual({});
  });

  it('wants the current password to set a new one', async () => {
    expect((await personalErrors({ new_password: 'senha-nova' })).current_password?.message).toBe(
      'validation.current_password_required',
    );
  });

  it('wants a new password of six characters or more', async () => {
    expect((await personalErrors({ current_password: 'antiga', new_password: '12345' })).new_password?.message).toBe(
      'validation.password_short_6',
    );
  });

  it('asks for the new password when only the current one is given', async () => {
    expect((await personalErrors({ current_password: 'antiga' })).new_password?.message).toBe(
      'validation.password_required',
    );
  });
});
