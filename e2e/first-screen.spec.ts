import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from './kit/test-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the first screen of npm start tells each stage in a line, then the address and the accounts, and nothing else', async () => {
  // It may have to build the pages first.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'semblante-e2e-'));
  const port = await freePort();
  const { LOG_LEVEL: _level, NODE_ENV: _env, ...inherited } = process.env;
  const start = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...inherited, PORT: String(port), DATA_DIR: folder, DEMO_CLIPS: '0' },
  });
  let screen = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (text) => (screen += String(text)));
  const statuses = new Set<number>();
  while (!screen.includes('From npm start to serving') && start.exitCode === null) {
    // A page that is open already asks while it gets ready.
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`).catch(() => undefined);
    if (answer) statuses.add(answer.status);
    await wait(20);
  }
  start.kill('SIGTERM');
  await once(start, 'exit');
  rmSync(folder, { recursive: true, force: true });

  expect(statuses).toContain(503);
  const lines = screen.split('\n').filter((line) => line.trim() !== '');
  const [stages, rest] = [
    lines.slice(
      0,
      lines.findIndex((line) => line.includes('is serving at')),
    ),
    lines.slice(lines.findIndex((line) => line.includes('is serving at'))),
  ];
  expect(
    stages.filter(
      (line) =>
        !/^(Installing packages|Building the (server and the engine|pages)|Starting the server).* \.\.\.( [\d.]+ s)?$/.test(
          line,
        ),
    ),
  ).toEqual([]);
  expect(rest.join('\n')).toContain(`http://localhost:${port}`);
  expect(rest.filter((line) => line.includes('@semblante.test'))).toHaveLength(6);
  expect(screen).not.toMatch(/"level":|dist\/assets|PLUGIN_TIMINGS|^\s+at /m);
  expect(lines.length).toBeLessThan(20);
});
