import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ensurePrograms, ensureTestPrograms } from './programs.mjs';
import { ensureWeights } from './weights.mjs';

/** The global set-up of vitest and Playwright: before the first test, and before every further run of a watch. */
export default async function (run) {
  await ensureWeights(['product']);
  await ensureAll();
  run.onTestsRerun?.(ensureAll);
}

async function ensureAll() {
  await ensurePrograms();
  await ensureTestPrograms();
  process.env.DRAWN_ACTORS = drawnFolder();
}

/** One for every test on this machine; another version of the actors, or of Node, which has the sines, draws anew. */
function drawnFolder() {
  const version = fingerprint(['packages/actors/src'], `${process.version} ${process.arch}`).slice(0, 16);
  return join(process.env.TEST_CACHE ?? tmpdir(), `semblante-drawn-${version}`);
}
