import { accountQuota, AnalysisSettings, type Video } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredStretch } from '@semblante/db/schema';
import { lockPerson } from '../accounts/index.ts';
import { listBlocked, requireVisible } from '../blocking/index.ts';
import { AppError, newId, plainFileName, type UserId, type VideoId } from '../kernel/index.ts';
import { listLatestCases } from '../review/index.ts';
import { addSteps } from '../steps/index.ts';
import { costPerSecond } from '../tools/index.ts';
import { leftWithoutDoubt } from './left-without-doubt.ts';
import { getVideo } from './list-videos.ts';
import { orderCheck, requireRoom } from './receive-upload.ts';
import { tellVideo } from './tell-video.ts';
import {
  findVideo,
  insertVideo,
  listTrimmed,
  lockVideo,
  measureUse,
  moveVideo,
  type VideoRow,
} from './video.queries.ts';
import { sourceOfVideo, type VideoDeps } from './video-deps.ts';

interface AskedTrim {
  id: string;
  userId: UserId;
  /** Of the new video, from the old one's name without its ending. */
  nameOf: (name: string) => string;
}

/** A new video without the doubted moments of a held one, which stays as it is. Asked twice it is one. */
export async function trimHeld(deps: VideoDeps, asked: AskedTrim): Promise<Video> {
  const original = await getVideo(deps, asked);
  await requireRoom(deps, original.bytes);
  const id = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, asked.userId);
    const video = await lockVideo(tx, asked.id);
    if (video?.userId !== asked.userId) throw new AppError('videos.not_found');
    return (await listTrimmed(tx, [video.id])).get(video.id) ?? (await orderTrim(tx, deps, video, asked));
  });
  return await getVideo(deps, { id, userId: asked.userId });
}

async function orderTrim(tx: Tx, deps: VideoDeps, video: VideoRow, { userId, nameOf }: AskedTrim): Promise<VideoId> {
  await requireVisible(tx, { subject: 'video', id: video.id });
  const left = leftWithoutDoubt(
    video,
    (await listLatestCases(tx, { subject: 'video', subjectIds: [video.id] })).get(video.id),
  );
  if (!left || !video.probe) throw new AppError('videos.nothing_left');
  const used = await measureUse(tx, userId);
  // Until it is made it counts as what it is made from.
  if (used.videos >= accountQuota.videosMax || used.bytes + video.bytes > accountQuota.bytesMax)
    throw new AppError('videos.quota');
  const at = deps.clock();
  const made = { id: newId<VideoId>(), userId, purpose: 'video' as const, state: 'checking' as const, progress: null };
  const fileName = plainFileName(
    `${nameOf(video.fileName.replace(/\.[^.]{1,4}$/, '').slice(0, 170))}.mp4`,
    'video.mp4',
  );
  await insertVideo(tx, {
    ...made,
    fileName,
    bytes: video.bytes,
    settings: AnalysisSettings.parse(video.settings),
    trimmedFrom: video.id,
    leftOut: left.stretches,
    createdAt: at,
    lastUsedAt: at,
  });
  const cost = left.seconds * costPerSecond(video.probe.width * video.probe.height, video.probe.fps);
  await addSteps(tx, deps, {
    userId,
    weight: 1,
    steps: [
      { userId, owner: { videoId: made.id }, kind: 'leave-out', ordinal: 0, cost, state: 'waiting', orderedAt: at },
    ],
  });
  await tellVideo(tx, deps, made);
  return made.id;
}

export type OrderOfTrim = { originalKey: string; stretches: StoredStretch[] } | 'gone' | 'original_gone';

/** What is to be made; `original_gone` where the held video was deleted, refused or blocked meanwhile. */
export async function orderOfTrim({ db }: Pick<VideoDeps, 'db'>, videoId: VideoId): Promise<OrderOfTrim> {
  const video = await findVideo(db, videoId);
  if (video?.state !== 'checking' || !video.trimmedFrom || !video.leftOut) return 'gone';
  const original = await findVideo(db, video.trimmedFrom);
  const isBlocked = (await listBlocked(db, { subject: 'video', ids: [video.trimmedFrom] })).size > 0;
  return original?.sourceKey && !isBlocked
    ? { originalKey: original.sourceKey, stretches: video.leftOut }
    : 'original_gone';
}

/** The file is in its place: from here on it is a video like any other. */
export async function videoTrimmed(
  tx: Tx,
  deps: VideoDeps,
  videoId: VideoId,
  { bytes }: { bytes: number },
): Promise<void> {
  const at = deps.clock();
  const moved = await moveVideo(tx, videoId, ['checking'], {
    sourceKey: sourceOfVideo(videoId),
    bytes,
    progress: null,
    uploadedAt: at,
    lastUsedAt: at,
  });
  if (moved) await orderCheck(tx, deps, moved);
}
