import { type Processing, toolFacts } from '@semblante/contracts';
import { reviewShown } from '../review/index.ts';
import type { QueueForecast } from '../steps/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { showCutOut } from './cut-out/show-cut-out.ts';
import { partOf } from './parts.ts';
import type { Addresses } from './shown-addresses.ts';
import type { ShownRow } from './shown.queries.ts';

export async function showProcessings(
  deps: Pick<ProcessingDeps, 'forecast'>,
  rows: readonly ShownRow[],
): Promise<Processing[]> {
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  const isOpen = waiting.length > 0 || rows.some(({ status }) => status === 'in_progress');
  // What was started stays started, and listed, where nobody can say how long it takes.
  const forecast = isOpen ? await deps.forecast(waiting).catch(() => undefined) : undefined;
  return rows.map((row) => show(row, forecast?.of(row.id)));
}

/** One literal: an object that is put together of several takes three times as long to make and to write. */
function show(row: ShownRow, forecast: ReturnType<QueueForecast['of']>): Processing {
  const isDone = row.status === 'completed';
  const hasFile = isDone && row.resultKey !== null;
  const isShown = hasFile && !row.isBlocked;
  const { source, shownAs } = toolFacts[row.kind];
  const addresses = row.isBlocked ? outOfReach : partOf(row).addresses(row);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    queue_position: row.status === 'pending' && forecast ? forecast.position : null,
    eta_seconds:
      row.status === 'completed' || row.status === 'error' || row.stage === 'review' || !forecast
        ? null
        : Math.ceil(forecast.seconds),
    error_code: row.errorCode,
    is_blocked: row.isBlocked,
    credits: row.credits,
    credits_charged: isDone ? row.credits : 0,
    video_id: source === 'clip' ? null : row.videoId,
    image_id: row.imageId,
    clip_id: source === 'clip' ? row.videoId : null,
    title: row.title,
    face_ids: row.faceIds,
    seconds: shownAs === 'video' ? row.seconds : null,
    thumbnail_url: addresses.thumbnail_url,
    before_url: addresses.before_url,
    before_from_seconds: row.settings.trim?.from ?? 0,
    result_url: addresses.result_url,
    download_url: isShown ? `/api/processings/${row.id}/download` : null,
    coverage: row.coverage,
    cut_out: isShown ? showCutOut(row) : null,
    enhanced: row.enhanced,
    worked: row.worked,
    created_at: row.createdAt,
    finished_at: row.finishedAt,
    deletes_at: hasFile ? row.deletesAt : null,
    review: row.case && reviewShown({ ...row.case, decideBy: new Date(row.case.decideBy) }),
  };
}

/** Nothing is lost, and nothing is served. */
const outOfReach: Addresses = { thumbnail_url: null, before_url: null, result_url: null };
