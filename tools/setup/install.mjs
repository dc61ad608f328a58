import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command in the repository and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs exactly what the lock says, once per lock, processor and platform; a second start costs nothing. */
export function ensureInstalled() {
  requireNode();
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  const stamp = join(root, 'node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing dependencies from the lock\n');
  // `NODE_ENV=production` or `--omit=dev` of the caller must not leave out what the build needs.
  run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { env: { ...process.env, NODE_ENV: 'development' } });
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (isSupported) return;
  process.stderr.write(`Semblante needs Node 20.19 or newer, 22.12 or newer, or 24; this is ${process.versions.node}\n`);
  process.exit(1);
}
