import { readFileSync } from 'node:fs';
import { fixedRetention, languages } from '@semblante/contracts';
import { purgeExpired } from '@semblante/core/accounts';
import { setStage } from '@semblante/core/processings/testing';
import { purgeEvents } from '@semblante/core/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { keepRetentionWatch } from './watch/keep-media.ts';

const day = 24 * 3_600_000;
// None of them the usual one: a number that somebody wrote into a text by hand would show.
const env = {
  RETENTION_RESULTS_DAYS: '41',
  RETENTION_UPLOADS_DAYS: '11',
  RETENTION_UNFINISHED_HOURS: '37',
  RETENTION_FACES_MONTHS: '17',
  RETENTION_EXPORTS_HOURS: '53',
  ERASURE_DELAY_DAYS: '9',
};
const { retention } = readConfig(env).settings;

describe.each(languages)('the privacy page in %s', (language) => {
  const { privacy } = JSON.parse(
    readFileSync(new URL(`../../../packages/i18n/locales/${language}/legal.json`, import.meta.url), 'utf8'),
  ) as {
    privacy: { sections: Record<string, { body: { items: Record<string, string> } }> };
  };
  const items = Object.values(privacy.sections['s07_retention']?.body.items ?? {});

  it('states every period, and none that is neither configured nor kept by the code', () => {
    const named = items.flatMap((item) => [...item.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual([...Object.keys(retention), ...Object.keys(fixedRetention)].toSorted());
    for (const item of items) expect(item.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/\d/);
  });

  it('says the configured number', () => {
    const numbers: Record<string, number> = { ...retention, ...fixedRetention };
    const said = items
      .map((item) => item.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(numbers[name])))
      .join('\n');
    for (const number of [41, 11, 37, 17, 53, 9, 30, 14, 7, 90, 15, 24])
      expect(said).toMatch(new RegExp(`\\b${number}\\b`));
  });
});

describe('what the page states is what happens', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ env });
    await server.empty();
  });
  afterAll(async () => await server.close());

  const run = async (text: string, values: unknown[] = []) => (await server.database.executeSql(text, values)).rows;
  const before = (ms: number) => new Date(server.clock.now.getTime() - ms).toISOString();

  it('keeps each thing to the last minute of its time, and not longer', async () => {
    const stage = setStage(server.database);
    const userId = await stage.person(0);
    const limits = { uploads: 11 * day, unfinished: 37 * 3_600_000 };
    const video = async (age: number, state: 'ready' | 'uploading') =>
      await stage.video(userId, { lastUsedAt: new Date(before(age)), state });
    const kept = [await video(limits.uploads - 60_000, 'ready'), await video(limits.unfinished - 60_000, 'uploading')];
    await video(limits.uploads + 60_000, 'ready');
    await video(limits.unfinished + 60_000, 'uploading');
    const [fresh, old] = [await stage.face(userId), await stage.face(userId)];
    const monthsAgo = new Date(server.clock.now);
    monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - 17);
    await run('update faces set last_used_at = $1 where id = $2', [
      new Date(monthsAgo.getTime() - 60_000).toISOString(),
      old,
    ]);
    await run('update faces set last_used_at = $1 where id = $2', [
      new Date(monthsAgo.getTime() + 60_000).toISOString(),
      fresh,
    ]);
    await keepRetentionWatch(server.media, server.failures)();
    expect((await run('select id from videos')).map((row) => row['id']).toSorted()).toEqual(kept.toSorted());
    expect(await run('select id from faces')).toEqual([{ id: fresh }]);
    expect(server.media.processings.retention.resultsDays).toBe(41);
  });

  it('ends sessions, notices and what no provider sent when it says so', async () => {
    const [user] = await run(`select id from users limit 1`);
    const userId = String(user?.['id']);
    const session = async (name: string, seen: number, expires: number) =>
      await run(
        `insert into sessions (id, token_hash, user_id, stage, role, last_seen_at, expires_at) values (gen_random_uuid(), $1, $2, 'full', 'user', $3, $4)`,
        [name, userId, before(seen), new Date(server.clock.now.getTime() + expires).toISOString()],
      );
    await session('used', 14 * day - 60_000, day);
    await session('idle', 14 * day + 60_000, day);
    for (const age of [7 * day - 60_000, 7 * day + 60_000])
      await run(`insert into events (user_id, payload, created_at) values ($1, '{}', $2)`, [userId, before(age)]);
    for (const age of [30 * day - 60_000, 30 * day + 60_000])
      await run(
        `insert into payment_events (id, gateway, verdict, body, received_at) values (gen_random_uuid(), 'sandbox', 'forged', '', $1)`,
        [before(age)],
      );
    await purgeExpired(server.database.db, server.clock.now);
    await purgeEvents(server.payments.deps);
    expect(await run('select token_hash from sessions')).toEqual([{ token_hash: 'used' }]);
    expect(await run('select 1 as one from events where user_id = $1', [userId])).toHaveLength(1);
    expect(await run('select 1 as one from payment_events')).toHaveLength(1);
  });
});
