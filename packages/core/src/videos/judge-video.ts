import type { AnalysisSettings, VideoErrorCode, VideoProbe } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredPerson } from '@semblante/db/schema';
import { writeAudit } from '../audit/index.ts';
import { AppError, newId, type UserId, type VideoId } from '../kernel/index.ts';
import { openCase, type Screening, softenCleared } from '../review/index.ts';
import { addSteps, dropSteps } from '../steps/index.ts';
import { costPerSecond } from '../tools/index.ts';
import { getVideo } from './list-videos.ts';
import { tellVideo } from './tell-video.ts';
import { listRunningOn, lockVideo, moveVideo, type VideoRow } from './video.queries.ts';
import { folderOfVideo, type VideoDeps } from './video-deps.ts';

export interface Checked {
  probe: VideoProbe;
  screening: Screening;
  contentHash: string;
  sample: string;
  /** Pictures of the moments that the screen was unsure of, for staff and for its owner. */
  pictureKeys: string[];
}

/**
 * What the check found out decides what becomes of the video. Answers with what is to be deleted once that is
 * committed.
 */
export async function videoChecked(
  tx: Tx,
  deps: VideoDeps,
  videoId: VideoId,
  checked: Checked,
): Promise<string | undefined> {
  const { probe, contentHash, sample, pictureKeys } = checked;
  const before = await lockVideo(tx, videoId);
  if (before?.state !== 'checking') return undefined;
  const userId = before.userId as UserId;
  const screening = await softenCleared(tx, checked.screening, { userId, contentHash });
  const facts = { probe, contentHash, sample };
  if (screening.verdict === 'pass') {
    await analyse(tx, deps, { ...before, ...facts }, before.settings);
    return undefined;
  }
  await openCase(tx, deps, {
    subject: 'video',
    subjectId: videoId,
    userId,
    screening,
    pictureKeys,
    ownerPictureKeys: pictureKeys,
    contentHash,
  });
  const isRefused = screening.verdict === 'refuse';
  const moved = await moveVideo(
    tx,
    videoId,
    ['checking'],
    isRefused
      ? { ...facts, state: 'refused', errorCode: 'refused', progress: null, sourceKey: null }
      : { ...facts, state: 'held', progress: null },
  );
  if (moved) await tellVideo(tx, deps, moved);
  return isRefused ? folderOfVideo(videoId) : undefined;
}

async function analyse(tx: Tx, deps: VideoDeps, video: VideoRow, settings: AnalysisSettings): Promise<void> {
  const { probe, contentHash, sample } = video;
  const from = ['checking', 'held', 'ready', 'error', 'analysing'] as const;
  const moved = await moveVideo(tx, video.id, from, {
    probe,
    contentHash,
    sample,
    settings,
    state: 'analysing',
    errorCode: null,
    progress: null,
    lastUsedAt: deps.clock(),
  });
  if (!moved || !probe) return;
  const userId = video.userId as UserId;
  const owner = { videoId: video.id as VideoId };
  await dropSteps(tx, owner);
  const cost = probe.seconds * costPerSecond(probe.width * probe.height, probe.fps);
  await addSteps(tx, deps, {
    userId,
    weight: 1,
    steps: [{ userId, owner, kind: 'analyse', ordinal: 0, cost, state: 'waiting', orderedAt: deps.clock() }],
  });
  await tellVideo(tx, deps, moved);
}

export const newAnalysisKey = (videoId: string) => `${folderOfVideo(videoId)}/analysis-${newId()}`;

export async function videoAnalysed(
  tx: Tx,
  deps: VideoDeps,
  videoId: VideoId,
  analysed: { people: StoredPerson[]; analysisKey: string },
): Promise<void> {
  const outcome =
    analysed.people.length > 0
      ? { state: 'ready' as const, errorCode: null }
      : { state: 'error' as const, errorCode: 'no_face' as const };
  const moved = await moveVideo(tx, videoId, ['analysing'], {
    ...outcome,
    ...analysed,
    progress: null,
    lastUsedAt: deps.clock(),
  });
  if (moved) await tellVideo(tx, deps, moved);
}

/** The file itself is to blame, or three tries failed. */
export async function videoFailed(tx: Tx, deps: VideoDeps, videoId: VideoId, errorCode: VideoErrorCode): Promise<void> {
  const moved = await moveVideo(tx, videoId, ['checking', 'analysing'], { state: 'error', errorCode, progress: null });
  if (!moved) return;
  await writeAudit(tx, {
    action: 'video.failed',
    subject: 'video',
    subjectId: videoId,
    after: { code: errorCode },
    at: deps.clock(),
  });
  await tellVideo(tx, deps, moved);
}

/** Looks again with other settings; free. Work that runs keeps the analysis it began with. */
export async function analyseAgain(deps: VideoDeps, asked: { id: string; userId: UserId; settings: AnalysisSettings }) {
  await deps.db.transaction(async (tx) => {
    const video = await lockVideo(tx, asked.id);
    if (!video || video.userId !== asked.userId || video.purpose !== 'video') throw new AppError('videos.not_found');
    await orderAnalysis(tx, deps, video, asked.settings);
  });
  return await getVideo(deps, asked);
}

/** The caller has locked the video and knows that it may be looked at. */
export async function orderAnalysis(
  tx: Tx,
  deps: VideoDeps,
  video: VideoRow,
  settings: AnalysisSettings,
): Promise<void> {
  const canLook =
    video.probe !== null &&
    video.sourceKey !== null &&
    (video.state === 'ready' || video.state === 'analysing' || video.errorCode === 'no_face');
  if (!canLook) throw new AppError('videos.not_ready');
  await analyse(tx, deps, video, settings);
}

/** Staff has looked at a held video. */
export async function decideVideo(
  tx: Tx,
  deps: VideoDeps,
  decided: { videoId: string; decision: 'clear' | 'refuse'; wasOpen: boolean },
): Promise<string | undefined> {
  const video = await lockVideo(tx, decided.videoId);
  if (!video) return undefined;
  const tell = async (notice: 'video_cleared' | 'video_refused') =>
    await deps.publishEvent(tx, video.userId as UserId, {
      kind: 'notification',
      notice,
      params: { name: video.fileName, ...(video.purpose === 'video' && { video_id: video.id }) },
    });
  if (decided.decision === 'clear') {
    if (decided.wasOpen && video.state === 'held') await analyse(tx, deps, video, video.settings);
    await tell('video_cleared');
    return undefined;
  }
  const moved = await moveVideo(tx, video.id, ['held'], { state: 'refused', errorCode: 'refused', sourceKey: null });
  if (moved) await tellVideo(tx, deps, moved);
  await tell('video_refused');
  return moved && (await listRunningOn(tx, video.id)).length === 0 ? folderOfVideo(video.id) : undefined;
}
