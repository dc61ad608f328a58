import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trimPackages } from './trim.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command in the repository and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** A stage in one line, with the time it took; what the command itself says is shown only when it fails. */
export function runStage(what, command, args, options = {}) {
  const startedAt = performance.now();
  process.stdout.write(`${what} ...`);
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  process.stdout.write(` ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  if (result.error) throw result.error;
  if (result.status === 0) return;
  process.stdout.write(result.stdout);
  process.stderr.write(result.stderr);
  process.exit(result.status ?? 1);
}

/** The same for work of our own, which says whether there was anything to do. */
export async function sayStage(what, work) {
  const startedAt = performance.now();
  if (await work()) process.stdout.write(`${what} ... ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/**
 * For commands that run beside a serving process: an install would empty its packages under it. Says what is missing,
 * whoever installed the rest.
 */
export function requireInstalled({ isBuilt = false } = {}) {
  requireNode();
  const missing = findMissing({ isBuilt });
  if (missing.length === 0) return;
  const names = missing
    .slice(0, 5)
    .map(([place, { version }]) => `${place.replace(/.*node_modules\//, '')} ${version}`);
  process.stderr.write(
    `${missing.length} packages of this version are not installed (${names.join(', ')}${missing.length > names.length ? ', ...' : ''}). This command installs nothing, because a service may be running from here: stop it, run npm ci --include=dev, then try again.\n`,
  );
  process.exit(1);
}

/** What the lock names and npm's own list of this folder does not. */
function findMissing({ isBuilt }) {
  const there = join(root, 'node_modules/.package-lock.json');
  const [wanted, found] = [join(root, 'package-lock.json'), there].map((file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {},
  );
  return Object.entries(wanted).filter(
    ([place, entry]) =>
      place.includes('node_modules/') &&
      !entry.optional &&
      !entry.devOptional &&
      !(isBuilt && entry.dev) &&
      found[place]?.version !== entry.version,
  );
}

/** Installs exactly what the lock says, once per lock, processor and platform; a second start costs nothing. */
export function ensureInstalled() {
  requireNode();
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  const stamp = join(root, 'node_modules', '.installed-lock');
  // What was pruned since is missing, whatever the stamp says; what somebody's own npm ci brought is there.
  const isWhole = findMissing({ isBuilt: false }).length === 0;
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // `NODE_ENV=production` or `--omit=dev` of the caller must not leave out what the build needs.
  if (!isWhole)
    runStage(
      'Installing packages, the networks of the engine among them',
      npm,
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      { env: { ...process.env, NODE_ENV: 'development' } },
    );
  trimPackages(join(root, 'node_modules'));
  writeFileSync(stamp, wanted);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (isSupported) return;
  process.stderr.write(
    `Semblante needs Node 20.19 or newer, 22.12 or newer, or 24; this is ${process.versions.node}\n`,
  );
  process.exit(1);
}
