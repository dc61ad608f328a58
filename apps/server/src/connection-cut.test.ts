import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keysFrom } from '@semblante/core/kernel';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { createQueueMail } from '@semblante/providers/mail';
import { createQueue } from '@semblante/providers/queue';
import { describe, expect, it } from 'vitest';
import { DatabaseProxy } from './testing/database-proxy.ts';
import { ServerProcess } from './testing/server-process.ts';

describe.skipIf(!findTestPostgresUrl())(
  'a process that works for the queue and whose connection to the database is cut',
  () => {
    it('while a job ends lives on, and writes the end down when the database is back', async () => {
      const real = await openTestPostgres();
      const proxy = await DatabaseProxy.create(real.url);
      await proxy.bringBack();
      // A mail server that takes the call and says nothing: the job runs as long as the test wants.
      const calls: Socket[] = [];
      const silent = createServer((call) => calls.push(call.on('error', () => {})));
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      const secret = 'the secret of a worker that lives on';
      const worker = new ServerProcess({
        ROLE: 'all',
        DATABASE_URL: proxy.url,
        APP_SECRET: secret,
        SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-cut-')),
      });
      expect(await worker.untilReady(), worker.output).toBe('ready');
      const queueMail = createQueueMail(createQueue(real, () => {}).enqueue, keysFrom(secret));
      await real.db.transaction(
        async (tx) =>
          await queueMail(tx, {
            template: 'password_changed',
            to: 'maria@example.com',
            language: 'en',
            params: { name: 'Maria' },
          }),
      );

      while (calls.length === 0) await wait(50);
      await proxy.takeAway();
      for (const call of calls) call.destroy();
      // Long enough for the job's end to meet the database that is away.
      await wait(3_000);
      expect(worker.hasExited, worker.output).toBe(false);

      await proxy.bringBack();
      const job = async () =>
        (await real.executeSql(`select state::text as state from pgboss.job where name = 'send-mail'`)).rows[0]?.[
          'state'
        ];
      while (!worker.hasExited && (await job()) === 'active') await wait(100);
      expect([worker.hasExited, await job()]).toEqual([false, 'retry']);

      expect(await worker.stop()).toBe(0);
      silent.close();
      await proxy.takeAway();
      await real.close();
    });
  },
);
