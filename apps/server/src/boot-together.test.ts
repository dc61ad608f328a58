import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestPostgres, findTestPostgresUrl } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import { ServerProcess } from './testing/server-process.ts';

describe.skipIf(!findTestPostgresUrl())('four processes that are started together', () => {
  it('on a new database all come up, and prepare it once', async () => {
    const { url, executeSql, close } = await createTestPostgres();
    const env = { DATABASE_URL: url, DATA_DIR: mkdtempSync(join(tmpdir(), 'semblante-together-')) };
    const roles = ['api', 'api', 'worker', 'worker'];
    const processes = roles.map((ROLE) => new ServerProcess({ ...env, ROLE }));
    const ends = await Promise.all(processes.map(async (each) => await each.untilReady()));
    expect(ends, processes.map(({ output }) => output).join('\n')).toEqual(['ready', 'ready', 'ready', 'ready']);
    const { rows } = await executeSql(
      `select (select count(*)::int from users) as people, (select count(distinct email)::int from users) as addresses, (select count(*)::int from pgboss.queue) as queues`,
    );
    expect(rows).toEqual([{ people: 6, addresses: 6, queues: 4 }]);
    expect(await Promise.all(processes.map(async (each) => await each.stop()))).toEqual([0, 0, 0, 0]);
    await close();
  });
});
