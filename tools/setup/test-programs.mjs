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
}
