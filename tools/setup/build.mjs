import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root, runStage } from './install.mjs';

const sources = ['apps/web', 'packages/contracts', 'packages/i18n'];
const exampleFolder = join(root, 'apps/web/public/moving-example');
/** What the example looks like. It is not drawn anew for every change of the engine: the files are removed by hand for that. */
const exampleSources = ['packages/actors/src', 'tools/example'];
const leftOut = new Set(['dist', 'node_modules', 'moving-example']);

/** Builds the web page when anything it is made of has changed since the last build. */
export function ensureBuilt() {
  const example = ensureExample();
  const wanted = fingerprint(sources, example);
  const stamp = join(root, 'apps/web/dist/.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  runStage('Building the pages', process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'apps/web'),
  });
  writeFileSync(stamp, wanted);
}

/** The moving example of the first pages, drawn by our own engine once. */
function ensureExample() {
  const wanted = fingerprint(exampleSources, '');
  const stamp = join(exampleFolder, 'drawn-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return wanted;
  const weights = process.env.WEIGHTS_DIR || join(resolve(root, process.env.DATA_DIR || 'data'), 'weights');
  mkdirSync(weights, { recursive: true });
  runStage('Drawing the example of the first pages', process.execPath, [
    '--import',
    'tsx',
    join(root, 'tools/example/draw-example.ts'),
    exampleFolder,
    weights,
  ]);
  writeFileSync(stamp, wanted);
  return wanted;
}

function fingerprint(folders, seed) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.env.DEVTOOLS_GUARD ?? '')
    .update(seed);
  for (const folder of folders)
    for (const file of filesOf(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}
