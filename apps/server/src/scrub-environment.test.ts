import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { programArguments } from '@semblante/engine';
import { expect, it } from 'vitest';

const secret = 'a-secret-that-nobody-should-find-here-0123456789';

it.skipIf(process.platform !== 'linux')(
  'has no secret in its environment once it serves, not even where the system shows how it was started',
  async () => {
    // A new embedded database would take most of this test.
    const database = findTestPostgresUrl() ? await openTestPostgres() : undefined;
    const folder = mkdtempSync(join(tmpdir(), 'semblante-scrub-'));
    const server = spawn(process.execPath, programArguments(new URL('./main.ts', import.meta.url)), {
      env: {
        PORT: '0',
        DATA_DIR: folder,
        ...(database && { DATABASE_URL: database.url }),
        DEMO_CLIPS: '0',
        LOG_LEVEL: 'silent',
        APP_SECRET: secret,
        METRICS_TOKEN: `token-${secret}`,
        COMPANY_NAME: 'A company that may be seen',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const shown = () => readFileSync(`/proc/${server.pid}/environ`, 'utf8');
      expect(shown()).toContain(secret);
      await untilServing(server.stdout);
      expect(shown()).not.toContain(secret);
      expect(shown()).toContain('A company that may be seen');
    } finally {
      server.kill('SIGKILL');
      await once(server, 'exit');
      await database?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

async function untilServing(words: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  for await (const text of words) {
    said += String(text);
    if (said.includes('is serving at')) return;
  }
  throw new Error(`it ended: ${said}`);
}
