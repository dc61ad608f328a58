import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const leftOut = new Set(['dist', 'node_modules', 'moving-example']);

/** One text that changes with any file of these folders and with the seed. */
export function fingerprint(folders, seed = '') {
  const hash = createHash('sha256').update(seed);
  for (const folder of folders)
    for (const file of filesOf(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** What was installed, for what is built from it. */
export const lockText = () => readFileSync(join(root, 'package-lock.json'), 'utf8');

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}
