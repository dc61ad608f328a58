import type { Tx } from '@semblante/db';
import type { Blockable } from '../blocking/index.ts';
import type { FileStore, ProcessingId } from '../kernel/index.ts';
import { listRunningOn } from '../videos/index.ts';
import { listClipsById } from './block-clip.queries.ts';

/**
 * A blocked clip is in no list and can be chosen by nobody; work that runs with it stops uncharged. Unblocked, it is
 * where it was.
 */
export function blockableClip(
  deps: { files: FileStore },
  stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]>,
): Blockable {
  return {
    list: async (reader, ids) =>
      (await listClipsById(reader, ids)).map(({ id, title }) => ({ id, userId: null, name: title.pt_BR })),
    stop: async (tx, { id }) => {
      const folders: string[] = [];
      for (const running of await listRunningOn(tx, id)) folders.push(...(await stop(tx, running)));
      return async () => {
        for (const folder of folders) await deps.files.remove(folder);
      };
    },
  };
}
