import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recoverPassword } from './password/recover-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { callerFrom, createStage, password, type Stage } from './testing/index.ts';
import { updateUser } from './update-user.ts';

let database: Database;
let stage: Stage;
let token: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  stage = createStage(database);
  token = (await stage.register()).session.token;
});

const update = async (changes: Parameters<typeof updateUser>[2]) =>
  await updateUser(stage.deps, await stage.me(token), changes, { language: 'pt_BR' });
const change = { current_password: password, new_password: 'outra senha' };

it('changes name and language and leaves the rest', async () => {
  expect(await update({ name: 'Ana Maria' })).toMatchObject({ name: 'Ana Maria', language: null });
  expect(await update({ language: 'en' })).toMatchObject({ name: 'Ana Maria', language: 'en' });
  expect(await stage.me(token)).toMatchObject({ name: 'Ana Maria', language: 'en' });
  expect(await update({})).toMatchObject({ name: 'Ana Maria', language: 'en' });
  expect(stage.mailsOf('password_changed')).toEqual([]);
});

it('changes the password, ends the other sessions and tells the owner', async () => {
  const other = await stage.logIn();
  await update({ ...change, language: 'en' });
  expect(await stage.findSession(token)).toBeDefined();
  expect(await stage.findSession(other.session.token)).toBeUndefined();
  expect(stage.mailsOf('password_changed')).toMatchObject([{ to: 'ana@example.com', language: 'en' }]);
  expect(stage.events.at(-1)).toMatchObject({ event: { notice: 'password_changed' } });
  await expect(stage.logIn()).rejects.toMatchObject({ code: 'accounts.wrong_credentials' });
  await stage.logIn({ password: 'outra senha' });
});

it('changes nothing with a wrong current password', async () => {
  await expect(update({ ...change, name: 'Outra', current_password: 'errada' })).rejects.toMatchObject({
    code: 'accounts.wrong_current_password',
    field: 'current_password',
  });
  expect(await stage.me(token)).toMatchObject({ name: 'Ana' });
  await stage.logIn();
});

it('stops whoever guesses the current password on an open page', async () => {
  for (let times = 0; times < 5; times += 1)
    await expect(update({ ...change, current_password: 'errada' })).rejects.toMatchObject({
      code: 'accounts.wrong_current_password',
    });
  await expect(update(change)).rejects.toMatchObject({ code: 'accounts.too_many_attempts' });
  expect(await update({ name: 'Ana Maria' })).toMatchObject({ name: 'Ana Maria' });
  stage.advance(15 * 60_000);
  await update(change);
});

it('voids recovery links that were on their way', async () => {
  await recoverPassword(stage.deps, { email: 'ana@example.com' }, callerFrom());
  await update(change);
  const link = stage.mailsOf('password_recovery')[0]?.params.token ?? '';
  await expect(resetPassword(stage.deps, { token: link, password: 'terceira' }, callerFrom())).rejects.toMatchObject({
    code: 'accounts.reset_invalid',
  });
});
