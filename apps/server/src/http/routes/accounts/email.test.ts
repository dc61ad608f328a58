import type { CurrentUser, EmailChange, Mail } from '@semblante/contracts';
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
  await browser.logIn('user@semblante.test', password);
  server.mails.length = 0;
});

const password = 'semblante-demo';
const wanted = 'nova@example.com';
const ask = async (given: object = {}) =>
  await browser.call('POST', '/api/user/email', { new_email: wanted, current_password: password, ...given });
const follow = async (token: string) => await new TestBrowser(server.app).call('POST', '/api/email-change', { token });
const pending = async () =>
  (await browser.call('GET', '/api/user/email')).json<{ data: { change: EmailChange | null } }>().data.change;
const emailNow = async () =>
  (await browser.call('GET', '/api/user')).json<{ data: { user: CurrentUser } }>().data.user.email;

function tokenTo(address: string): string {
  const letter = server.mails.find(
    (mail): mail is Extract<Mail, { template: 'email_change_old' | 'email_change_new' }> =>
      mail.to === address && mail.template.startsWith('email_change_'),
  );
  if (!letter) throw new Error(`no link went to ${address}`);
  return letter.params.token;
}

describe('a new e-mail', () => {
  it.each([
    { first: 'user@semblante.test', second: wanted },
    { first: wanted, second: 'user@semblante.test' },
  ])('counts once both mailboxes said so, first $first', async ({ first, second }) => {
    expect((await ask()).statusCode).toBe(202);
    expect(await pending()).toMatchObject({ new_email: wanted, old_confirmed: false, new_confirmed: false });
    expect((await follow(tokenTo(first))).json()).toEqual({ data: { state: 'waiting', new_email: wanted } });
    expect(await emailNow()).toBe('user@semblante.test');
    expect((await follow(tokenTo(first))).json().data.state).toBe('waiting');
    expect((await follow(tokenTo(second))).json()).toEqual({ data: { state: 'done', new_email: wanted } });
    expect(await emailNow()).toBe(wanted);
    expect(await pending()).toBeNull();
    expect(server.mails.filter(({ template }) => template === 'email_changed').map(({ to }) => to)).toEqual([
      'user@semblante.test',
      wanted,
    ]);
    expect((await new TestBrowser(server.app).logIn(wanted, password)).statusCode).toBe(200);
    expect((await follow(tokenTo(second))).json().code).toBe('accounts.email_change_invalid');
  });

  it('that has an account already gets another letter and no link, and the page is told the same', async () => {
    const free = (await ask()).json<{ data: object }>();
    const taken = await ask({ new_email: 'dev@semblante.test' });
    expect(taken.statusCode).toBe(202);
    expect(Object.keys(taken.json().data.change)).toEqual(Object.keys((free.data as { change: object }).change));
    expect(server.mails.filter(({ to }) => to === 'dev@semblante.test').map(({ template }) => template)).toEqual([
      'address_already_registered',
    ]);
  });

  it('that somebody registers while the links are under way is theirs', async () => {
    await ask();
    const other = new TestBrowser(server.app);
    await other.call('POST', '/api/register', {
      name: 'Bia',
      email: wanted,
      password,
      password_confirmation: password,
      captcha: await other.captcha(),
    });
    await follow(tokenTo('user@semblante.test'));
    expect((await follow(tokenTo(wanted))).json().code).toBe('accounts.email_change_invalid');
    expect(await emailNow()).toBe('user@semblante.test');
  });

  it('needs the current password, and the sixth wrong one in a row is told to wait', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await ask({ current_password: 'errada' })).json()).toMatchObject({
        code: 'accounts.wrong_current_password',
      });
    expect((await ask({ current_password: 'errada' })).statusCode).toBe(429);
    expect((await ask()).statusCode).toBe(429);
    expect(await pending()).toBeNull();
    server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
    expect((await ask()).statusCode).toBe(202);
  });

  it('is not the old one', async () => {
    expect((await ask({ new_email: 'USER@semblante.test ' })).json()).toMatchObject({
      code: 'accounts.email_same',
      errors: { new_email: expect.anything() },
    });
  });

  it('can be taken back, replaced, and expires', async () => {
    await ask();
    const replaced = tokenTo(wanted);
    await ask({ new_email: 'outra@example.com' });
    expect((await follow(replaced)).json().code).toBe('accounts.email_change_invalid');
    expect((await browser.call('DELETE', '/api/user/email')).statusCode).toBe(204);
    expect((await browser.call('DELETE', '/api/user/email')).statusCode).toBe(404);
    expect((await follow(tokenTo('outra@example.com'))).statusCode).toBe(422);
    server.mails.length = 0;
    await ask();
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    expect((await follow(tokenTo(wanted))).statusCode).toBe(422);
    expect((await follow('made-up')).statusCode).toBe(422);
  });
});
