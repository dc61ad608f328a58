import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { CurrentUser } from '@semblante/contracts';
import { codeOf } from '@semblante/core/accounts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenidPeer, startOpenidPeer } from '../../../testing/openid-peer.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

const redirectUrl = 'http://localhost:3000/openid';
const password = 'semblante-demo';
const settingsOf = ({ issuer }: { issuer: string }) => ({
  OPENID_ISSUER: issuer,
  OPENID_CLIENT_ID: 'semblante',
  OPENID_CLIENT_SECRET: 'a secret of the peer',
  OPENID_NAME: 'Peer',
  RATE_LIMIT_PER_MINUTE: '1000000',
});

let peer: OpenidPeer;
let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  peer = await startOpenidPeer({ redirectUrl, claimsIn: 'token' });
  server = await openTestServer({ env: settingsOf(peer) });
});
afterAll(async () => {
  await server.close();
  await peer.stop();
});
beforeEach(async () => {
  await server.empty();
  server.clock.now = new Date();
  browser = new TestBrowser(server.app);
  peer.people.set('ana', { email: 'Ana@example.com', email_verified: true, name: 'Ana Souza' });
});

const start = async (who = browser) =>
  (await who.call('POST', '/api/openid/start', {})).json<{ data: { url: string } }>().data.url;
const finish = async (query: string, who = browser) => await who.call('POST', '/api/openid/finish', { query });
const comeBack = async (login: string | undefined, who = browser) =>
  await finish(await peer.visit(await start(who), login), who);
const agree = async (who = browser) => await who.call('POST', '/api/openid/register', { agreed: true });
const userOf = async (who = browser) =>
  (await who.call('GET', '/api/user')).json<{ data: { user: CurrentUser } }>().data.user;
const count = async (table: string) =>
  Number((await server.database.executeSql(`select count(*) as n from ${table}`)).rows[0]?.['n']);
const addAna = async (who = new TestBrowser(server.app)) => {
  await who.call('POST', '/api/register', {
    name: 'Ana',
    email: 'ana@example.com',
    password,
    password_confirmation: password,
    captcha: await who.captcha(),
  });
  return who;
};
const confirmAddress = async (who: TestBrowser) => {
  await who.call('POST', '/api/welcome/code');
  const mail = server.mails.findLast(({ template }) => template === 'email_code');
  return await who.call('POST', '/api/welcome/confirm', {
    code: mail?.template === 'email_code' ? mail.params.code : '',
  });
};

describe('somebody new', () => {
  it('has an account only after agreeing, with a confirmed address, the welcome credit and no password', async () => {
    const accounts = await count('users');
    expect((await comeBack('ana')).json()).toEqual({
      data: { newcomer: { name: 'Ana Souza', email: 'ana@example.com' } },
    });
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);
    expect((await browser.call('POST', '/api/openid/register', { agreed: false })).statusCode).toBe(422);
    expect(await count('users')).toBe(accounts);

    const made = await agree();
    expect(made.statusCode).toBe(201);
    expect(made.json().data.user).toMatchObject({
      name: 'Ana Souza',
      email: 'ana@example.com',
      role: 'user',
      balance: 1,
      has_password: false,
    });
    expect(await userOf()).toEqual(made.json().data.user);
    expect((await browser.call('GET', '/api/welcome')).json().data).toMatchObject({
      is_confirmed: true,
      credits_offered: 0,
    });
    expect(server.mails).toMatchObject([{ template: 'welcome', to: 'ana@example.com' }]);
    expect((await agree()).json()).toMatchObject({ code: 'accounts.openid_failed' });
  });

  it('is known by the provider’s own number the next time, whatever the address is called then', async () => {
    await comeBack('ana');
    const { id } = (await agree()).json<{ data: { user: CurrentUser } }>().data.user;
    peer.people.set('ana', { email: 'souza@example.com', email_verified: true });
    const again = new TestBrowser(server.app);
    expect((await comeBack('ana', again)).json()).toMatchObject({ data: { user: { id, email: 'ana@example.com' } } });
  });

  it('gets no second gift in the same browser', async () => {
    await comeBack('ana');
    expect((await agree()).json().data.user.balance).toBe(1);
    peer.people.set('bia', { email: 'bia@example.com', email_verified: true });
    await comeBack('bia');
    expect((await agree()).json().data.user).toMatchObject({ name: 'bia', balance: 0 });
  });

  it('brings the invitation along', async () => {
    await browser.logIn('user@semblante.test', password);
    const inviter = await userOf();
    const invited = new TestBrowser(server.app);
    const { url } = (await invited.call('POST', '/api/openid/start', { invitation: inviter.invitation_token })).json()
      .data;
    await finish(await peer.visit(url, 'ana'), invited);
    await agree(invited);
    const { rows } = await server.database.executeSql(`select invited_by from users where email = 'ana@example.com'`);
    expect(rows).toEqual([{ invited_by: inviter.id }]);
  });

  it('makes a password by a recovery link, and is asked for it from then on', async () => {
    await comeBack('ana');
    await agree();
    await browser.call('POST', '/api/password-recovery', { email: 'ana@example.com' });
    const mail = server.mails.at(-1);
    await browser.call('POST', '/api/password-reset', {
      token: mail?.template === 'password_recovery' ? mail.params.token : '',
      password,
      password_confirmation: password,
    });
    await browser.logIn('ana@example.com', password);
    expect((await userOf()).has_password).toBe(true);
  });

  it('whose address was registered meanwhile gets no second account', async () => {
    await comeBack('ana');
    await addAna();
    expect((await agree()).json()).toMatchObject({ code: 'accounts.email_taken' });
    expect(await count('openid_identities')).toBe(0);
  });
});

