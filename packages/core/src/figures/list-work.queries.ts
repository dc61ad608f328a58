import { countedMax, staffPerPage, type WorkState } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { processings } from '@semblante/db/schema';
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';

/** Each state reads an index of its own. */
const states = {
  open: {
    where: inArray(processings.status, ['pending', 'in_progress']),
    order: [asc(processings.createdAt), asc(processings.id)],
  },
  failed: { where: eq(processings.status, 'error'), order: [desc(processings.finishedAt), desc(processings.id)] },
} as const;

export async function listWorkRows(
  reader: Reader,
  { state, page, now }: { state: WorkState; page: number; now: Date },
) {
  const { where, order } = states[state];
  const [counted] = await reader.select({ total: count() }).from(
    reader
      .select({ id: processings.id })
      .from(processings)
      .where(where)
      .limit(countedMax + 1)
      .as('counted'),
  );
  const rows = await reader
    .select({
      id: processings.id,
      userId: processings.userId,
      kind: processings.kind,
      status: processings.status,
      stage: processings.stage,
      progress: processings.progress,
      errorCode: processings.errorCode,
      // Named in full: in a query of one table Drizzle leaves a column's table out, and both tables have an `id`.
      isStalled: sql<boolean>`exists (select 1 from work_steps s where s.processing_id = processings.id and s.state = 'leased' and s.lease_until < ${now.toISOString()}::timestamptz)`,
      createdAt: processings.createdAt,
      finishedAt: processings.finishedAt,
    })
    .from(processings)
    .where(where)
    .orderBy(...order)
    .limit(staffPerPage)
    .offset((page - 1) * staffPerPage);
  return { rows, counted: counted?.total ?? 0 };
}
