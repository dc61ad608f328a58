import type { Processing } from '@semblante/contracts';
import { readShown } from './list-processings.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { showProcessings } from './show-processing.ts';
import { type Start, startOrder } from './start-processing.ts';

/**
 * Everything that the answer needs of the database is read before the commit: an answer that fails for want of it has
 * started nothing.
 */
export async function startShown(deps: ProcessingDeps, start: Start): Promise<Processing[]> {
  const rows = await deps.db.transaction(async (tx) => {
    const ids = await startOrder(tx, deps, start);
    return await readShown(tx, deps, { ids, userId: start.userId });
  });
  return await showProcessings(deps, rows);
}