describe('an account that is there already', () => {
  it('is not taken over while its address is unconfirmed, and is linked once it is', async () => {
    const owner = await addAna();
    const refused = await comeBack('ana');
    expect(refused.json()).toMatchObject({
      code: 'accounts.openid_unconfirmed',
      message: expect.stringContaining('Já existe uma conta'),
    });
    expect(await count('openid_identities')).toBe(0);
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);

    expect((await confirmAddress(owner)).statusCode).toBe(200);
    const { id } = await userOf(owner);
    expect((await comeBack('ana')).json()).toMatchObject({ data: { user: { id, balance: 1, has_password: true } } });
    expect(server.mails.at(-1)).toMatchObject({ template: 'openid_linked', to: 'ana@example.com' });
  });

  it('is closed to another identity of the same provider', async () => {
    await confirmAddress(await addAna());
    await comeBack('ana');
    peer.people.set('other', { email: 'ana@example.com', email_verified: true });
    expect((await comeBack('other', new TestBrowser(server.app))).json()).toMatchObject({
      code: 'accounts.openid_other_identity',
    });
  });

  it('asks for its second factor after it', async () => {
    const owner = await addAna();
    await confirmAddress(owner);
    const { secret } = (await owner.call('POST', '/api/second-factor')).json<{ data: { secret: string } }>().data;
    await owner.call('POST', '/api/second-factor/confirm', { code: await codeOf(secret, server.clock.now) });
    expect((await comeBack('ana')).statusCode).toBe(202);
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
    expect(
      (await browser.call('POST', '/api/login/second-factor', { code: await codeOf(secret, server.clock.now) }))
        .statusCode,
    ).toBe(200);
    expect((await userOf()).email).toBe('ana@example.com');
  });

  it.each(['suspended', 'inactive', 'archived', 'none'])('that is %s is refused as with a password', async (status) => {
    await confirmAddress(await addAna());
    await server.database.executeSql(`update users set status = '${status}' where email = 'ana@example.com'`);
    expect((await comeBack('ana')).json()).toMatchObject({ code: `accounts.status_${status}` });
  });

  it('of staff never opens this way, confirmed or not', async () => {
    peer.people.set('admin', { email: 'admin@semblante.test', email_verified: true });
    expect((await comeBack('admin')).json()).toMatchObject({ code: 'accounts.users_only' });
    const owner = await addAna();
    await confirmAddress(owner);
    await comeBack('ana');
    await server.database.executeSql(`update users set role = 'mod' where email = 'ana@example.com'`);
    expect((await comeBack('ana')).json()).toMatchObject({ code: 'accounts.users_only' });
  });
});

