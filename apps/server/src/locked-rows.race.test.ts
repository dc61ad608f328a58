import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';
import { logIn } from './testing/log-in.ts';

describe.skipIf(!findTestPostgresUrl())('a change of a row that somebody holds for ever', () => {
  it('is given up, told to come back, and nothing of it stays', async () => {
    const database = await openTestPostgres();
    const application = await startApplication(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        ROLE: 'api',
        DEMO_CLIPS: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-locked-')),
      }),
    );
    await application.ready;
    const cookie = await logIn(application.address, 'user@semblante.test');
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
    const rename = async (name: string) =>
      await fetch(`${application.address}/api/user`, {
        method: 'PATCH',
        headers: { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    const holder = await openDatabase({ kind: 'postgres', url: database.url, connectionsMax: 1 });
    await holder.executeSql('begin');
    await holder.executeSql(`select 1 from users where email = 'user@semblante.test' for update`);
    const refused = await rename('Outra pessoa');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect(await refused.json()).toMatchObject({ code: 'service.busy' });
    await holder.executeSql('rollback');
    const { rows } = await database.executeSql(`select name from users where email = 'user@semblante.test'`);
    expect(rows).not.toEqual([{ name: 'Outra pessoa' }]);
    expect((await rename('Outra pessoa')).status).toBe(200);
    await holder.close();
    await application.stop();
    await database.close();
  });
});
