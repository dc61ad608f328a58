import type { Processing } from '@semblante/contracts';
import { reviewShown } from '../review/index.ts';
import type { QueueForecast } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { addressesOfCutOut, showCutOut } from './show-cut-out.ts';
import type { ShownRow } from './shown.queries.ts';

export async function showProcessings(deps: Pick<ProcessingDeps, 'forecast'>, rows: readonly ShownRow[]): Promise<Processing[]> {
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const isOpen = waiting.length > 0 || rows.some(({ status }) => status === 'in_progress');
  // What was started stays started, and listed, where nobody can say how long it takes.
  const forecast = isOpen ? await deps.forecast(waiting).catch(() => undefined) : undefined;
  return rows.map((row) => ({ ...show(row, forecast?.of(row.id)), ...(row.kind === 'catalog' && ofClip(row)), ...(row.isBlocked && outOfReach), review: reviewShown(row.case ?? undefined) }));
}

/** Nothing is lost, and nothing is served. */
const outOfReach = { is_blocked: true, thumbnail_url: null, before_url: null, result_url: null, download_url: null, cut_out: null } as const;

function show(row: ShownRow, forecast: ReturnType<QueueForecast['of']>): Omit<Processing, 'review'> {
  const isDone = row.status === 'completed';
  const hasFile = isDone && row.resultKey !== null;
  const address = `/api/processings/${row.id}`;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    queue_position: row.status === 'pending' && forecast ? forecast.position : null,
    eta_seconds: row.status === 'completed' || row.status === 'error' || row.stage === 'review' || !forecast ? null : Math.ceil(forecast.seconds),
    error_code: row.errorCode,
    is_blocked: false,
    credits: row.credits,
    credits_charged: isDone ? row.credits : 0,
    video_id: row.videoId,
    image_id: row.imageId,
    clip_id: null,
    title: row.title,
    face_ids: row.faceIds,
    seconds: row.kind === 'image' ? null : row.seconds,
    thumbnail_url: hasFile && row.thumbnailKey ? `${address}/thumbnail` : row.videoId && !isDone ? `/api/videos/${row.videoId}/poster` : null,
    before_url: hasFile && row.videoId ? `/api/videos/${row.videoId}/source` : null,
    before_from_seconds: row.settings.trim?.from ?? 0,
    result_url: hasFile ? `${address}/result` : null,
    download_url: hasFile ? `${address}/download` : null,
    coverage: row.coverage,
    cut_out: hasFile ? showCutOut(row) : null,
    ...(row.kind === 'image' && addressesOfCutOut(row)),
    worked: row.worked,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    deletes_at: hasFile ? (row.deletesAt?.toISOString() ?? null) : null,
  };
}

/** The source is the catalogue's: shown from there, as long as it is there. */
function ofClip(row: ShownRow): Partial<Processing> {
  const { videoId, status, resultKey, thumbnailKey, isOffered } = row;
  const source = videoId && isOffered ? `/api/catalog/${videoId}` : undefined;
  const isMade = status === 'completed' && resultKey !== null;
  return {
    video_id: null,
    clip_id: videoId,
    ...(!(isMade && thumbnailKey) && { thumbnail_url: source && status !== 'completed' ? `${source}/poster` : null }),
    before_url: isMade && source ? `${source}/source` : null,
  };
}
