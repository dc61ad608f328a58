import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(async () => await server.close());
beforeEach(async () => await server.empty());

const password = 'semblante-demo';
const ana = { name: 'Ana', email: 'ana@example.com', password, password_confirmation: password };
const injection = `'); drop table users; -- " or 1=1`;
const countUsers = async () =>
  (await server.database.executeSql('select count(*)::int as users from users')).rows[0]?.['users'];
const seeded = 6;

const tongues = {
  'pt-BR': {
    invalid: 'Confira os campos destacados e envie de novo.',
    unknown: (field: string) => `Campo desconhecido: ${field}.`,
    email: 'E-mail inválido. Confira se está completo e sem acentos.',
    captcha: 'O resultado da conta não confere ou já venceu. Responda à nova conta.',
    name: 'O nome tem um caractere que não aceitamos.',
    taken: 'Já existe uma conta com este e-mail.',
    required: 'O campo nome é obrigatório.',
  },
  en: {
    invalid: 'Check the marked fields and send again.',
    unknown: (field: string) => `Unknown field: ${field}.`,
    email: 'Invalid e-mail. Check that it is complete and has no accents.',
    captcha: 'The result of the sum is wrong or has expired. Answer the new one.',
    name: 'The name has a character we do not accept.',
    taken: 'There is already an account with this e-mail.',
    required: 'The name field is required.',
  },
};

function expectNothingLeaked(answer: LightMyRequestResponse) {
  expect(answer.body).not.toMatch(/select|insert|stack|node_modules|postgres|pglite|\.ts:/i);
}

