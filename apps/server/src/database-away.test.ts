import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';
import { DatabaseProxy } from './testing/database-proxy.ts';
import { logIn } from './testing/log-in.ts';

describe.skipIf(!findTestPostgresUrl())('a database that is away', () => {
  it('at boot, or for a while later, costs nothing but the wait: the process lives, says so, and goes on', async () => {
    const real = await openTestPostgres();
    const proxy = await DatabaseProxy.create(real.url);
    const application = await startApplication(
      readConfig({
        DATABASE_URL: proxy.url,
        PORT: '0',
        DEMO_CLIPS: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-away-')),
      }),
    );
    const ask = async (path: string, cookie = '') => {
      const answer = await fetch(`${application.address}${path}`, { headers: { cookie, 'accept-language': 'en' } });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        body: (await answer.json()) as { code?: string; message?: string },
      };
    };
    const untilReady = async () => {
      while ((await ask('/api/ready')).status !== 200) await wait(50);
    };

    expect((await ask('/api/health')).status).toBe(200);
    expect(await ask('/api/user')).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'service.unavailable', message: expect.stringContaining('Nothing was lost') },
    });

    await proxy.bringBack();
    await untilReady();
    const cookie = await logIn(application.address, 'user@semblante.test');
    expect((await ask('/api/user', cookie)).status).toBe(200);

    await proxy.takeAway();
    expect(await ask('/api/user', cookie)).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
    expect((await ask('/api/ready')).status).toBe(503);
    expect((await ask('/api/health')).status).toBe(200);

    await proxy.bringBack();
    await untilReady();
    expect((await ask('/api/user', cookie)).status).toBe(200);

    await application.stop();
    await proxy.takeAway();
    await real.close();
  });
});
