import { purgeFaces } from '@semblante/core/faces';
import { purgeImages } from '@semblante/core/images';
import { purgeResults } from '@semblante/core/processings';
import { endUploadsLeft, purgeVideos } from '@semblante/core/videos';
import { deleteOldSteps, reviveWork, tellWorker } from '@semblante/core/steps';
import { giveUpOn } from '../jobs/work-step.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import { sweepFiles } from '../media/sweep-files.ts';

const paceKeptMs = 2 * 86_400_000;

/** Work whose worker went silent, uploads whose last word was lost; each part is safe to run in many processes. */
export function reviveWorkWatch(deps: MediaDeps, worker: { id: string }): () => Promise<void> {
  const slots = deps.room.benches.length;
  return async () => {
    await tellWorker(deps.work.db, { id: worker.id, slots, now: deps.work.clock() });
    await reviveWork(deps.work, giveUpOn(deps), slots);
    await endUploadsLeft(deps.videos);
  };
}

/** What the pages say about how long things are kept is what happens here. */
export function keepRetentionWatch(deps: MediaDeps): () => Promise<void> {
  return async () => {
    await purgeVideos(deps.videos);
    await purgeImages(deps.images);
    await purgeResults(deps.processings);
    await purgeFaces(deps.faces);
    await deleteOldSteps(deps.work.db, new Date(deps.work.clock().getTime() - paceKeptMs));
    await sweepFiles(deps);
  };
}
