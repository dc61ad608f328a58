import type { WorkItem, WorkQuery } from '@semblante/contracts';
import type { FiguresDeps } from './figures-deps.ts';
import { listWorkRows } from './list-work.queries.ts';

/** The list behind the alerts about work. */
export async function listWork(
  { db, clock }: Pick<FiguresDeps, 'db' | 'clock'>,
  { state, page }: WorkQuery,
): Promise<{ items: WorkItem[]; counted: number }> {
  const { rows, counted } = await listWorkRows(db, { state, page, now: clock() });
  const items = rows.map(
    ({ id, userId, kind, status, stage, progress, errorCode, isStalled, createdAt, finishedAt }) => ({
      id,
      user_id: userId,
      kind,
      status,
      stage,
      progress,
      error_code: errorCode,
      is_stalled: isStalled,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
    }),
  );
  return { items, counted };
}
