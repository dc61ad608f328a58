import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let installed: { packages: Record<string, unknown> };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'semblante-install-'));
  for (const name of ['tools', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  installed = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as typeof installed;
});

/** With an npm of its own, which says what it was asked for. */
function install(packages: Record<string, unknown>): string {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > asked\n');
  chmodSync(join(folder, 'npm'), 0o755);
  writeFileSync(join(folder, 'asked'), '');
  const program = `import('./tools/setup/install.mjs').then(({ ensureInstalled }) => ensureInstalled())`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
  expect(status, stderr).toBe(0);
  return readFileSync(join(folder, 'asked'), 'utf8');
}

it('does not install a second time what npm ci has brought', () => {
  expect(install(installed.packages)).toBe('');
});

it('brings back what was pruned, although it was all there before', () => {
  const { 'node_modules/tsx': _pruned, ...rest } = installed.packages;
  expect(install(rest)).toMatch(/^ci --include=dev/);
});
