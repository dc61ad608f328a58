import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint, lockText } from './fingerprint.mjs';
import { root, runStage, sayStageIfAny } from './stages.mjs';
import { builtTestProgram, ensurePrograms, ensureTestPrograms } from './programs.mjs';

const pageSources = ['apps/web', 'packages/contracts', 'packages/i18n'];
const exampleFolder = join(root, 'apps/web/public/moving-example');
/**
 * What the example looks like. It is not drawn anew for every change of the engine: the files are removed by hand for
 * that.
 */
const exampleSources = ['packages/actors/src', 'tools/example'];

/** Builds the programs and the page, each when anything it is made of has changed since. */
export async function ensureBuilt() {
  await sayStageIfAny('Building the server and the engine', ensurePrograms);
  await ensurePage();
}

async function ensurePage() {
  const example = await ensureExample();
  const wanted = fingerprint(pageSources, `${lockText()} ${process.env.DEVTOOLS_GUARD ?? ''} ${example}`);
  const stamp = join(root, 'apps/web/dist/.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await runStage('Building the pages', process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'apps/web'),
  });
  writeFileSync(stamp, wanted);
}

/** The moving example of the first pages, drawn by our own engine once. */
async function ensureExample() {
  const wanted = fingerprint(exampleSources);
  const stamp = join(exampleFolder, 'drawn-from.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return wanted;
  const weights = process.env.WEIGHTS_DIR || join(resolve(root, process.env.DATA_DIR || 'data'), 'weights');
  mkdirSync(weights, { recursive: true });
  await ensureTestPrograms();
  await runStage('Drawing the example of the first pages', process.execPath, [
    builtTestProgram('draw-example'),
    exampleFolder,
    weights,
  ]);
  writeFileSync(stamp, wanted);
  return wanted;
}
