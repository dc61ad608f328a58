import type { Reader, Tx } from '@semblante/db';
import type { FileStore, ProcessingId } from '../kernel/index.ts';
import type { Blockable } from './blocking-deps.ts';

interface Source {
  files: Pick<FileStore, 'remove'>;
  list: Blockable['list'];
  listRunning: (reader: Reader, id: string) => Promise<ProcessingId[]>;
  /** Answers the folders to delete after the commit. */
  stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]>;
}

/** Something that results are made of: work on it stops uncharged; it and what was made of it stay, out of reach. */
export function blockableSource({ files, list, listRunning, stop }: Source): Blockable {
  return {
    list,
    stop: async (tx, { id }) => {
      const folders: string[] = [];
      for (const running of await listRunning(tx, id)) folders.push(...(await stop(tx, running)));
      return async () => {
        for (const folder of folders) await files.remove(folder);
      };
    },
  };
}
