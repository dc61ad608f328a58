import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { requireRemovable } from '../blocking/index.ts';
import {
  addMs,
  AppError,
  dayMs,
  eachAlone,
  type ProcessingId,
  type Report,
  unlessRefused,
  type UserId,
} from '../kernel/index.ts';
import { withdrawCase } from '../review/index.ts';
import { deleteImage, findOwnImage, listRunningOnImages, listUnusedImages } from './image.queries.ts';
import { folderOfImage, type ImageDeps } from './image-deps.ts';

export interface RemovedImage {
  id: string;
  userId: UserId;
  /** What to do with work that needs it; `stop` answers the folders to delete after the commit. */
  running: { kind: 'refuse' } | { kind: 'stop'; stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]> };
}

/** Really gone, its picture, thumbnail and preview too. Results stay until their own time is over. */
export async function removeImage(
  deps: Pick<ImageDeps, 'db' | 'files' | 'clock'>,
  removed: RemovedImage,
): Promise<void> {
  const unfinished = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, removed.userId);
    const own = await findOwnImage(tx, removed);
    if (!own) throw new AppError('images.not_found');
    await requireRemovable(tx, { subject: 'image', id: own.id });
    const running = await listRunningOnImages(tx, [own.id]);
    if (running.length > 0 && removed.running.kind === 'refuse') throw new AppError('images.in_use');
    const folders: string[] = [];
    if (removed.running.kind === 'stop')
      for (const id of running) folders.push(...(await removed.running.stop(tx, id)));
    await withdrawCase(tx, deps, { subject: 'image', subjectId: own.id });
    await deleteImage(tx, own.id);
    return folders;
  });
  for (const folder of [folderOfImage(removed.id), ...unfinished]) await deps.files.remove(folder);
}

/** Images that nobody used for the stated days; what work still needs stays. */
export async function purgeImages(
  deps: Pick<ImageDeps, 'db' | 'files' | 'clock' | 'retention'>,
  report: Report,
): Promise<number> {
  const unused = await listUnusedImages(deps.db, addMs(deps.clock(), -deps.retention.uploadsDays * dayMs));
  await eachAlone(
    unused,
    async ({ id, userId }) => await removeImage(deps, { id, userId, running: { kind: 'refuse' } }).catch(unlessRefused),
    report,
  );
  return unused.length;
}
