import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOwnerOfCpf, getBilling, updateBilling } from '@semblante/core/billing';
import { keysFrom, systemClock, type UserId } from '@semblante/core/kernel';
import { requireKnownSecret } from '@semblante/core/secret';
import { openTestPostgres, findTestPostgresUrl } from '@semblante/db/testing';
import { createLocalKeys } from '@semblante/providers/keys';
import { createQueueMail, markOfAddress, openMail } from '@semblante/providers/mail';
import { createQueue } from '@semblante/providers/queue';
import { describe, expect, it } from 'vitest';
import { ServerProcess } from './testing/server-process.ts';

const [old, present] = ['the secret that this deployment had', 'the secret that this deployment has'] as const;
const cpf = '529.982.247-25';

describe.skipIf(!findTestPostgresUrl())('a deployment whose secret changed', () => {
  it('is not served without the old one, opens everything with both, and afterwards needs the new one only', async () => {
    const database = await openTestPostgres();
    const { db, executeSql } = database;
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'semblante-secret-'));
    const env = { DATABASE_URL: database.url, DATA_DIR, LOG_LEVEL: 'info' };
    const keysFolder = join(DATA_DIR, 'keys');

    const first = new ServerProcess({ ...env, APP_SECRET: old });
    expect(await first.untilReady(), first.output).toBe('ready');
    await first.stop();
    const keys = keysFrom(old);
    const userId = String(
      (await executeSql(`select id from users where email = 'user@semblante.test'`)).rows[0]?.['id'],
    ) as UserId;
    await updateBilling(
      { db, clock: systemClock, keys },
      { userId, ip: '203.0.113.7' },
      { cpf, phone: '(11) 98765-4321' },
    );
    await executeSql(`insert into second_factors (user_id, sealed_secret) values ($1, $2)`, [
      userId,
      keys.seal(`second-factor:${userId}`, 'JBSWY3DPEHPK3PXP'),
    ]);
    await executeSql(
      `insert into reports (id, protocol, reason, link, words, sealed_email, language, copy_state, created_at) values (gen_random_uuid(), 'R-1', 'other', '', '', $1, 'en', 'waiting', now())`,
      [keys.seal('report-contact', 'maria@example.com')],
    );
    const account = await createLocalKeys(keysFolder, keys).keyOf(userId);
    const sealedByAccount = account?.sealJson('event', 'hello') ?? '';
    const queueMail = createQueueMail(createQueue(database, () => {}).enqueue, keys);
    await db.transaction(
      async (tx) =>
        await queueMail(tx, {
          template: 'welcome',
          to: 'maria@example.com',
          language: 'en',
          params: { name: 'Maria' },
        }),
    );
    // It stays in the queue.
    await executeSql(`update pgboss.job set start_after = now() + interval '1 day' where name = 'send-mail'`);

    const wrong = new ServerProcess({ ...env, APP_SECRET: present });
    expect(await wrong.untilReady()).toBe('exited');
    expect([await wrong.untilExit(), wrong.output]).toEqual([
      1,
      expect.stringContaining('give the new one as APP_SECRET and the old one as APP_SECRET_PREVIOUS'),
    ]);

    const both = new ServerProcess({ ...env, APP_SECRET: present, APP_SECRET_PREVIOUS: old });
    expect(await both.untilReady(), both.output).toBe('ready');
    while (!both.output.includes('APP_SECRET_PREVIOUS is no longer needed') && !both.hasExited) await wait(100);
    await both.stop();

    const anew = keysFrom(present);
    await requireKnownSecret({ db, keys: anew });
    expect(await getBilling({ keys: anew }, db, userId)).toMatchObject({ cpf: '***.982.247-**' });
    expect(await findOwnerOfCpf({ keys: anew }, db, cpf)).toBe(userId);
    const [sealed] = (
      await executeSql(
        `select (select sealed_secret from second_factors) as factor, (select sealed_email from reports) as contact`,
      )
    ).rows;
    expect(anew.unseal(`second-factor:${userId}`, String(sealed?.['factor']))).toBe('JBSWY3DPEHPK3PXP');
    expect(anew.unseal('report-contact', String(sealed?.['contact']))).toBe('maria@example.com');
    expect((await createLocalKeys(keysFolder, anew).keyOf(userId))?.unsealJson('event', sealedByAccount)).toBe('hello');
    const mail = (await executeSql(`select data from pgboss.job where name = 'send-mail'`)).rows[0]?.['data'] as {
      sealed: string;
      of: string;
    };
    expect([openMail(anew, mail).to, mail.of]).toEqual(['maria@example.com', markOfAddress(anew, 'maria@example.com')]);
    await expect(requireKnownSecret({ db, keys })).rejects.toThrow('APP_SECRET');
    await database.close();
  });
});
