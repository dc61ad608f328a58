import { accountQuota, AnalysisSettings, type UploadMetadata, videoLimits } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { addMs, AppError, eachAlone, plainFileName, type Report, type UserId, type VideoId } from '../kernel/index.ts';
import { addSteps } from '../steps/index.ts';
import { tellVideo } from './tell-video.ts';
import { insertVideo, listUnfinished, measureUse, moveVideo, touchVideo, type VideoRow } from './video.queries.ts';
import { notesOfUpload, sourceOfVideo, uploadOfVideo, type VideoDeps } from './video-deps.ts';

/**
 * Work that is running, results and the database need room too: an upload that would take the last of it is refused
 * before it begins.
 */
const bytesKeptFree = 1024 ** 3;

export type NewUpload = UploadMetadata & { id: VideoId; userId: UserId; bytes: number };

/** Before the first byte: type, size and the account's share of the disk. */
export async function beginUpload(
  deps: VideoDeps,
  upload: NewUpload,
  alsoInCommit?: (tx: Tx) => Promise<void>,
): Promise<void> {
  requireMp4(upload);
  if (upload.bytes > videoLimits.bytesMax) throw new AppError('videos.too_large');
  if (upload.bytes <= 0) throw new AppError('request.malformed');
  await requireRoom(deps, upload.bytes);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, upload.userId);
    const used = await measureUse(tx, upload.userId);
    if (used.unfinished >= accountQuota.unfinishedUploadsMax) throw new AppError('videos.too_many_uploads');
    if (
      upload.purpose === 'video' &&
      (used.videos >= accountQuota.videosMax || used.bytes + upload.bytes > accountQuota.bytesMax)
    )
      throw new AppError('videos.quota');
    const at = deps.clock();
    const { id, userId, purpose, bytes, sample } = upload;
    await insertVideo(tx, {
      id,
      userId,
      purpose,
      state: 'uploading',
      fileName: plainFileName(upload.filename, 'video.mp4'),
      bytes,
      sample,
      settings: AnalysisSettings.parse({}),
      createdAt: at,
      lastUsedAt: at,
    });
    await alsoInCommit?.(tx);
  });
}

export async function requireRoom({ files }: Pick<VideoDeps, 'files'>, bytes: number): Promise<void> {
  if ((await files.freeBytes()) < bytes + bytesKeptFree) throw new AppError('service.disk_full');
}

function requireMp4({ filename, filetype }: UploadMetadata): void {
  const isNamed = /\.(mp4|m4v)$/i.test(filename);
  const isTyped = filetype === '' || /^video\/(mp4|x-m4v)$/i.test(filetype) || filetype === 'application/octet-stream';
  if (!isNamed || !isTyped) throw new AppError('videos.file_type');
}

/**
 * All bytes are there: the file goes to its place, and the check is ordered. Safe to be called again after a crash in
 * between.
 */
export async function endUpload(deps: VideoDeps, videoId: VideoId): Promise<void> {
  const source = await bringToPlace(deps, videoId);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock();
    const moved = await moveVideo(tx, videoId, ['uploading'], {
      state: 'checking',
      progress: null,
      sourceKey: source,
      uploadedAt: at,
      lastUsedAt: at,
    });
    if (moved) await orderCheck(tx, deps, moved);
  });
  for (const key of [uploadOfVideo(videoId), notesOfUpload(videoId)]) await deps.files.remove(key);
}

/** The file is whole and in its place. */
export async function orderCheck(tx: Tx, deps: VideoDeps, video: VideoRow): Promise<void> {
  const userId = video.userId as UserId;
  const step = {
    userId,
    owner: { videoId: video.id as VideoId },
    kind: 'check' as const,
    ordinal: 0,
    cost: Math.max(1, video.bytes / 500_000),
    state: 'waiting' as const,
    orderedAt: deps.clock(),
  };
  await addSteps(tx, deps, { userId, weight: 1, steps: [step] });
  await tellVideo(tx, deps, video);
}

async function bringToPlace({ files }: VideoDeps, videoId: VideoId): Promise<string> {
  const source = sourceOfVideo(videoId);
  if ((await files.sizeOf(source)) !== undefined) return source;
  try {
    await files.move({ from: uploadOfVideo(videoId), to: source });
  } catch (cause) {
    // The last request and the watch below may get here at once: then the other one has moved it.
    if ((await files.sizeOf(source)) === undefined) throw cause;
  }
  return source;
}

/** A crash between the last byte and its row leaves a whole file that nobody looks at. */
export async function endUploadsLeft(deps: VideoDeps, report: Report): Promise<void> {
  const endIfWhole = async ({ id, bytes }: { id: VideoId; bytes: number }) => {
    const size = (await deps.files.sizeOf(sourceOfVideo(id))) ?? (await deps.files.sizeOf(uploadOfVideo(id)));
    if (size === bytes) await endUpload(deps, id);
  };
  await eachAlone(await listUnfinished(deps.db), endIfWhole, report);
}

/** The connection brought something: the upload is not abandoned. */
export async function stayUpload(deps: VideoDeps, videoId: VideoId): Promise<void> {
  await deps.db.transaction(async (tx) => await touchVideo(tx, videoId, deps.clock()));
}

export function abandonedBefore(deps: VideoDeps): Date {
  return addMs(deps.clock(), -deps.retention.unfinishedHours * 3_600_000);
}
