import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { programArguments } from '@semblante/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const mainFile = new URL('./main.ts', import.meta.url);
const callsPerMinute = 60;
const metricsToken = 'a token for the collector';
const children: ChildProcess[] = [];
const addresses: Record<'first' | 'second' | 'worker', string> = { first: '', second: '', worker: '' };
let database: Awaited<ReturnType<typeof openTestPostgres>> | undefined;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The product as an operator starts it. One after the other: the first prepares the database. */
async function start(role: 'api' | 'worker', url: string): Promise<string> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    DATABASE_URL: url,
    ROLE: role,
    PORT: String(port),
    DATA_DIR: folder,
    APP_SECRET: 'the secret of two processes of a test',
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'fatal',
    WORKER_SLOTS: '1',
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT_PER_MINUTE: String(callsPerMinute),
    TRUST_PROXY: '1',
  };
  children.push(spawn(process.execPath, programArguments(mainFile), { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(200);
  return address;
}
const folder = mkdtempSync(join(tmpdir(), 'semblante-processes-'));

describe.skipIf(!findTestPostgresUrl())('several processes', () => {
  beforeAll(async () => {
    database = await openTestPostgres();
    addresses.first = await start('api', database.url);
    [addresses.second, addresses.worker] = await Promise.all([
      start('api', database.url),
      start('worker', database.url),
    ]);
  });
  afterAll(async () => {
    for (const child of children) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await database?.close();
  });

  it('share their limits of calls: what one counted, the other knows', async () => {
    const minuteNow = () => Math.floor(Date.now() / 60_000);
    const exceedFrom = async (caller: string) => {
      const ask = async (address: string) =>
        await fetch(`${address}/api/settings`, { headers: { 'x-forwarded-for': caller } });
      for (let calls = 0; calls < callsPerMinute; calls += 1) expect((await ask(addresses.first)).status).toBe(200);
      let answered = 0;
      for (;;) {
        const answer = await ask(addresses.second);
        if (answer.status !== 200) return { answered, refused: answer };
        answered += 1;
        await wait(200);
      }
    };
    // A window is a minute of the clock. When one ended meanwhile, somebody else tries in the next.
    let minute = minuteNow();
    let { answered, refused } = await exceedFrom('203.0.113.1');
    for (let tries = 2; minute !== minuteNow(); tries += 1) {
      minute = minuteNow();
      ({ answered, refused } = await exceedFrom(`203.0.113.${tries}`));
    }
    // A tenth before it asks the others at all, and what comes until they answered.
    expect(answered).toBeLessThan(callsPerMinute / 2);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('let a worker answer for its health and its figures only', async () => {
    const ask = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${addresses.worker}${path}`, init);
      return { status: answer.status, type: answer.headers.get('content-type') };
    };
    for (const path of [
      '/',
      '/login',
      '/index.html',
      '/api/user',
      '/api/settings',
      '/api/captcha',
      '/api/csrf',
      '/api/openapi.json',
      '/api/docs/',
      '/api/login',
      '/dev/outbox',
      '/sandbox/checkout/1',
      '/%61pi/settings',
    ]) {
      expect({ path, ...(await ask(path)) }).toEqual({ path, status: 404, type: 'application/json; charset=utf-8' });
    }
    expect(await ask('/api/webhooks/sandbox', { method: 'POST', body: '{}' })).toMatchObject({ status: 404 });
    expect(await ask('/api/health')).toMatchObject({ status: 200 });
    expect(await ask('/api/ready')).toMatchObject({ status: 200 });
    expect(await ask('/metrics')).toMatchObject({ status: 404 });
    expect(await ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })).toMatchObject({
      status: 200,
    });
  });
});
