import type { Processing } from '@semblante/contracts';
import { listLatestCases, reviewShown } from '../review/index.ts';
import type { QueueForecast } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import type { ProcessingRow } from './processing.queries.ts';

export async function showProcessings(deps: ProcessingDeps, rows: readonly ProcessingRow[]): Promise<Processing[]> {
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const isOpen = waiting.length > 0 || rows.some(({ status }) => status === 'in_progress');
  const forecast = isOpen ? await deps.forecast(waiting) : undefined;
  const cases = await listLatestCases(deps.db, { subject: 'processing', subjectIds: rows.map(({ id }) => id) });
  return rows.map((row) => ({ ...show(row, forecast?.of(row.id)), review: reviewShown(cases.get(row.id)) }));
}

function show(row: ProcessingRow, forecast: ReturnType<QueueForecast['of']>): Omit<Processing, 'review'> {
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
    credits: row.credits,
    credits_charged: isDone ? row.credits : 0,
    video_id: row.videoId,
    title: row.title,
    seconds: row.seconds,
    thumbnail_url: hasFile && row.thumbnailKey ? `${address}/thumbnail` : row.videoId && !isDone ? `/api/videos/${row.videoId}/poster` : null,
    before_url: hasFile && row.videoId ? `/api/videos/${row.videoId}/source` : null,
    before_from_seconds: row.settings.trim?.from ?? 0,
    result_url: hasFile ? `${address}/result` : null,
    download_url: hasFile ? `${address}/download` : null,
    coverage: row.coverage,
    worked: row.worked,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    deletes_at: hasFile ? (row.deletesAt?.toISOString() ?? null) : null,
  };
}
