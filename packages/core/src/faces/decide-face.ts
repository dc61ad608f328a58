import type { Deciders } from '../review/index.ts';
import { deletePhotos, listRunningWith, setFaceState, setPhotoStates } from './face.queries.ts';
import { type FaceDeps, folderOfFace, folderOfPreviews } from './face-deps.ts';
import type { UserId } from '../kernel/index.ts';
import type { StopWork } from './remove-face.ts';

/**
 * Staff has looked. Of a refused face nothing stays but its name and the way to appeal; a face whose photos are gone
 * cannot be cleared back into use.
 */
export function decideFace(deps: FaceDeps, stop: StopWork): Deciders['face'] {
  return async (tx, { case: found, decision }) => {
    const tell = async (notice: 'face_cleared' | 'face_refused') =>
      await deps.publishEvent(tx, found.userId as UserId, {
        kind: 'notification',
        notice,
        params: { face_id: found.subjectId },
      });
    if (decision === 'refuse') {
      // A doubtful photo may have come to a face that work is running with.
      const unfinished: string[] = [];
      for (const id of await listRunningWith(tx, found.subjectId)) unfinished.push(...(await stop(tx, id)));
      await deletePhotos(tx, found.subjectId);
      await setFaceState(tx, found.subjectId, 'refused');
      await tell('face_refused');
      return async () => {
        for (const folder of [folderOfFace(found.subjectId), folderOfPreviews(found.userId as UserId), ...unfinished])
          await deps.files.remove(folder);
      };
    }
    // After an appeal the photo is gone: sent again, the same file goes to people and not to the machine.
    if (found.state === 'open') {
      await setPhotoStates(tx, found.subjectId, { from: 'held', to: 'usable' });
      await setFaceState(tx, found.subjectId, 'usable');
    }
    await tell('face_cleared');
  };
}
