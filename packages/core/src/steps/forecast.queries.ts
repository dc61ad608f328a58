import type { Reader } from '@semblante/db';
import { processings, type StepKind, workSteps, workTurns } from '@semblante/db/schema';
import { desc, eq, inArray, ne, sql } from 'drizzle-orm';

export async function listQueue(reader: Reader) {
  return await reader
    .select({
      processingId: workSteps.processingId,
      videoId: workSteps.videoId,
      userId: workSteps.userId,
      kind: workSteps.kind,
      ordinal: workSteps.ordinal,
      cost: workSteps.cost,
      state: workSteps.state,
      fraction: workSteps.fraction,
      startedAt: workSteps.startedAt,
      orderedAt: workSteps.orderedAt,
      seconds: processings.seconds,
    })
    .from(workSteps)
    .leftJoin(processings, eq(processings.id, workSteps.processingId))
    .where(ne(workSteps.state, 'done'));
}

export async function listTurns(reader: Reader, userIds: readonly string[]): Promise<Map<string, { served: number; weight: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader.select().from(workTurns).where(inArray(workTurns.userId, [...userIds]));
  return new Map(rows.map(({ userId, served, weight }) => [userId, { served, weight }]));
}

const paceFrom = 40;

/** Seconds for a unit of cost, from the latest steps of the kind that were really worked on and ended well. */
export async function measurePace(reader: Reader, kind: StepKind): Promise<number | undefined> {
  const latest = reader
    .select({ cost: workSteps.cost, seconds: sql<number>`extract(epoch from ${workSteps.doneAt} - ${workSteps.startedAt})`.as('seconds') })
    .from(workSteps)
    .where(sql`${workSteps.kind} = ${kind} and ${workSteps.state} = 'done' and not coalesce(${workSteps.result} ?| array['failed', 'gone'] or (${workSteps.result} ->> 'wasRendered')::boolean, false)`)
    .orderBy(desc(workSteps.doneAt))
    .limit(paceFrom)
    .as('latest');
  const [measured] = await reader.select({ pace: sql<number | null>`(sum(seconds) / nullif(sum(cost), 0))::float8` }).from(latest);
  return measured?.pace ?? undefined;
}