describe('an answer that does not fit', () => {
  const failed = { code: 'accounts.openid_failed' };

  it('is refused with a state that somebody made up, or from another browser', async () => {
    const query = await peer.visit(await start(), 'ana');
    const forged = new URLSearchParams(query);
    forged.set('state', 'made-up');
    expect((await finish(forged.toString())).json()).toMatchObject(failed);
    const stolen = await peer.visit(await start(), 'ana');
    expect((await finish(stolen, new TestBrowser(server.app))).json()).toMatchObject(failed);
    const thief = new TestBrowser(server.app);
    await start(thief);
    expect((await finish(stolen, thief)).json()).toMatchObject(failed);
  });

  it('works once, and its code fits no other visit', async () => {
    const query = await peer.visit(await start(), 'ana');
    expect((await finish(query)).statusCode).toBe(200);
    expect((await finish(query)).json()).toMatchObject(failed);
    const next = new URL(await start());
    const replayed = new URLSearchParams(query);
    replayed.set('state', next.searchParams.get('state') ?? '');
    expect((await finish(replayed.toString())).json()).toMatchObject(failed);
  });

  it('is refused with a token of another round', async () => {
    const url = new URL(await start());
    url.searchParams.set('nonce', 'another');
    expect((await finish(await peer.visit(url.href, 'ana'))).json()).toMatchObject(failed);
  });

  it('is refused with a proof key that is not ours', async () => {
    const url = new URL(await start());
    url.searchParams.set('code_challenge', 'A'.repeat(43));
    expect((await finish(await peer.visit(url.href, 'ana'))).json()).toMatchObject(failed);
  });

  it('comes too late after ten minutes', async () => {
    const query = await peer.visit(await start(), 'ana');
    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000 + 1);
    expect((await finish(query)).json()).toMatchObject(failed);
  });

  it.each([
    ['pt-BR', 'O provedor não confirmou o e-mail dessa conta'],
    ['en-US', 'The provider has not confirmed the e-mail of that account'],
  ])('says in %s why an address that the provider did not confirm is refused', async (language, words) => {
    peer.people.set('mallory', { email: 'ana@example.com', email_verified: false });
    peer.people.set('nameless', { name: 'No address' });
    const reader = new TestBrowser(server.app, { language });
    for (const login of ['mallory', 'nameless'])
      expect((await comeBack(login, reader)).json()).toMatchObject({
        code: 'accounts.openid_unverified',
        message: expect.stringContaining(words),
      });
    expect(await count('openid_identities')).toBe(0);
  });

  it('is told when the person said no there', async () => {
    expect((await comeBack(undefined)).json()).toMatchObject({ code: 'accounts.openid_denied' });
  });
});

it('asks the provider for the address where its token does not tell it', async () => {
  const shy = await startOpenidPeer({ redirectUrl, claimsIn: 'userinfo' });
  shy.people.set('ana', { email: 'ana@example.com', email_verified: true, name: 'Ana' });
  const other = await openTestServer({ env: settingsOf(shy) });
  const who = new TestBrowser(other.app);
  expect((await finish(await shy.visit(await start(who), 'ana'), who)).json()).toEqual({
    data: { newcomer: { name: 'Ana', email: 'ana@example.com' } },
  });
  await other.close();
  await shy.stop();
});

it('says that the provider does not answer, and holds nobody else up while it waits', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const other = await openTestServer({
    env: settingsOf({ issuer: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` }),
  });
  const who = new TestBrowser(other.app);
  await who.call('GET', '/api/csrf');
  const waiting = Array.from({ length: 40 }, async () => await who.call('POST', '/api/openid/start', {}));
  expect((await new TestBrowser(other.app).call('GET', '/api/settings')).json()).toMatchObject({
    data: { openid: { name: 'Peer' } },
  });
  for (const answer of await Promise.all(waiting))
    expect(answer.json()).toMatchObject({
      code: 'accounts.openid_unavailable',
      message: expect.stringContaining('não respondeu'),
    });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  // Nobody at all at that address: told at once.
  expect((await who.call('POST', '/api/openid/start', {})).statusCode).toBe(503);
  await other.close();
});

it('says that the provider is away, and logs why, where our own keys are wrong there', async () => {
  const lines: string[] = [];
  const other = await openTestServer({
    env: { ...settingsOf(peer), OPENID_CLIENT_SECRET: 'not the secret', LOG_LEVEL: 'error' },
    logStream: { write: (line) => void lines.push(line) },
  });
  const who = new TestBrowser(other.app);
  expect((await finish(await peer.visit(await start(who), 'ana'), who)).json()).toMatchObject({
    code: 'accounts.openid_unavailable',
  });
  expect(lines.join('')).toContain('invalid_client');
  expect(lines.join('')).not.toContain('not the secret');
  await other.close();
});

it('is not there without settings', async () => {
  const plain = await openTestServer();
  const who = new TestBrowser(plain.app);
  expect((await who.call('GET', '/api/settings')).json().data.openid).toBeNull();
  const calls = { start: {}, finish: { query: '' }, register: { agreed: true } };
  for (const [name, body] of Object.entries(calls))
    expect((await who.call('POST', `/api/openid/${name}`, body)).json()).toMatchObject({ code: 'request.not_found' });
  await plain.close();
});
