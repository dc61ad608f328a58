import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StartBody } from '@semblante/contracts';
import type { UserId } from '@semblante/core/kernel';
import { getProcessing, startProcessing } from '@semblante/core/processings';
import type { ExecuteSql } from '@semblante/db';
import { insertFace, insertImage, insertVideo, listEnds } from './material.queries.ts';
import type { FairSite } from './site.ts';
import { fps } from './stand-in-engine.ts';
import { pathInStore } from '../../../apps/server/src/testing/path-in-store.ts';

export interface Customer {
  userId: UserId;
  /** Lengths of the videos, in seconds. */
  videos: readonly number[];
  /** What is done to pictures, one after the other. */
  pictures: readonly ('photo' | 'enhance')[];
}

export interface Outcome {
  userId: UserId;
  /** From the order to its end, by the clock. */
  seconds: number;
  /** Of everybody, in seconds, done meanwhile. */
  work: number;
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

/** One after the other orders all of their videos and pictures, at once, and everything is worked off. */
export async function runRound(
  site: FairSite,
  executeSql: ExecuteSql,
  customers: readonly Customer[],
): Promise<Outcome[]> {
  const deps = site.media.processings;
  const orders: { id: string; userId: UserId }[] = [];
  const prepared = await Promise.all(customers.map(async (customer) => await prepare(site, executeSql, customer)));
  // Or who comes first would be alone for as long as ordering takes, which is long on a busy machine.
  await site.whilePaused(async () => {
    for (const each of prepared)
      for (const body of ordersOf(each))
        orders.push({
          userId: each.userId,
          id: await startProcessing(deps, { ...body, userId: each.userId, language: 'en' }),
        });
  });
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
      work: site.clock.doneAt(finishedAt) - site.clock.doneAt(end.createdAt.getTime()),
      told: estimate.seconds ?? undefined,
      tookFromThen: (finishedAt - estimate.at) / 1000,
    };
  });
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

function ordersOf({ faceId, videoIds, pictures }: Prepared): StartBody[] {
  const mapping = [{ person_id: 'p1', face_id: faceId }];
  return mixed(
    videoIds.map((video_id) => ({ kind: 'video', video_id, mapping, settings: {} })),
    pictures.map(({ kind, id }) =>
      kind === 'photo' ? { kind, photos: [{ image_id: id, mapping }] } : { kind, image_id: id, scale: 2, clean: true },
    ),
  );
}

/** A video, a picture, a video, and so on. */
function mixed(videos: readonly StartBody[], pictures: readonly StartBody[]): StartBody[] {
  return Array.from({ length: Math.max(videos.length, pictures.length) }, (_, at) => [
    ...videos.slice(at, at + 1),
    ...pictures.slice(at, at + 1),
  ]).flat();
}

async function prepare({ media, videos }: FairSite, executeSql: ExecuteSql, customer: Customer) {
  const { userId, videos: lengths } = customer;
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
  const pictures = [];
  for (const kind of customer.pictures)
    pictures.push({ kind, id: await insertImage(executeSql, { userId, purpose: kind }) });
  return { userId, faceId, videoIds, pictures };
}
