import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recoverPassword } from './password/recover-password.ts';
import { purgeExpired } from './purge-expired.ts';
import { callerFrom, createStage } from './testing/index.ts';
import { dayMs } from '../kernel/index.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());

it('removes what is over and leaves what is not', async () => {
  const stage = createStage(database);
  const day = dayMs;
  const leave = async () => {
    await stage.logIn();
    await stage.captcha();
    await recoverPassword(stage.deps, { email: 'ana@example.com' }, callerFrom());
    await database.executeSql('insert into events (user_id, payload, created_at) select id, $1, $2 from users', [
      '{}',
      stage.deps.clock().toISOString(),
    ]);
  };
  const counts = async () =>
    (
      await database.executeSql(`select
    (select count(*) from sessions)::int as sessions, (select count(*) from captchas)::int as captchas, (select count(*) from attempts)::int as attempts,
    (select count(*) from password_resets)::int as resets, (select count(*) from events)::int as events, (select count(*) from users)::int as users`)
    ).rows[0];

  await stage.register();
  await leave();
  stage.advance(14 * day);
  await leave();
  await purgeExpired(stage.deps.db, stage.deps.clock());
  expect(await counts()).toEqual({ sessions: 1, captchas: 1, attempts: 2, resets: 1, events: 1, users: 1 });
  stage.advance(14 * day);
  await purgeExpired(stage.deps.db, stage.deps.clock());
  expect(await counts()).toEqual({ sessions: 0, captchas: 0, attempts: 0, resets: 0, events: 0, users: 1 });
});
