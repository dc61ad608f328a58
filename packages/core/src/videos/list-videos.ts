import type { Video } from '@semblante/contracts';
import { requireVisible } from '../blocking/index.ts';
import { AppError, type OwnedId, plainFileName, type UserId } from '../kernel/index.ts';
import { showVideos } from './show-video.ts';
import { findBySample, findOwnVideo, listOwnVideos, setFileName, type VideoRow } from './video.queries.ts';
import { folderOfVideo, type VideoDeps } from './video-deps.ts';

export async function listVideos(deps: VideoDeps, userId: UserId): Promise<Video[]> {
  return await showVideos(deps, await listOwnVideos(deps.db, userId));
}

export async function getVideo(deps: VideoDeps, asked: OwnedId): Promise<Video> {
  const [shown] = await showVideos(deps, [await requireOwnVideo(deps, asked)]);
  if (!shown) throw new AppError('videos.not_found');
  return shown;
}

export async function findKnownVideo(
  deps: VideoDeps,
  asked: { sample: string; userId: UserId },
): Promise<Video | null> {
  const found = await findBySample(deps.db, asked);
  return found ? ((await showVideos(deps, [found]))[0] ?? null) : null;
}

/** What was made of it keeps the name it was made under. */
export async function renameVideo(deps: VideoDeps, asked: OwnedId & { fileName: string }): Promise<Video> {
  if (!(await setFileName(deps.db, { ...asked, fileName: plainFileName(asked.fileName, 'video.mp4') })))
    throw new AppError('videos.not_found');
  return await getVideo(deps, asked);
}

export async function requireOwnVideo(deps: Pick<VideoDeps, 'db'>, asked: OwnedId): Promise<VideoRow> {
  const found = await findOwnVideo(deps.db, asked);
  if (!found) throw new AppError('videos.not_found');
  return found;
}

/** Keys of what the page shows of a video. A held or refused one is shown to nobody but staff. */
export async function fileOfVideo(deps: VideoDeps, asked: OwnedId & { part: VideoPart }): Promise<string> {
  const video = await requireOwnVideo(deps, asked);
  const key = findPartOfVideo(video, asked.part);
  if (!key) throw new AppError('videos.not_found');
  await requireVisible(deps.db, { subject: 'video', id: video.id });
  return key;
}

export type VideoPart = 'source' | 'poster' | { person: string };

/** The caller knows that the video may be seen. */
export function findPartOfVideo(video: VideoRow, part: VideoPart): string | undefined {
  const isSeen = video.state === 'ready' || video.state === 'analysing';
  if (!isSeen || !video.sourceKey) return undefined;
  if (part === 'source') return video.sourceKey;
  if (part === 'poster') return posterOfVideo(video.id);
  const person = video.people.find(({ id }) => id === part.person);
  return person && video.analysisKey ? `${video.analysisKey}/${person.thumbnail}` : undefined;
}

export const posterOfVideo = (videoId: string) => `${folderOfVideo(videoId)}/poster.jpg`;
