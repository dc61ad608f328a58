import type { CurrentUser, SessionItem } from '@semblante/contracts';
import { codeOf } from '@semblante/core/accounts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => void (server = await openTestServer()));
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  browser = new TestBrowser(server.app);
});

const password = 'semblante-demo';
const ana = { name: 'Ana', email: 'ana@example.com', password, password_confirmation: password };
const register = async (given: object = {}, who = browser) =>
  await who.call('POST', '/api/register', { ...ana, captcha: await who.captcha(), ...given });
const userOf = async (who = browser) =>
  (await who.call('GET', '/api/user')).json<{ data: { user: CurrentUser } }>().data.user;
const sessionCookie = 'semblante_session';

describe('entering', () => {
  it('registers, is logged in by a cookie no script can read, and knows who it is', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.user).toMatchObject({
      email: 'ana@example.com',
      role_id: 4,
      base_route: 'user.dashboard',
      balance: 0,
    });
    expect(answer.cookies.find(({ name }) => name === sessionCookie)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(await userOf()).toEqual(answer.json().data.user);
    expect(server.mails).toMatchObject([{ template: 'welcome', language: 'pt_BR' }]);
  });

  it('writes its mails in the language of the page', async () => {
    const english = new TestBrowser(server.app, { language: 'en-US' });
    await register({}, english);
    expect(server.mails).toMatchObject([{ template: 'welcome', language: 'en' }]);
  });

  it('lets users in by one door and staff by the other', async () => {
    expect((await browser.logIn('user@semblante.test', password)).statusCode).toBe(200);
    expect((await userOf()).base_route).toBe('user.dashboard');
    const staff = new TestBrowser(server.app);
    expect((await staff.logIn('admin@semblante.test', password)).json()).toEqual({
      code: 'accounts.users_only',
      message: 'Contas da equipe entram pela página da equipe.',
    });
    expect((await staff.logIn('user@semblante.test', password, { staff: true })).json()).toMatchObject({
      code: 'accounts.staff_only',
    });
    expect((await staff.logIn('admin@semblante.test', password, { staff: true })).statusCode).toBe(200);
    expect((await userOf(staff)).role_id).toBe(1);
  });

  it('gives a wrong password and an unknown address the same answer', async () => {
    const [wrong, unknown] = [
      await browser.logIn('user@semblante.test', 'errada'),
      await browser.logIn('nobody@semblante.test', 'errada'),
    ];
    expect(wrong.statusCode).toBe(422);
    expect(unknown.statusCode).toBe(422);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.json().code).toBe('accounts.wrong_credentials');
  });

  it('gives a new session to whoever logs in, and ends the one that was planted', async () => {
    const thief = new TestBrowser(server.app);
    await thief.logIn('dev@semblante.test', password);
    const planted = thief.cookies.get(sessionCookie) ?? '';
    browser.cookies.set(sessionCookie, planted);
    await browser.call('GET', '/api/csrf');
    expect((await browser.logIn('user@semblante.test', password)).statusCode).toBe(200);
    expect(browser.cookies.get(sessionCookie)).not.toBe(planted);
    expect((await thief.call('GET', '/api/user')).statusCode).toBe(401);
    expect((await userOf()).email).toBe('user@semblante.test');
  });

  it('does not accept a session id that the browser made up', async () => {
    browser.cookies.set(sessionCookie, 'chosen-by-the-attacker');
    await browser.call('GET', '/api/csrf');
    expect((await browser.logIn('user@semblante.test', password)).statusCode).toBe(200);
    expect(browser.cookies.get(sessionCookie)).not.toBe('chosen-by-the-attacker');
  });
});

