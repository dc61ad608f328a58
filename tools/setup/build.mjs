import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStage } from './install.mjs';

const sources = ['apps/web', 'packages/contracts', 'packages/i18n'];
const leftOut = new Set(['dist', 'node_modules']);

/** Builds the web page when anything it is made of has changed since the last build. */
export function ensureBuilt() {
  const wanted = fingerprint();
  const stamp = join(root, 'apps/web/dist/.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  runStage('Building the pages', process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: join(root, 'apps/web') });
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).update(process.env.DEVTOOLS_GUARD ?? '');
  for (const folder of sources) for (const file of filesOf(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}
