import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { LiveEvent } from '@semblante/contracts';
import type { UserId } from '@semblante/core/kernel';
import { openLiveHub } from '@semblante/core/live';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEventStream } from './event-stream.ts';
import { streamsMax } from './index.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readStream } from '../../../testing/read-stream.ts';

const notice = (word: string): LiveEvent => ({ kind: 'notification', notice: 'new_login', params: { device: word } });
const heartbeatMs = 100;

let server: TestServer;
let base: string;
let browser: TestBrowser;
let userId: UserId;

beforeAll(async () => {
  server = await openTestServer({ heartbeatMs });
  await server.empty();
  base = await server.listen();
  browser = new TestBrowser(server.app);
  userId = (await browser.logIn('user@semblante.test', 'semblante-demo')).json().data.user.id;
});
afterAll(async () => await server.close());

const cookie = () => `semblante_session=${browser.cookies.get('semblante_session')}`;
const publish = async (event: LiveEvent) =>
  await server.database.db.transaction(async (tx) => await server.accounts.publishEvent(tx, userId, event));

it('needs a session', async () => {
  const answer = await fetch(`${base}/api/events`);
  expect(answer.status).toBe(401);
  await answer.body?.cancel();
});

it('tells an event as it happens, and keeps the line alive with heartbeats', async () => {
  const stream = await readStream(`${base}/api/events`, { cookie: cookie() });
  expect((await stream.next('connected')).id).toBeDefined();
  await publish(notice('agora'));
  const heard = await stream.next('notification');
  expect(JSON.parse(heard.data)).toEqual({ notice: 'new_login', params: { device: 'agora' } });
  await stream.next('heartbeat');
  stream.close();
});

it('tells what was missed since Last-Event-ID, in order and once', async () => {
  const first = await readStream(`${base}/api/events`, { cookie: cookie() });
  const { id } = await first.next('connected');
  first.close();
  for (const word of ['um', 'dois', 'três']) await publish(notice(word));
  const again = await readStream(`${base}/api/events`, { cookie: cookie(), 'last-event-id': id ?? '' });
  await again.next('connected');
  const words = [];
  for (let n = 0; n < 3; n += 1) words.push(JSON.parse((await again.next('notification')).data).params.device);
  expect(words).toEqual(['um', 'dois', 'três']);
  await again.next('heartbeat');
  expect(again.pending('notification')).toBe(0);
  again.close();
  // A page whose browser gave up opens a new stream and names the last event itself.
  const anew = await readStream(`${base}/api/events?last_event_id=${id}`, { cookie: cookie() });
  expect(JSON.parse((await anew.next('notification')).data).params.device).toBe('um');
  anew.close();
});

it('ends when the session is ended elsewhere', async () => {
  const other = new TestBrowser(server.app);
  await other.logIn('user@semblante.test', 'semblante-demo');
  const stream = await readStream(`${base}/api/events`, {
    cookie: `semblante_session=${other.cookies.get('semblante_session')}`,
  });
  await stream.next('connected');
  await browser.call('DELETE', '/api/sessions');
  await expect(stream.ended).resolves.toBeUndefined();
});

it('goes on past an event that another version wrote and this one cannot read', async () => {
  const stream = await readStream(`${base}/api/events`, { cookie: cookie() });
  await stream.next('connected');
  await server.database.executeSql(
    `insert into events (user_id, payload) values ($1, '{"kind": "of another version"}'), ($1, '{"sealed": "by nobody"}')`,
    [userId],
  );
  await publish(notice('depois'));
  expect(JSON.parse((await stream.next('notification')).data).params.device).toBe('depois');
  stream.close();
});

it('has a bounded number of streams for a session and for an account, and room again when one is closed', async () => {
  const session = async () => {
    const own = new TestBrowser(server.app);
    await own.logIn('dev@semblante.test', 'semblante-demo');
    return { cookie: `semblante_session=${own.cookies.get('semblante_session')}` };
  };
  const open = async (headers: { cookie: string }) =>
    await Promise.all(
      Array.from({ length: streamsMax.session }, async () => await readStream(`${base}/api/events`, headers)),
    );
  const refusalOf = async (headers: { cookie: string }) => {
    const answer = await fetch(`${base}/api/events`, { headers });
    if (answer.ok) return await answer.body?.cancel();
    return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
  };
  const refused = { status: 429, code: 'request.too_many' };
  const first = await session();
  const streams = await open(first);
  expect(await refusalOf(first)).toEqual(refused);
  while (streams.length < streamsMax.account) streams.push(...(await open(await session())));
  const late = await session();
  expect(await refusalOf(late)).toEqual(refused);
  for (const stream of streams) stream.close();
  for (const headers of [first, late])
    for (;;) {
      const again = await fetch(`${base}/api/events`, { headers });
      await again.body?.cancel();
      if (again.status === 200) break;
    }
});

it('drops a reader that takes nothing instead of keeping everything for it; what it missed is told after its Last-Event-ID', async () => {
  for (let n = 0; n < 40; n += 1) await publish(notice(`${n} ${'x'.repeat(200)}`));
  // Nobody reads from it, and it holds less than what there is to tell.
  const response = Object.assign(new PassThrough({ highWaterMark: 1024 }), { writeHead: () => {} });
  const dropped = once(response, 'close');
  const hub = await openLiveHub(server.database);
  await openEventStream(response as unknown as ServerResponse, {
    db: server.database.db,
    accountKeys: server.accounts.accountKeys,
    hub,
    userId,
    lastEventId: 0,
    heartbeatMs,
    isStillAllowed: async () => true,
    report: () => {},
  });
  await dropped;
  expect(response.writableLength + response.readableLength).toBeLessThan(8 * 1024);
  await hub.close();
});

describe.skipIf(!findTestPostgresUrl())('across processes on PostgreSQL', () => {
  it('hears what another process publishes, and hears again after its line was cut', async () => {
    const here = await openTestPostgres();
    const there = await openTestServer({ database: here, heartbeatMs });
    await there.empty();
    const { rows } = await here.executeSql(`select id from users where email = 'user@semblante.test'`);
    const id = String(rows[0]?.['id']) as UserId;
    const hub = await openLiveHub(here);
    let calls = 0;
    const called = (times: number) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (calls >= times) resolve(clearInterval(timer));
        }, 10);
      });
    hub.subscribe(id, () => (calls += 1));
    await called(1);
    await here.db.transaction(async (tx) => await server.accounts.publishEvent(tx, id, notice('de outro processo')));
    await called(2);
    await here.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
    );
    await called(3);
    await here.db.transaction(async (tx) => await server.accounts.publishEvent(tx, id, notice('depois do corte')));
    await called(4);
    expect(calls).toBeGreaterThanOrEqual(4);
    await hub.close();
    await there.close();
  });
});
