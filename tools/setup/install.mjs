import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, requireSuccess, root, runQuietly, sayStage } from './stages.mjs';
import { trimPackages } from './trim.mjs';
import { downloadWeights, findMissingWeights, keepWeights } from './weights.mjs';

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

const stamp = join(root, 'node_modules/.installed-lock');

/** Whether there is nothing to install or fetch. What was pruned since is missing, whatever the stamp says. */
export function isInstalled({ weights = [] } = {}) {
  requireNode();
  return isStamped() && findMissing({ isBuilt: false }).length === 0 && findMissingWeights(weights).length === 0;
}

const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === installedFrom();

function installedFrom() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
}

/**
 * Installs exactly what the lock says, once per lock, processor and platform, and fetches the weights for these uses; a
 * second start costs nothing.
 */
export async function ensureInstalled({ weights = [] } = {}) {
  requireNode();
  // What somebody's own npm ci brought is there.
  const isWhole = findMissing({ isBuilt: false }).length === 0;
  const archives = findMissingWeights(weights);
  await sayStages({ 'Installing packages': !isWhole, 'Fetching networks': archives.length > 0 }, async () => {
    const [downloads] = await Promise.all([downloadWeights(archives), isWhole || installPackages()]);
    await keepWeights(downloads);
  });
  if (isWhole && isStamped()) return;
  trimPackages(join(root, 'node_modules'));
  writeFileSync(stamp, installedFrom());
}

/** Side by side: one waits for the disk and the processor, the other for the registry. */
async function sayStages(stages, work) {
  const names = Object.keys(stages).filter((name) => stages[name]);
  if (names.length > 0) await sayStage(names.join(', '), work);
}

async function installPackages() {
  // `NODE_ENV=production` or `--omit=dev` of the caller must not leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  requireSuccess(await runQuietly(npm, args, { env: { ...process.env, NODE_ENV: 'development' } }));
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
