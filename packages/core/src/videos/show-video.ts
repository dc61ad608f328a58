import type { Video } from '@semblante/contracts';
import { listBlocked } from '../blocking/index.ts';
import { addMs, dayMs } from '../kernel/index.ts';
import { listLatestCases, reviewShown } from '../review/index.ts';
import { expectSwap, swapVideo } from '../tools/index.ts';
import { leftWithoutDoubt } from './left-without-doubt.ts';
import { listTrimmed, type VideoRow } from './video.queries.ts';
import { uploadOfVideo, type VideoDeps } from './video-deps.ts';

export async function showVideos(deps: VideoDeps, rows: readonly VideoRow[]): Promise<Video[]> {
  const cases = await listLatestCases(deps.db, { subject: 'video', subjectIds: rows.map(({ id }) => id) });
  const blocked = await listBlocked(deps.db, { subject: 'video', ids: rows.map(({ id }) => id) });
  // To its owner a blocked video is one that staff looks at.
  const asSeen = (row: VideoRow) => (blocked.has(row.id) ? { ...row, state: 'held' as const, people: [] } : row);
  const trimmed = await listTrimmed(
    deps.db,
    rows.filter(({ state }) => state === 'held').map(({ id }) => id),
  );
  const withoutDoubt = (row: VideoRow) => {
    const left = blocked.has(row.id) ? undefined : leftWithoutDoubt(row, cases.get(row.id));
    return left ? { seconds: left.seconds, video_id: trimmed.get(row.id) ?? null } : null;
  };
  return await Promise.all(
    rows.map(async (row) => ({
      ...(await show(deps, asSeen(row))),
      review: reviewShown(cases.get(row.id)),
      without_doubt: withoutDoubt(row),
    })),
  );
}

async function show(deps: VideoDeps, row: VideoRow): Promise<Omit<Video, 'review' | 'without_doubt'>> {
  const isSeen = row.state === 'ready' || row.state === 'analysing';
  const life =
    row.state === 'uploading' ? deps.retention.unfinishedHours * 3_600_000 : deps.retention.uploadsDays * dayMs;
  const address = `/api/videos/${row.id}`;
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    error_code: row.errorCode,
    file_name: row.fileName,
    bytes: row.bytes,
    bytes_received:
      row.state === 'uploading'
        ? Math.min(row.bytes, (await deps.files.sizeOf(uploadOfVideo(row.id))) ?? 0)
        : row.bytes,
    probe: row.probe,
    settings: row.settings,
    people: row.people.map(({ thumbnail, ...person }) => ({
      ...person,
      thumbnail_url: `${address}/people/${person.id}?of=${thumbnail}`,
    })),
    poster_url: isSeen && row.probe ? `${address}/poster` : null,
    source_url: isSeen && row.sourceKey ? `${address}/source` : null,
    offer: row.state === 'ready' ? await offerOf(deps, row) : null,
    created_at: row.createdAt.toISOString(),
    deletes_at: addMs(row.lastUsedAt, life).toISOString(),
  };
}

async function offerOf(deps: VideoDeps, { userId, probe }: VideoRow): Promise<Video['offer']> {
  if (!probe) return null;
  const forecast = await deps.forecast();
  return {
    credits: swapVideo.credits,
    estimate_seconds: Math.ceil(
      forecast.ofNew({
        userId,
        steps: expectSwap({ seconds: probe.seconds, pixels: probe.width * probe.height, fps: probe.fps }),
      }),
    ),
  };
}
