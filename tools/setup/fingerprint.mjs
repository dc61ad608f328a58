import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stages.mjs';

const leftOut = new Set(['dist', 'node_modules', 'moving-example']);
const knownFolder = join(root, '.cache/fingerprints');

/** One text that changes with any file of these folders and with the seed. */
export function fingerprint(folders, seed = '') {
  const files = folders.flatMap((folder) => filesOf(join(root, folder)));
  return createHash('sha256').update(seed).update(contentsOf(folders, files)).digest('hex');
}

/** What was installed, for what is built from it. */
export const lockText = () => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Files are read again only where one was written since: every start asks, and they are twenty megabytes. */
function contentsOf(folders, files) {
  const states = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    states.update(`${file} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  const state = states.digest('hex');
  const place = join(knownFolder, createHash('sha256').update(folders.join(' ')).digest('hex').slice(0, 16));
  const known = readKnown(place);
  if (known?.state === state) return known.contents;
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  const contents = hash.digest('hex');
  mkdirSync(knownFolder, { recursive: true });
  writeFileSync(`${place}.${process.pid}`, JSON.stringify({ state, contents }));
  renameSync(`${place}.${process.pid}`, place);
  return contents;
}

function readKnown(place) {
  try {
    return JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    return undefined; // Not there yet, or cut short: the files are read.
  }
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}
