import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { UserId } from '@semblante/core/kernel';
import { getProcessing, startProcessing } from '@semblante/core/processings';
import type { ExecuteSql } from '@semblante/db';
import { insertFace, insertVideo, listEnds } from './material.queries.ts';
import type { FairSite } from './site.ts';
import { fps } from './stand-in-engine.ts';
import { pathInStore } from '../../../apps/server/src/testing/path-in-store.ts';

export interface Customer {
  userId: UserId;
  /** Lengths of the videos, in seconds. */
  videos: readonly number[];
}

export interface Outcome {
  userId: UserId;
  /** From the order to its end. */
  seconds: number;
  /**
   * What was told when everybody had ordered, and how long it really took from then on; nothing was told where it was
   * over by then.
   */
  told: number | undefined;
  tookFromThen: number;
}

/** What pages are told is looked up anew every second. */
const settledMs = 1_500;
const lookEveryMs = 250;

/** One after the other orders all of their videos, at once, and everything is worked off. */
export async function runRound(
  site: FairSite,
  executeSql: ExecuteSql,
  customers: readonly Customer[],
): Promise<Outcome[]> {
  const deps = site.media.processings;
  const orders: { id: string; userId: UserId }[] = [];
  const prepared = await Promise.all(customers.map(async (customer) => await prepare(site, executeSql, customer)));
  for (const { userId, faceId, videoIds } of prepared) {
    const mapping = [{ person_id: 'p1', face_id: faceId }];
    for (const videoId of videoIds)
      orders.push({
        userId,
        id: await startProcessing(deps, {
          kind: 'video',
          video_id: videoId,
          mapping,
          settings: {},
          userId,
          language: 'en',
        }),
      });
  }
  await new Promise((resolve) => setTimeout(resolve, settledMs));
  const estimates = new Map<string, { seconds: number | null; at: number }>();
  for (const { id, userId } of orders)
    estimates.set(id, { seconds: (await getProcessing(deps, { id, userId })).eta_seconds, at: Date.now() });
  const ids = orders.map(({ id }) => id);
  const isOpen = ({ status }: { status: string }) => status !== 'completed' && status !== 'error';
  let ends = await listEnds(executeSql, ids);
  for (; ends.some(isOpen); ends = await listEnds(executeSql, ids))
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  return orders.map(({ id, userId }) => {
    const [end, estimate] = [ends.find((each) => each.id === id), estimates.get(id)];
    if (end?.status !== 'completed' || !end.finishedAt || !estimate)
      throw new Error(`a processing of the drill ended ${end?.status}`);
    const finishedAt = end.finishedAt.getTime();
    return {
      userId,
      seconds: (finishedAt - end.createdAt.getTime()) / 1000,
      told: estimate.seconds ?? undefined,
      tookFromThen: (finishedAt - estimate.at) / 1000,
    };
  });
}

async function prepare({ media, videos }: FairSite, executeSql: ExecuteSql, { userId, videos: lengths }: Customer) {
  const faceId = await insertFace(executeSql, userId);
  const photo = pathInStore(media.faces.files, `faces/${faceId}/photo.jpg`);
  await mkdir(dirname(photo), { recursive: true });
  await writeFile(photo, 'a photo that nobody looks at');
  const videoIds: string[] = [];
  for (const seconds of lengths) {
    const id = await insertVideo(executeSql, { userId, seconds, fps });
    videos.set(pathInStore(media.videos.files, `videos/${id}/source.mp4`), { seconds });
    videoIds.push(id);
  }
  return { userId, faceId, videoIds };
}
