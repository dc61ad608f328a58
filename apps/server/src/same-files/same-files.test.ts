import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@semblante/db';
import { findTestPostgresUrl, openTestDatabase, openTestPostgres } from '@semblante/db/testing';
import { createLocalFiles } from '@semblante/providers/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication } from '../application.ts';
import { readConfig } from '../config.ts';
import { findOtherFiles } from './same-files.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'semblante-same-'));

describe('the mark of the files', () => {
  let database: Database;
  beforeAll(async () => void (database = await openTestDatabase()));
  afterAll(async () => await database.close());

  it('is made once by processes that start together, and found by a worker of the same folder only', async () => {
    const [shared, other] = [newFolder(), newFolder()];
    const look = async (role: 'api' | 'worker', root: string) =>
      await findOtherFiles({ db: database.db, files: createLocalFiles(root), role });
    expect(await look('worker', shared)).toContain('No api has been here yet');
    expect(await Promise.all([look('api', shared), look('api', shared), look('api', shared)])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await look('worker', shared)).toBeUndefined();
    expect(await look('worker', other)).toContain('has no mark');
    expect(await look('api', other)).toContain('has no mark');
    writeFileSync(join(other, '.mark'), 'of another deployment');
    expect(await look('worker', other)).toContain('another deployment');
  });
});

describe.skipIf(!findTestPostgresUrl())('a worker on another disk', () => {
  it('says that it does not see the files of the api, takes no work, and begins as soon as it sees them', async () => {
    const database = await openTestPostgres();
    const [api, worker] = [newFolder(), newFolder()];
    const env = {
      DATABASE_URL: database.url,
      PORT: '0',
      DEMO_CLIPS: '0',
      LOG_LEVEL: 'silent',
      APP_SECRET: 'the secret of a whole deployment',
    };
    const first = await startApplication(readConfig({ ...env, ROLE: 'api', DATA_DIR: api }));
    await first.ready;
    const second = await startApplication(readConfig({ ...env, ROLE: 'worker', DATA_DIR: worker }));
    const readyOf = async () => (await fetch(`${second.address}/api/ready`)).status;
    const workers = async () =>
      Number((await database.executeSql('select count(*) as count from work_workers')).rows[0]?.['count']);
    expect(await Promise.race([second.ready.then(() => 'works'), wait(4_000, 'waits')])).toBe('waits');
    expect([await readyOf(), await workers()]).toEqual([503, 0]);

    mkdirSync(join(worker, 'files'), { recursive: true });
    writeFileSync(join(worker, 'files', '.mark'), readFileSync(join(api, 'files', '.mark')));
    await second.ready;
    expect(await readyOf()).toBe(200);
    await Promise.all([first.stop(), second.stop()]);
    await database.close();
  });
});