describe('leaving', () => {
  it('logs out, and the cookie of the ended session opens nothing', async () => {
    await browser.logIn('user@semblante.test', password);
    const old = browser.cookies.get(sessionCookie) ?? '';
    expect((await browser.call('DELETE', '/api/logout')).statusCode).toBe(204);
    expect(browser.cookies.has(sessionCookie)).toBe(false);
    browser.cookies.set(sessionCookie, old);
    const answer = await browser.call('GET', '/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'accounts.session_required',
      message: 'Sua sessão expirou. Por favor, faça login novamente.',
    });
  });

  it('answers 401 to a log-out without a session', async () => {
    expect((await browser.call('DELETE', '/api/logout')).statusCode).toBe(401);
  });

  it.each([
    ['is suspended', `update users set status = 'suspended' where email = 'user@semblante.test'`],
    ['gets another role', `update users set role = 'admin' where email = 'user@semblante.test'`],
    ['loses its role', `update users set role = null where email = 'user@semblante.test'`],
  ])('ends on the next request when the account %s', async (_when, change) => {
    await browser.logIn('user@semblante.test', password);
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(200);
    await server.database.executeSql(change);
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);
    await server.database.executeSql(
      `update users set status = 'active', role = 'user' where email = 'user@semblante.test'`,
    );
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);
  });

  it('tells a suspended account why it may not enter', async () => {
    await server.database.executeSql(`update users set status = 'suspended' where email = 'user@semblante.test'`);
    const answer = await browser.logIn('user@semblante.test', password);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: 'accounts.status_suspended',
      message: 'Esta conta está suspensa. Fale com o suporte para saber o motivo.',
    });
  });
});

