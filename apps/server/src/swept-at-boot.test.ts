import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { describe, expect, it } from 'vitest';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';

/** As it was left two hours ago, with a picture of somebody in it. */
function leftBehind(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'photo.jpg'), 'a face');
  const then = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(folder, then, then);
  return folder;
}

describe.skipIf(!findTestPostgresUrl())('a host that runs only the api', () => {
  it('sweeps at its start what killed processes and containers have left open, of every kind', async () => {
    const database = await openTestPostgres();
    const dataFolder = mkdtempSync(join(tmpdir(), 'semblante-swept-'));
    const left = ['form', 'face', 'image', 'mask'].map((kind) =>
      leftBehind(join(tmpdir(), `semblante-${kind}-${basename(dataFolder)}`)),
    );
    leftBehind(join(dataFolder, 'scratch', 'a-container-that-is-gone', 'engine-7-abc'));
    left.push(leftBehind(join(dataFolder, 'scratch', 'a-container-that-is-gone')));
    const application = await startApplication(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        ROLE: 'api',
        DEMO_CLIPS: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: dataFolder,
      }),
    );
    await application.ready;
    await application.stop();
    expect(left.filter(existsSync)).toEqual([]);
    await database.close();
  });
});
