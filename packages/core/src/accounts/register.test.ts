import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerFrom, createStage, password, type Stage } from './testing/index.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
});

it('makes an active account of role user, logged in and welcomed by mail', async () => {
  const { user, session } = await stage.register();
  expect(user).toMatchObject({
    name: 'Ana',
    email: 'ana@example.com',
    role: 'user',
    role_id: 4,
    base_route: 'user.dashboard',
    status: 'active',
  });
  expect(user).toMatchObject({
    balance: 0,
    held: 0,
    is_irrestrict: false,
    language: null,
    second_factor: false,
    promotion: null,
    phone: null,
  });
  expect(user.invitation_token).toMatch(/^[\w-]{12}$/);
  expect(await stage.findSession(session.token)).toMatchObject({ userId: user.id, email: 'ana@example.com' });
  expect(stage.mails).toEqual([
    { template: 'welcome', to: 'ana@example.com', language: 'pt_BR', params: { name: 'Ana' } },
  ]);
});

it('keeps neither the password nor the session token', async () => {
  const { session } = await stage.register();
  const { rows } = await database.executeSql('select u.*, s.* from users u join sessions s on s.user_id = u.id');
  expect(JSON.stringify(rows)).not.toContain(password);
  expect(JSON.stringify(rows)).not.toContain(session.token);
});

it('remembers who invited, and ignores an invitation that nobody sent', async () => {
  const inviter = await stage.register();
  await stage.register({ email: 'bia@example.com', invitation: inviter.user.invitation_token });
  await stage.register({ email: 'caio@example.com', invitation: 'AAAAAAAAAAAA' });
  await stage.register({ email: 'dani@example.com', invitation: "'; drop table users; --\u0000" });
  const { rows } = await database.executeSql('select email, invited_by from users order by email');
  expect(rows.map((row) => row['invited_by'])).toEqual([null, inviter.user.id, null, null]);
});

it("refuses a known address on its field and tells the owner by mail in the owner's language", async () => {
  await stage.register();
  await database.executeSql(`update users set language = 'en'`);
  await expect(stage.register({ name: 'Outra' })).rejects.toMatchObject({
    code: 'accounts.email_taken',
    field: 'email',
  });
  expect(stage.mailsOf('address_already_registered')).toEqual([
    { template: 'address_already_registered', to: 'ana@example.com', language: 'en', params: { name: 'Ana' } },
  ]);
  const { rows } = await database.executeSql('select name from users');
  expect(rows).toEqual([{ name: 'Ana' }]);
});

it('tires of one known address after three times, and writes to its owner three times an hour at most', async () => {
  await stage.register();
  for (let times = 0; times < 3; times += 1)
    await expect(stage.register()).rejects.toMatchObject({ code: 'accounts.email_taken' });
  await expect(stage.register()).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
  await expect(stage.register({}, callerFrom('198.51.100.1'))).rejects.toMatchObject({ code: 'accounts.email_taken' });
  expect(stage.mailsOf('address_already_registered')).toHaveLength(3);
  stage.advance(60 * 60_000);
  await expect(stage.register()).rejects.toMatchObject({ code: 'accounts.email_taken' });
  expect(stage.mailsOf('address_already_registered')).toHaveLength(4);
});

it('says nothing of any address, known or not, to a network that asked for five known ones', async () => {
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`);
  for (const email of emails) await stage.register({ email }, callerFrom('198.51.100.1'));
  for (const email of emails.slice(0, 5))
    await expect(stage.register({ email })).rejects.toMatchObject({ code: 'accounts.email_taken' });
  await expect(stage.register({ email: 'f@example.com' })).rejects.toMatchObject({
    code: 'accounts.too_many_attempts',
  });
  await expect(stage.register({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'accounts.too_many_attempts',
  });
  await stage.register({ email: 'somebody@example.com' }, callerFrom('198.51.100.2'));
});

it('ends the session that the browser brought along', async () => {
  const first = await stage.register();
  const second = await stage.register({ email: 'bia@example.com' }, callerFrom('203.0.113.7', first.session.token));
  expect(second.session.token).not.toBe(first.session.token);
  expect(await stage.findSession(first.session.token)).toBeUndefined();
});

it('makes nothing without a right captcha', async () => {
  const captcha = { ...(await stage.captcha()), answer: '99' };
  await expect(stage.register({ captcha })).rejects.toMatchObject({ code: 'accounts.captcha_wrong' });
  const { rows } = await database.executeSql('select id from users');
  expect(rows).toEqual([]);
});
