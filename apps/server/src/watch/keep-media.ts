import { purgeFaces } from '@semblante/core/faces';
import { purgeImages } from '@semblante/core/images';
import { purgeResults } from '@semblante/core/processings';
import { settleForgottenReports } from '@semblante/core/reports';
import { endUploadsLeft, purgeVideos } from '@semblante/core/videos';
import { deleteOldSteps, reviveWork, tellWorker } from '@semblante/core/steps';
import { giveUpOn } from '../jobs/work-step.ts';
import type { MediaDeps } from '../media/media-deps.ts';
import { sweepFiles } from '../media/sweep-files.ts';
import { type Failures, inParts } from './failures.ts';
import { dayMs } from '@semblante/core/kernel';

const paceKeptMs = 2 * dayMs;

/** Work whose worker went silent, uploads whose last word was lost; each part is safe to run in many processes. */
export function reviveWorkWatch(deps: MediaDeps, worker: { id: string }, failures: Failures): () => Promise<void> {
  const slots = deps.room.benches.length;
  return inParts(failures, {
    'tell-worker': async () => await tellWorker(deps.work.db, { id: worker.id, slots, now: deps.work.clock() }),
    'revive-work': async (report) => await reviveWork(deps.work, giveUpOn(deps), { ticketsMax: slots, report }),
    'end-uploads': async (report) => await endUploadsLeft(deps.videos, report),
  });
}

/** What the pages say about how long things are kept is what happens here. */
export function keepRetentionWatch(deps: MediaDeps, failures: Failures): () => Promise<void> {
  return inParts(failures, {
    'purge-videos': async (report) => await purgeVideos(deps.videos, report),
    'purge-images': async (report) => await purgeImages(deps.images, report),
    'purge-results': async (report) => await purgeResults(deps.processings, report),
    'purge-faces': async (report) => await purgeFaces(deps.faces, report),
    'forgotten-reports': async (report) => await settleForgottenReports(deps.reports, report),
    'purge-steps': async () => await deleteOldSteps(deps.work.db, new Date(deps.work.clock().getTime() - paceKeptMs)),
    'sweep-files': async () => await sweepFiles(deps),
  });
}
