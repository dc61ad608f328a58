import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPostgres, findTestPostgresUrl } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import { logIn } from './testing/log-in.ts';
import { ServerProcess } from './testing/server-process.ts';

describe.skipIf(!findTestPostgresUrl())('a fault of the database', () => {
  it('tells neither the caller nor the log nor the queue whose address was asked for', async () => {
    const { url, executeSql, close } = await openTestPostgres();
    const server = new ServerProcess({
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-values-')),
      LOG_LEVEL: 'trace',
    });
    expect(await server.untilReady(), server.output).toBe('ready');
    await executeSql('alter table users rename column password_hash to lost');

    const answer = await logIn(server.address, 'maria.segredo@example.com').catch(String);
    expect(answer).toContain('login answered 500');
    expect(answer).not.toContain('maria');
    const { rows } = await executeSql(
      'select coalesce(string_agg(job::text, chr(10)), chr(10)) as jobs from pgboss.job',
    );
    expect(String(rows[0]?.['jobs'])).not.toContain('maria');
    await server.stop();
    expect(server.output).toMatch(/password_hash\S* does not exist/);
    expect(server.output).not.toContain('maria');
    await close();
  });
});