describe('the password', () => {
  const recover = async (email: string, who = browser) => await who.call('POST', '/api/password-recovery', { email });
  const reset = async (token: string, given = 'senha nova 1') =>
    await browser.call('POST', '/api/password-reset', { token, password: given, password_confirmation: given });
  const lastToken = () =>
    server.mails.flatMap((mail) => (mail.template === 'password_recovery' ? [mail.params.token] : [])).at(-1) ?? '';

  it('is recovered by a mailed link that works once and logs out everywhere', async () => {
    const elsewhere = new TestBrowser(server.app);
    await elsewhere.logIn('user@semblante.test', password);
    expect((await recover('user@semblante.test')).statusCode).toBe(200);
    const answer = await reset(lastToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Sua senha foi trocada. Entre com a nova senha.' });
    expect((await elsewhere.call('GET', '/api/user')).statusCode).toBe(401);
    expect((await reset(lastToken())).json()).toEqual({
      code: 'accounts.reset_invalid',
      message: 'Link de recuperação expirado ou inválido',
    });
    expect((await browser.logIn('user@semblante.test', 'senha nova 1')).statusCode).toBe(200);
  });

  it('answers a known and an unknown address alike', async () => {
    const [known, unknown] = [await recover('user@semblante.test'), await recover('nobody@semblante.test')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect(known.json()).toEqual({ message: 'Se este e-mail tiver conta, o link chega em alguns minutos.' });
    expect(server.mails).toHaveLength(1);
  });

  it('refuses a link that expired', async () => {
    await recover('user@semblante.test');
    server.clock.now = new Date(server.clock.now.getTime() + 61 * 60_000);
    expect((await reset(lastToken())).statusCode).toBe(422);
  });

  it('is changed with the current one, on its field when that is wrong', async () => {
    await browser.logIn('user@semblante.test', password);
    const wrong = await browser.call('PATCH', '/api/user', { current_password: 'errada', new_password: 'outra1' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ current_password: ['A senha atual não confere.'] });
    expect((await browser.call('PATCH', '/api/user', { new_password: 'outra1' })).json().errors).toHaveProperty(
      'current_password',
    );
    expect(
      (await browser.call('PATCH', '/api/user', { current_password: password, new_password: 'outra1' })).statusCode,
    ).toBe(200);
    expect((await new TestBrowser(server.app).logIn('user@semblante.test', 'outra1')).statusCode).toBe(200);
  });
});

it("speaks the saved language before the browser's", async () => {
  await browser.logIn('user@semblante.test', password);
  expect((await browser.call('PATCH', '/api/user', { language: 'en' })).json().data.user.language).toBe('en');
  const answer = await browser.call('PATCH', '/api/user', { current_password: 'errada', new_password: 'outra1' });
  expect(answer.json().message).toBe('The current password does not match.');
});

describe('sessions', () => {
  const list = async (who = browser) => (await who.call('GET', '/api/sessions')).json<{ data: SessionItem[] }>().data;

  it('are listed and ended one by one or all but this one', async () => {
    const [second, third] = [new TestBrowser(server.app), new TestBrowser(server.app, { address: '198.51.100.1' })];
    for (const who of [browser, second, third]) await who.logIn('user@semblante.test', password);
    const listed = await list();
    expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
    const away = listed.find(({ ip }) => ip === '198.51.100.1');
    expect((await browser.call('DELETE', `/api/sessions/${away?.id}`)).statusCode).toBe(204);
    expect((await third.call('GET', '/api/user')).statusCode).toBe(401);
    expect((await browser.call('DELETE', `/api/sessions/${away?.id}`)).json()).toEqual({
      code: 'accounts.session_not_found',
      message: 'Esta sessão já foi encerrada.',
    });
    expect((await browser.call('DELETE', '/api/sessions')).statusCode).toBe(204);
    expect((await second.call('GET', '/api/user')).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('of somebody else are not there', async () => {
    const stranger = new TestBrowser(server.app);
    await stranger.logIn('dev@semblante.test', password);
    const [theirs] = await list(stranger);
    await browser.logIn('user@semblante.test', password);
    expect((await browser.call('DELETE', `/api/sessions/${theirs?.id}`)).statusCode).toBe(404);
    expect((await browser.call('DELETE', `/api/sessions/' or 1=1 --`)).statusCode).toBe(422);
    expect((await stranger.call('GET', '/api/user')).statusCode).toBe(200);
  });

  it('log the page out when they end themselves', async () => {
    await browser.logIn('user@semblante.test', password);
    const [mine] = await list();
    expect((await browser.call('DELETE', `/api/sessions/${mine?.id}`)).statusCode).toBe(204);
    expect(browser.cookies.has(sessionCookie)).toBe(false);
  });
});

describe('the second factor', () => {
  it('is set up, asked for at log-in, and turned off', async () => {
    await browser.logIn('admin@semblante.test', password, { staff: true });
    const enrolment = await browser.call('POST', '/api/second-factor');
    expect(enrolment.statusCode).toBe(200);
    expect(enrolment.headers['cache-control']).toBe('no-store');
    const { secret, otpauth_url, qr_svg } = enrolment.json().data;
    expect(otpauth_url).toContain(secret);
    expect(qr_svg).toMatch(/^<svg /);
    const code = async () => await codeOf(secret, server.clock.now);
    const later = () => void (server.clock.now = new Date(server.clock.now.getTime() + 30_000));

    expect((await browser.call('POST', '/api/second-factor/confirm', { code: 'abcdef' })).json().errors).toHaveProperty(
      'code',
    );
    const confirmed = await browser.call('POST', '/api/second-factor/confirm', { code: await code() });
    expect(confirmed.json().data.recovery_codes).toHaveLength(10);
    expect((await browser.call('POST', '/api/second-factor')).statusCode).toBe(409);

    const other = new TestBrowser(server.app);
    const asked = await other.logIn('admin@semblante.test', password, { staff: true });
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toEqual({ data: { second_factor: true } });
    const waiting = other.cookies.get(sessionCookie);
    expect((await other.call('GET', '/api/user')).statusCode).toBe(401);
    later();
    const entered = await other.call('POST', '/api/login/second-factor', { code: await code() });
    expect(entered.json().data.user).toMatchObject({ role_id: 1, second_factor: true });
    expect(other.cookies.get(sessionCookie)).not.toBe(waiting);
    expect((await other.call('GET', '/api/user')).statusCode).toBe(200);

    const renewed = await other.call('POST', '/api/second-factor/recovery-codes', {
      code: confirmed.json().data.recovery_codes[0],
    });
    const [recoveryCode] = renewed.json().data.recovery_codes;
    expect(
      (await other.call('DELETE', '/api/second-factor', { current_password: password, code: recoveryCode })).statusCode,
    ).toBe(204);
    expect((await userOf(other)).second_factor).toBe(false);
    expect(server.mails.map(({ template }) => template)).toEqual(['second_factor_on', 'second_factor_off']);
  });

  it('tells whoever has no log-in waiting to begin again', async () => {
    const answer = await browser.call('POST', '/api/login/second-factor', { code: '123456' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('accounts.second_factor_expired');
  });
});

it('says of an invitation only whether somebody sent it', async () => {
  const browser = new TestBrowser(server.app);
  const isKnown = async (token: string) => (await browser.call('GET', `/api/invitations/${token}`)).json();
  const { rows } = await server.database.executeSql(
    `select invitation_token from users where email = 'user@semblante.test'`,
  );
  expect(await isKnown(String(rows[0]?.['invitation_token']))).toEqual({ data: { is_known: true } });
  for (const token of ['aaaaaaaaaaaa', 'x', '%27%20or%201=1', 'a'.repeat(90)])
    expect(await isKnown(token)).toEqual({ data: { is_known: false } });
});
