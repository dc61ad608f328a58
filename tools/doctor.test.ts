import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'semblante-doctor-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function examine(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', TMPDIR: folder, ...settings };
    const child = execFile(
      process.execPath,
      ['tools/run-task.mjs', 'doctor'],
      { cwd: root, env },
      (_error, out, problems) => resolve({ code: child.exitCode ?? -1, said: out + problems }),
    );
  });
}

it('finds nothing wrong with a new deployment on a laptop', async () => {
  const { code, said } = await examine({ DATA_DIR: join(folder, 'data') });
  expect(said).toMatch(/ok +engine +starts within/);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is wrong') });
});

it('says what is wrong with the settings, all at once', async () => {
  const { code, said } = await examine({ NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: 'many' });
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG +settings/);
  expect(said).toContain('PORT must be a whole number');
  expect(said).toContain('PUBLIC_URL is needed in production');
});

it('says that database and mail server do not answer, and that the data folder is no folder', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  const { code, said } = await examine({
    DATA_DIR: join(folder, 'other'),
    KEYS_DIR: join(folder, 'a-file'),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG +database +does not answer/);
  expect(said).toMatch(/WRONG +mail +127\.0\.0\.1:1 cannot be reached/);
  expect(said).toMatch(/WRONG +keys folder .* is no folder/);
});
