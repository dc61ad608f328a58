import type { Face } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { AppError, eachAlone, type ProcessingId, type Report, unlessRefused, type UserId } from '../kernel/index.ts';
import { withdrawCase } from '../review/index.ts';
import { deleteFace, deletePhoto, findOwnFace, listPhotos, listRunningWith, listUnusedFaces } from './face.queries.ts';
import { type FaceDeps, folderOfFace, folderOfPreviews } from './face-deps.ts';
import { getFace } from './list-faces.ts';
import { addMonths } from './show-face.ts';

/**
 * Ends running work in the caller's transaction: nothing is charged for it. Answers the folders to delete after the
 * commit.
 */
export type StopWork = (tx: Tx, processingId: ProcessingId) => Promise<string[]>;

export interface Removed {
  id: string;
  userId: UserId;
  /** What to do with running work that uses the face. */
  running: { kind: 'refuse' } | { kind: 'stop'; stop: StopWork };
}

/** Really gone: rows, photos, thumbnails. What stays is the declaration, marked as withdrawn, which shows nobody. */
export async function removeFace(deps: FaceDeps, removed: Removed): Promise<void> {
  const unfinished = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, removed.userId);
    const own = await findOwnFace(tx, removed);
    if (!own) throw new AppError('faces.not_found');
    const running = await listRunningWith(tx, own.face.id);
    if (running.length > 0 && removed.running.kind === 'refuse') throw new AppError('faces.in_use');
    const folders: string[] = [];
    if (removed.running.kind === 'stop')
      for (const id of running) folders.push(...(await removed.running.stop(tx, id)));
    await withdrawCase(tx, deps, { subject: 'face', subjectId: own.face.id });
    await deleteFace(tx, { id: own.face.id, consentId: own.consent.id, at: deps.clock() });
    return folders;
  });
  for (const folder of [folderOfFace(removed.id), folderOfPreviews(removed.userId), ...unfinished])
    await deps.files.remove(folder);
}

/** One photo of several; the last one goes with the face itself. */
export async function removePhoto(
  deps: FaceDeps,
  asked: { id: string; photoId: string; userId: UserId },
): Promise<Face> {
  const keys = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, asked.userId);
    const own = await findOwnFace(tx, asked);
    const photos = own ? await listPhotos(tx, [own.face.id]) : [];
    const photo = photos.find(({ id }) => id === asked.photoId);
    if (!own || !photo) throw new AppError('faces.not_found');
    if (photos.length === 1 || (await listRunningWith(tx, own.face.id)).length > 0) throw new AppError('faces.in_use');
    await deletePhoto(tx, photo.id);
    return [photo.fileKey, photo.thumbnailKey];
  });
  for (const key of keys) await deps.files.remove(key);
  return await getFace(deps, asked);
}

/** Faces that nobody used for the stated months. */
export async function purgeFaces(deps: FaceDeps, report: Report): Promise<void> {
  const before = addMonths(deps.clock(), -deps.retentionMonths);
  await eachAlone(
    await listUnusedFaces(deps.db, before),
    async ({ id, userId }) => await removeFace(deps, { id, userId, running: { kind: 'refuse' } }).catch(unlessRefused),
    report,
  );
}
