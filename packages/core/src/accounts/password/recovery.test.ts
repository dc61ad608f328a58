import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerFrom, createStage, type Stage } from '../testing/index.ts';
import { recoverPassword } from './recover-password.ts';
import { resetPassword } from './reset-password.ts';

let database: Database;
let stage: Stage;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  await stage.register();
});

const newPassword = 'senha novinha';
const recover = async (email = 'ana@example.com', ip?: string) =>
  await recoverPassword(stage.deps, { email }, callerFrom(ip));
const reset = async (token: string) => await resetPassword(stage.deps, { token, password: newPassword }, callerFrom());
const lastToken = () => stage.mailsOf('password_recovery').at(-1)?.params.token ?? '';
const invalid = { code: 'accounts.reset_invalid' };

it("mails a link in the account's language and keeps only the hash of its token", async () => {
  await database.executeSql(`update users set language = 'en'`);
  await recover();
  expect(stage.mailsOf('password_recovery')).toEqual([
    {
      template: 'password_recovery',
      to: 'ana@example.com',
      language: 'en',
      params: { name: 'Ana', token: expect.any(String), valid_minutes: 60 },
    },
  ]);
  const { rows } = await database.executeSql('select * from password_resets');
  expect(JSON.stringify(rows)).not.toContain(lastToken());
});

it('answers an unknown address just the same, and mails nobody', async () => {
  expect(await recover('nobody@example.com')).toBe(await recover());
  expect(stage.mailsOf('password_recovery')).toHaveLength(1);
});

it('changes the password, ends every session and tells the owner', async () => {
  const open = [await stage.logIn(), await stage.logIn()];
  await recover();
  await reset(lastToken());
  for (const { session } of open) expect(await stage.findSession(session.token)).toBeUndefined();
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.wrong_credentials' });
  await stage.logIn({ password: newPassword });
  expect(stage.mailsOf('password_changed')).toHaveLength(1);
  expect(stage.events.map(({ event }) => event)).toContainEqual({
    kind: 'notification',
    notice: 'password_changed',
    params: {},
  });
});

it('works once', async () => {
  await recover();
  await reset(lastToken());
  await expect(reset(lastToken())).rejects.toMatchObject(invalid);
  await expect(reset('made up')).rejects.toMatchObject(invalid);
});

it('expires after an hour', async () => {
  await recover();
  stage.advance(60 * 60_000);
  await expect(reset(lastToken())).rejects.toMatchObject(invalid);
  await stage.logIn();
});

it('voids an older link when a newer one is asked for', async () => {
  await recover();
  const older = lastToken();
  await recover();
  await expect(reset(older)).rejects.toMatchObject(invalid);
  await reset(lastToken());
});

it('mails one address three times an hour at most, without saying so', async () => {
  for (let times = 0; times < 4; times += 1) await recover('ana@example.com', `198.51.100.${times}`);
  expect(stage.mailsOf('password_recovery')).toHaveLength(3);
  await reset(lastToken());
});

it('refuses a network that asks for twenty addresses in an hour', async () => {
  await Promise.all(Array.from({ length: 20 }, async (_, place) => await recover(`${place}@example.com`)));
  await expect(recover()).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
  await recover('ana@example.com', '198.51.100.1');
});

it('lets the owner in after a reset even when somebody had locked the account out', async () => {
  for (let times = 0; times < 3; times += 1)
    await expect(stage.logIn({ password: 'errada' }, callerFrom('198.51.100.1'))).rejects.toThrow();
  await recover();
  await reset(lastToken());
  await stage.logIn({ password: newPassword });
});
