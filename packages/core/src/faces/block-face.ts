import type { Blockable } from '../blocking/index.ts';
import type { UserId } from '../kernel/index.ts';
import { listFacesById, listRunningWith } from './face.queries.ts';
import { type FaceDeps, folderOfPreviews } from './face-deps.ts';
import type { StopWork } from './remove-face.ts';

/**
 * Work that runs with a blocked face stops uncharged, and moments that were tried with it go; photos and results stay,
 * out of reach.
 */
export function blockableFace(deps: Pick<FaceDeps, 'files'>, stop: StopWork): Blockable {
  return {
    list: async (reader, ids) =>
      (await listFacesById(reader, ids)).map(({ id, userId, name }) => ({ id, userId: userId as UserId, name })),
    stop: async (tx, { id, userId }) => {
      const folders = userId ? [folderOfPreviews(userId)] : [];
      for (const running of await listRunningWith(tx, id)) folders.push(...(await stop(tx, running)));
      return async () => {
        for (const folder of folders) await deps.files.remove(folder);
      };
    },
  };
}
