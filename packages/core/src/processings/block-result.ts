import type { Tx } from '@semblante/db';
import type { Blockable } from '../blocking/index.ts';
import type { ProcessingId, UserId } from '../kernel/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { listProcessingsById } from './processing.queries.ts';
import { type Leftovers, settleFailed } from './settle-processing.ts';

/** Ends running work because staff blocked what it needs: nothing is charged. */
export function stopBlocked(deps: ProcessingDeps) {
  return async (tx: Tx, id: ProcessingId): Promise<Leftovers> => await settleFailed(tx, deps, id, 'blocked');
}

/** A finished result stays as it is, out of reach; one that is still being made ends uncharged. */
export function blockableResult(deps: ProcessingDeps): Blockable {
  return {
    list: async (reader, ids) =>
      (await listProcessingsById(reader, ids)).map(({ id, userId, title }) => ({
        id,
        userId: userId as UserId,
        name: title,
      })),
    stop: async (tx, { id }) => {
      const leftovers = await settleFailed(tx, deps, id, 'blocked');
      return async () => {
        for (const key of leftovers) await deps.files.remove(key);
      };
    },
  };
}
