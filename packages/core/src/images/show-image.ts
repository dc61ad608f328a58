import type { Image } from '@semblante/contracts';
import { listBlocked } from '../blocking/index.ts';
import { addMs, dayMs } from '../kernel/index.ts';
import { listLatestCases, reviewShown } from '../review/index.ts';
import type { QueueForecast } from '../steps/index.ts';
import { cutOut, expectCutOut, expectSwapPhoto, swapPhoto } from '../tools/index.ts';
import { type ImageRow, listNewestProcessings } from './image.queries.ts';
import type { ImageDeps } from './image-deps.ts';

export async function showImages(deps: ImageDeps, rows: readonly ImageRow[]): Promise<Image[]> {
  const ids = rows.map(({ id }) => id);
  const cases = await listLatestCases(deps.db, { subject: 'image', subjectIds: ids });
  const blocked = await listBlocked(deps.db, { subject: 'image', ids });
  const forecast = await deps.forecast();
  // To its owner a blocked image is one that staff looks at.
  const asSeen = (row: ImageRow) =>
    blocked.has(row.id) && row.state === 'ready' ? { ...row, state: 'held' as const } : row;
  const processings = await listNewestProcessings(deps.db, ids);
  return rows.map((row) => ({
    ...show(deps, asSeen(row), forecast),
    processing_id: processings.get(row.id) ?? null,
    review: reviewShown(cases.get(row.id)),
  }));
}

function show(deps: ImageDeps, row: ImageRow, forecast: QueueForecast): Omit<Image, 'review' | 'processing_id'> {
  const isReady = row.state === 'ready';
  const canBeCutOut = isReady && row.purpose === 'subject';
  const address = `/api/images/${row.id}`;
  return {
    id: row.id,
    purpose: row.purpose,
    state: row.state,
    file_name: row.fileName,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    warnings: row.warnings,
    thumbnail_url: isReady ? `${address}/thumbnail` : null,
    source_url: isReady ? `${address}/source` : null,
    view_url: isReady ? `${address}/view` : null,
    preview_url: canBeCutOut ? `${address}/preview` : null,
    preview:
      row.previewCoverage === null ? null : { coverage: row.previewCoverage, warnings: row.previewWarnings ?? [] },
    offer: isReady ? offerOf(row, forecast) : null,
    people: isReady ? peopleOf(row, address) : null,
    created_at: row.createdAt.toISOString(),
    deletes_at: addMs(row.lastUsedAt, deps.retention.uploadsDays * dayMs).toISOString(),
  };
}

/**
 * Of what it was sent for. What stands behind something is no order by itself, and what an enlargement takes is told
 * with its preview, which knows how large.
 */
function offerOf(row: ImageRow, forecast: QueueForecast): Image['offer'] {
  const { userId, purpose } = row;
  if (purpose === 'background' || purpose === 'enhance') return null;
  const [{ credits }, step] =
    purpose === 'photo' ? [swapPhoto, expectSwapPhoto({ ...row, faces: 1 })] : [cutOut, expectCutOut(row)];
  return { credits, estimate_seconds: Math.ceil(forecast.ofNew({ userId, steps: [step] })) };
}

function peopleOf({ people }: ImageRow, address: string): Image['people'] {
  return people?.map((person) => ({ ...person, thumbnail_url: `${address}/people/${person.id}` })) ?? null;
}
