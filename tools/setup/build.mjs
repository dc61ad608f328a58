import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fingerprint, lockText } from './fingerprint.mjs';
import { root, runStage, sayStageIfAny } from './stages.mjs';
import { areProgramsCurrent, builtTestProgram, ensurePrograms, ensureTestPrograms } from './programs.mjs';

const pageSources = ['apps/web', 'packages/contracts', 'packages/i18n'];
const exampleFolder = join(root, 'apps/web/public/moving-example');
/**
 * What the example looks like. It is not drawn anew for every change of the engine: the files are removed by hand for
 * that.
 */
const exampleSources = ['packages/actors/src', 'tools/example'];

const exampleStamp = join(exampleFolder, 'drawn-from.txt');
const pageStamp = join(root, 'apps/web/dist/.built-from');

/** Whether there is nothing to build. */
export function isBuilt() {
  const example = fingerprint(exampleSources);
  return areProgramsCurrent() && isMadeFrom(example, exampleStamp) && isMadeFrom(pageOf(example), pageStamp);
}

/** Builds the programs and the page, each when anything it is made of has changed since. */
export async function ensureBuilt() {
  await sayStageIfAny('Building the server and the engine', ensurePrograms);
  await ensurePage();
}

async function ensurePage() {
  const wanted = pageOf(await ensureExample());
  if (isMadeFrom(wanted, pageStamp)) return;
  await runStage('Building the pages', process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'apps/web'),
  });
  writeFileSync(pageStamp, wanted);
}

const pageOf = (example) => fingerprint(pageSources, `${lockText()} ${process.env.DEVTOOLS_GUARD ?? ''} ${example}`);
const isMadeFrom = (wanted, stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** The moving example of the first pages, drawn by our own engine once. */
async function ensureExample() {
  const wanted = fingerprint(exampleSources);
  if (isMadeFrom(wanted, exampleStamp)) return wanted;
  const weights = process.env.WEIGHTS_DIR || join(resolve(root, process.env.DATA_DIR || 'data'), 'weights');
  mkdirSync(weights, { recursive: true });
  await ensureTestPrograms();
  await runStage('Drawing the example of the first pages', process.execPath, [
    builtTestProgram('draw-example'),
    exampleFolder,
    weights,
  ]);
  writeFileSync(exampleStamp, wanted);
  return wanted;
}
