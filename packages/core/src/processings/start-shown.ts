import type { Processing } from '@semblante/contracts';
import { readShown } from './list-processings.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { showProcessings } from './show-processing.ts';
import { startBatch, type StartCutOuts } from './start-cut-outs.ts';
import { type Start, startSwap } from './start-processing.ts';

/** Everything that the answer needs of the database is read before the commit: an answer that fails for want of it has started nothing. */
export async function startShown(
  deps: ProcessingDeps,
  start: Start | (StartCutOuts & { kind: 'image' }),
): Promise<Processing[]> {
  const rows = await deps.db.transaction(async (tx) => {
    const ids = start.kind === 'image' ? await startBatch(tx, deps, start) : [await startSwap(tx, deps, start)];
    return await readShown(tx, deps, { ids, userId: start.userId });
  });
  return await showProcessings(deps, rows);
}
