import type { Processing, ProcessingsQuery } from '@semblante/contracts';
import { addMs, AppError, type UserId } from '../kernel/index.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findOwnProcessing, listOwnProcessings, type ProcessingRow } from './processing.queries.ts';
import { showProcessings } from './show-processing.ts';

export const processingsPerPage = 12;
const recentMs = 7 * 86_400_000;

type Asked = { id: string; userId: UserId };

export async function listProcessings(deps: ProcessingDeps, query: ProcessingsQuery & { userId: UserId }): Promise<{ processings: Processing[]; total: number }> {
  const { userId, kind, page, period } = query;
  const after = period === 'recent' ? addMs(deps.clock(), -recentMs) : undefined;
  const { rows, total } = await listOwnProcessings(deps.db, { userId, kind, after, page, perPage: processingsPerPage });
  return { processings: await showProcessings(deps, rows), total };
}

export async function getProcessing(deps: ProcessingDeps, asked: Asked): Promise<Processing> {
  const [shown] = await showProcessings(deps, [await requireOwn(deps, asked)]);
  if (!shown) throw new AppError('processings.not_found');
  return shown;
}

export async function requireOwn(deps: Pick<ProcessingDeps, 'db'>, asked: Asked): Promise<ProcessingRow> {
  const found = await findOwnProcessing(deps.db, asked);
  if (!found) throw new AppError('processings.not_found');
  return found;
}

/** The result, or its picture: only when it is completed, only while it is kept. */
export async function fileOfProcessing(deps: ProcessingDeps, asked: Asked & { part: 'result' | 'thumbnail' }): Promise<{ key: string; name: string }> {
  const row = await requireOwn(deps, asked);
  if (row.status !== 'completed') throw new AppError('processings.not_finished');
  const key = asked.part === 'result' ? row.resultKey : row.thumbnailKey;
  if (!key || (row.deletesAt && row.deletesAt <= deps.clock())) throw new AppError('processings.expired');
  return { key, name: `${row.title.replace(/\.[^.]{1,5}$/, '')} - Semblante.mp4` };
}
