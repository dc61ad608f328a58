import { extname } from 'node:path';
import type { Processing, ProcessingsQuery } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { requireVisible } from '../blocking/index.ts';
import { dayOf } from '../catalog/index.ts';
import { addMs, AppError, dayMs, type OwnedId, plainFileName, type UserId } from '../kernel/index.ts';
import {
  alphaOfProcessing,
  cutOutOfProcessing,
  cutOutViewOfProcessing,
  type ProcessingDeps,
} from './processing-deps.ts';
import { findOwnProcessing, type ProcessingRow } from './processing.queries.ts';
import { showProcessings } from './show-processing.ts';
import { listShown, listShownByIds, type ShownRow } from './shown.queries.ts';

const recentMs = 7 * dayMs;

export async function listProcessings(
  deps: ProcessingDeps,
  query: ProcessingsQuery & { userId: UserId },
): Promise<{ processings: Processing[]; total: number }> {
  const { userId, kind, page, period } = query;
  const now = deps.clock();
  const after = period === 'recent' ? addMs(now, -recentMs) : undefined;
  const { rows, total } = await listShown(deps.db, { userId, kind, after, page, today: dayOf(now) });
  return { processings: await showProcessings(deps, rows), total };
}

export async function getProcessing(deps: ProcessingDeps, asked: OwnedId): Promise<Processing> {
  const [shown] = await showProcessings(
    deps,
    await readShown(deps.db, deps, { ids: [asked.id], userId: asked.userId }),
  );
  if (!shown) throw new AppError('processings.not_found');
  return shown;
}

/** In the order of the ids; those that were put away meanwhile are not among them. */
export async function readShown(
  reader: Reader,
  deps: Pick<ProcessingDeps, 'clock'>,
  asked: { ids: readonly string[]; userId: UserId },
): Promise<ShownRow[]> {
  const found = new Map(
    (await listShownByIds(reader, { ...asked, today: dayOf(deps.clock()) })).map((row) => [row.id, row]),
  );
  return asked.ids.flatMap((id) => found.get(id) ?? []);
}

export async function requireOwn(deps: Pick<ProcessingDeps, 'db'>, asked: OwnedId): Promise<ProcessingRow> {
  const found = await findOwnProcessing(deps.db, asked);
  if (!found) throw new AppError('processings.not_found');
  return found;
}

export type ProcessingPart = 'result' | 'thumbnail' | 'cut-out' | 'cut-out-view' | 'alpha';

/** The result, or a picture of it: only when it is completed, only while it is kept. */
export async function fileOfProcessing(
  deps: ProcessingDeps,
  asked: OwnedId & { part: ProcessingPart },
): Promise<{ key: string; name: string }> {
  const row = await requireOwn(deps, asked);
  if (row.status !== 'completed') throw new AppError('processings.not_finished');
  await requireVisible(deps.db, { subject: 'processing', id: row.id });
  const key = keyOfPart(row, asked.part);
  if (!key || (row.deletesAt && row.deletesAt <= deps.clock())) throw new AppError('processings.expired');
  return {
    key,
    name: `${plainFileName(row.title, 'Semblante').replace(/\.[^.]{1,5}$/, '')} - Semblante${extname(key)}`,
  };
}

function keyOfPart(row: ProcessingRow, part: ProcessingPart): string | null {
  if (part === 'result') return row.resultKey;
  if (part === 'thumbnail') return row.thumbnailKey;
  if (!row.cutOut) throw new AppError('processings.not_an_image');
  if (row.resultKey === null) return null;
  if (part === 'alpha') return row.cutOut.maskKey ?? alphaOfProcessing(row.id);
  return part === 'cut-out' ? cutOutOfProcessing(row.id) : cutOutViewOfProcessing(row.id);
}