describe.each(Object.entries(tongues))('in %s', (language, texts) => {
  const newBrowser = () => new TestBrowser(server.app, { language });
  const register = async (given: object, browser = newBrowser()) =>
    await browser.call('POST', '/api/register', { ...ana, captcha: await browser.captcha(), ...given });

  it.each(['role', 'role_id', 'status', 'is_irrestrict', 'balance', 'id'])(
    'refuses a registration that brings its own %s',
    async (field) => {
      const answer = await register({ [field]: field === 'role' ? 'admin' : 1 });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'request.invalid',
        message: texts.invalid,
        errors: { [field]: [texts.unknown(field)] },
      });
      expect(await countUsers()).toBe(seeded);
    },
  );

  it('refuses a captcha that was used before, right or wrong', async () => {
    const browser = newBrowser();
    const captcha = await browser.captcha();
    expect((await register({ captcha }, browser)).statusCode).toBe(201);
    const replayed = await browser.call('POST', '/api/login', { email: ana.email, password, captcha });
    expect(replayed.statusCode).toBe(422);
    expect(replayed.json()).toEqual({
      code: 'accounts.captcha_wrong',
      message: texts.captcha,
      errors: { 'captcha.answer': [texts.captcha] },
    });
  });

  it('refuses an address that is known, in whatever case it is typed', async () => {
    const answer = await register({ email: ' USER@Semblante.test ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'accounts.email_taken',
      errors: { email: [expect.stringContaining(texts.taken)] },
    });
    expect(server.mails).toMatchObject([{ template: 'address_already_registered', to: 'user@semblante.test' }]);
  });

  it.each([
    ['a Cyrillic letter', 'аna@example.com'],
    ['a full-width sign', 'ana＠example.com'],
    ['a look-alike domain', 'ana@exаmple.com'],
    ['a zero-width space', 'a\u200bna@example.com'],
    ['an accent', 'aná@example.com'],
    ['a line break', 'ana@example.com\nbcc: bia@example.com'],
    ['a name around it', 'Ana <ana@example.com>'],
    ['254 characters and more', `${'a'.repeat(250)}@example.com`],
  ])('refuses an e-mail with %s', async (_what, email) => {
    const answer = await register({ email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: [texts.email] });
    expect(await countUsers()).toBe(seeded);
  });

  it.each([
    '<script>alert(1)</script>',
    'Ana <img src=x onerror=alert(1)>',
    'Ana\u202egpj.exe',
    'A\u200bna',
    'Ana\u0007',
  ])('refuses the name %j', async (name) => {
    const answer = await register({ name });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.name).toEqual([expect.stringContaining(texts.name)]);
  });

  it('refuses a null byte anywhere', async () => {
    for (const field of ['name', 'email', 'password', 'invitation']) {
      const answer = await register({ [field]: 'a\u0000b' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('request.malformed');
      expectNothingLeaked(answer);
    }
  });

  it('takes SQL in any field for the text it is', async () => {
    const browser = newBrowser();
    const registered = await register({
      name: injection,
      password: injection,
      password_confirmation: injection,
      invitation: injection,
    });
    expect(registered.statusCode).toBe(201);
    expect(registered.json().data.user.name).toBe(injection);
    const tried = [
      await register({ email: `${injection}@example.com` }),
      await register({ captcha: { id: injection, answer: injection } }),
      await browser.logIn('user@semblante.test', injection),
      await browser.call('POST', '/api/login', { email: injection, password, captcha: await browser.captcha() }),
      await browser.call('POST', '/api/password-recovery', { email: injection }),
      await browser.call('POST', '/api/password-reset', {
        token: injection,
        password,
        password_confirmation: password,
      }),
      await browser.call('POST', '/api/login/second-factor', { code: injection }),
      await browser.call('GET', `/api/captcha?proof=${encodeURIComponent(injection)}`),
    ];
    for (const answer of tried) {
      expect(answer.statusCode).toBe(422);
      expectNothingLeaked(answer);
    }
    expect(await countUsers()).toBe(seeded + 1);
  });

  it('refuses wrong types, missing fields and overlong strings, each by its field', async () => {
    const browser = newBrowser();
    const post = async (body: unknown) => await browser.call('POST', '/api/register', body);
    expect(Object.keys((await post({})).json().errors).sort()).toEqual([
      'captcha',
      'email',
      'name',
      'password',
      'password_confirmation',
    ]);
    const wrong = (
      await post({ name: ['Ana'], email: 7, password: null, password_confirmation: {}, captcha: 'x', invitation: 1 })
    ).json().errors;
    expect(Object.keys(wrong).sort()).toEqual([
      'captcha',
      'email',
      'invitation',
      'name',
      'password',
      'password_confirmation',
    ]);
    expect(wrong.name).toEqual([texts.required]);
    const long = 'a'.repeat(10_000);
    const overlong = (
      await post({
        name: long,
        email: `${long}@example.com`,
        password: long,
        password_confirmation: long,
        captcha: { id: long, answer: long, proof: long },
        invitation: long,
      })
    ).json().errors;
    expect(Object.keys(overlong).sort()).toEqual([
      'captcha.answer',
      'captcha.id',
      'captcha.proof',
      'email',
      'invitation',
      'name',
      'password',
    ]);
  });

  it('refuses passwords that are short, or differ from their confirmation', async () => {
    expect((await register({ password: '1234567', password_confirmation: '1234567' })).json().errors).toHaveProperty(
      'password',
    );
    expect((await register({ password_confirmation: 'outra' })).json().errors).toHaveProperty('password_confirmation');
    const reset = async (given: string) =>
      await newBrowser().call('POST', '/api/password-reset', {
        token: 'x',
        password: given,
        password_confirmation: given,
      });
    for (const given of ['1234567', 'a'.repeat(17)])
      expect((await reset(given)).json().errors).toHaveProperty('password');
  });

  it("refuses to change what is not the user's to change", async () => {
    const browser = newBrowser();
    await browser.logIn('user@semblante.test', password);
    for (const field of ['role', 'email', 'status', 'is_irrestrict', 'balance', 'id']) {
      const answer = await browser.call('PATCH', '/api/user', { [field]: 'admin' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ [field]: [texts.unknown(field)] });
    }
    expect((await browser.call('GET', '/api/user')).json().data.user).toMatchObject({
      role: 'user',
      email: 'user@semblante.test',
    });
  });
});

it('asks for a proof of work after three failures, and says how to get it', async () => {
  const browser = new TestBrowser(server.app);
  for (let times = 0; times < 3; times += 1)
    expect((await browser.logIn('user@semblante.test', 'errada')).json().code).toBe('accounts.wrong_credentials');
  const refused = await browser.logIn('user@semblante.test', password);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    code: 'accounts.proof_required',
    errors: { 'captcha.answer': [expect.any(String)] },
  });
  const question = (await browser.call('GET', '/api/captcha?proof=1')).json();
  expect(question.proof.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { captcha: question.id } });
});

it('answers 429 to whoever keeps guessing', async () => {
  const browser = new TestBrowser(server.app);
  await browser.logIn('user@semblante.test', password);
  const guess = async () =>
    await browser.call('PATCH', '/api/user', { current_password: 'errada', new_password: 'outra1' });
  for (let times = 0; times < 5; times += 1) expect((await guess()).statusCode).toBe(422);
  const answer = await guess();
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({
    code: 'accounts.too_many_attempts',
    message: 'Muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  });
});
