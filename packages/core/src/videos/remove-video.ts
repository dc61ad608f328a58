import type { VideoPurpose } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
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
import { abandonedBefore } from './receive-upload.ts';
import { deleteVideo, findOwnUpload, listRunningOn, listToPurge } from './video.queries.ts';
import { filesOfVideo, type VideoDeps } from './video-deps.ts';

export interface RemovedVideo {
  id: string;
  userId: UserId;
  /** One's own videos, unless it is said. */
  purpose?: VideoPurpose;
  running: { kind: 'refuse' } | { kind: 'stop'; stop: (tx: Tx, processingId: ProcessingId) => Promise<string[]> };
}

export async function removeVideo(deps: VideoDeps, removed: RemovedVideo): Promise<void> {
  const unfinished = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, removed.userId);
    const own = await findOwnUpload(tx, { purpose: 'video', ...removed });
    if (!own) throw new AppError('videos.not_found');
    const running = await listRunningOn(tx, own.id);
    if (running.length > 0 && removed.running.kind === 'refuse') throw new AppError('videos.in_use');
    const folders: string[] = [];
    if (removed.running.kind === 'stop')
      for (const id of running) folders.push(...(await removed.running.stop(tx, id)));
    await withdrawCase(tx, deps, { subject: 'video', subjectId: own.id });
    await deleteVideo(tx, own.id);
    return folders;
  });
  for (const key of [...filesOfVideo(removed.id), ...unfinished]) await deps.files.remove(key);
}

/** Abandoned uploads after their hours, unused videos after their days: what the pages state is what happens. */
export async function purgeVideos(deps: VideoDeps, report: Report): Promise<number> {
  const unused = addMs(deps.clock(), -deps.retention.uploadsDays * dayMs);
  const old = await listToPurge(deps.db, { unfinished: abandonedBefore(deps), unused });
  await eachAlone(
    old,
    async ({ id, userId, purpose }) =>
      await removeVideo(deps, { id, userId, purpose, running: { kind: 'refuse' } }).catch(unlessRefused),
    report,
  );
  return old.length;
}
