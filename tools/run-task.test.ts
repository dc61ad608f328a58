import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it.each(['staff', 'backup', 'restore'])(
  'npm run %s installs nothing, and says which packages are missing',
  (command) => {
    const folder = mkdtempSync(join(tmpdir(), 'semblante-bare-'));
    for (const name of ['tools', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['tools/run-task.mjs', command], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/packages of this version are not installed \(.*\d+\.\d+/);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  },
);
