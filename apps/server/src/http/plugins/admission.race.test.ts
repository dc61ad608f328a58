import { newId } from '@semblante/core/kernel';
import { type Database, openDatabase } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

describe.skipIf(!findTestPostgresUrl())('many calls at once', () => {
  let server: TestServer;
  let url: string;
  let watcher: Database;
  let strangers: TestBrowser[];
  let one: TestBrowser;
  let other: TestBrowser;

  beforeAll(async () => {
    const database = await openTestPostgres();
    url = database.url;
    // The server's own connections may all be waiting.
    watcher = await openDatabase({ kind: 'postgres', url, connectionsMax: 1 });
    server = await openTestServer({
      database,
      admission: {
        runningMax: 12,
        runningMin: 12,
        runningPerCaller: 8,
        waitingPerCaller: 30,
        changesWaitingPerAccount: 20,
      },
    });
    await server.empty();
    [one, other] = [new TestBrowser(server.app), new TestBrowser(server.app, { address: '198.51.100.9' })];
    await one.logIn('user@semblante.test', 'semblante-demo');
    await other.logIn('verificada@semblante.test', 'semblante-demo');
    await one.call('GET', '/api/csrf');
    strangers = Array.from({ length: 4 }, (_, n) => new TestBrowser(server.app, { address: `192.0.2.${n}` }));
    for (const [n, stranger] of strangers.entries()) stranger.cookies.set('semblante_session', `of stranger ${n}`);
  });
  afterAll(async () => {
    await watcher.close();
    await server.close();
  });

  /** What is asked for in `during` meets a database that waits for us. */
  async function whileLocked(statement: string, during: () => Promise<void>): Promise<void> {
    const holder = await openDatabase({ kind: 'postgres', url, connectionsMax: 1 });
    await holder.executeSql('begin');
    try {
      await holder.executeSql(statement);
      await during();
    } finally {
      await holder.executeSql('rollback');
      await holder.close();
    }
  }

  const countWaiting = async () =>
    Number(
      (
        await watcher.executeSql(
          `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0]?.['waiting'],
    );
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('of one account hold one connection while they wait for each other: everybody else is served', async () => {
    const start = () =>
      one.call('POST', '/api/processings', {
        kind: 'video',
        video_id: newId(),
        mapping: [{ person_id: 'p1', face_id: newId() }],
      });
    let answers: Promise<number[]> | undefined;
    await whileLocked(`select id from users where email = 'user@semblante.test' for update`, async () => {
      answers = Promise.all(Array.from({ length: 60 }, async () => (await start()).statusCode));
      await until(async () => (await countWaiting()) > 0);
      expect((await other.call('GET', '/api/user')).statusCode).toBe(200);
      expect((await other.call('GET', '/api/processings')).statusCode).toBe(200);
      expect(await countWaiting()).toBe(1);
    });
    const statuses = await (answers ?? []);
    // Those that were let in are refused for what they ask for, the others were told to come back.
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
    expect((await start()).statusCode).toBe(404);
  });

  it('past what can be answered soon get 503 with Retry-After at once, lose no webhook, and are served again afterwards', async () => {
    const ask = async (browser: TestBrowser) => await browser.call('GET', '/api/processings');
    let letIn: Promise<number[]> | undefined;
    await whileLocked('lock table sessions in access exclusive mode', async () => {
      letIn = Promise.all(
        [...Array.from({ length: 38 }, () => one), ...strangers].map(
          async (browser) => (await ask(browser)).statusCode,
        ),
      );
      await until(async () => (await countWaiting()) > 0);
      for (const refused of [await ask(one), await ask(other)]) {
        expect(refused.statusCode).toBe(503);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(refused.headers['x-content-type-options']).toBe('nosniff');
        expect(refused.json()).toEqual({ code: 'service.busy', message: expect.stringContaining('muita gente') });
      }
      expect((await one.call('GET', '/api/health')).statusCode).toBe(200);
    });
    expect((await (letIn ?? [])).toSorted()).toEqual([
      ...Array.from({ length: 38 }, () => 200),
      ...Array.from({ length: 4 }, () => 401),
    ]);
    expect((await ask(other)).statusCode).toBe(200);
    expect((await one.call('GET', '/api/user')).statusCode).toBe(200);
  });

  it('are refused over a socket as by the framework, which then hears nothing of them', async () => {
    const lines: string[] = [];
    const busy = await openTestServer({
      database: await openDatabase({ kind: 'postgres', url }),
      admission: { runningMax: 1, runningMin: 1 },
      env: { LOG_LEVEL: 'debug', METRICS_TOKEN: 'the token of a test' },
      logStream: { write: (line) => void lines.push(line) },
    });
    const address = await busy.listen();
    const read = async (path: string, headers = {}) =>
      await fetch(`${address}${path}`, { headers: { cookie: 'semblante_session=of nobody', ...headers } });
    let letIn: Promise<Response> | undefined;
    await whileLocked('lock table sessions in access exclusive mode', async () => {
      letIn = read('/api/processings', { cookie: 'semblante_session=of somebody else' });
      await until(async () => (await countWaiting()) > 0);
      const [early, late] = [await read('/api/user'), await read('/%61pi/user')];
      expect([early.status, late.status]).toEqual([503, 503]);
      expect(await early.json()).toEqual(await late.json());
      const told = (answer: Response) =>
        Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
      expect(told(early)).toEqual(told(late));
      expect(lines.filter((line) => line.includes('"answered"') && line.includes('/api/user'))).toHaveLength(1);
      const figures = await (await read('/metrics', { authorization: 'Bearer the token of a test' })).text();
      expect(figures).toContain('semblante_http_request_seconds_count{method="GET",route="/api/user",status="503"} 2');
      expect((await read('/api/health')).status).toBe(200);
    });
    expect((await letIn)?.status).toBe(401);
    await busy.close();
  });

  it('never turns a payment provider away', async () => {
    let refused: Promise<unknown[]> | undefined;
    await whileLocked('lock table sessions in access exclusive mode', async () => {
      refused = Promise.all(
        [...Array.from({ length: 60 }, () => one), ...strangers].map(
          async (browser) => await browser.call('GET', '/api/processings'),
        ),
      );
      await until(async () => (await countWaiting()) > 0);
      const told = await other.send({
        method: 'POST',
        url: '/api/webhooks/unknown',
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      });
      expect(told.json().code).not.toBe('service.busy');
      expect(told.statusCode).not.toBe(503);
    });
    await refused;
  });
});
