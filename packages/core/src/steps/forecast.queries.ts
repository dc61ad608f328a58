import type { Reader } from '@semblante/db';
import { processings, stepKinds, workSteps, workTurns } from '@semblante/db/schema';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Measured } from './pace.ts';

/**
 * The most that one look reads: of every account what comes first, so that a longer queue is cut where it is furthest
 * away.
 */
export const queueRowsMax = 4_000;

const isLeased = sql<boolean>`${workSteps.state} = 'leased'`;
const kindsInOrder = sql.raw(`array[${stepKinds.map((kind) => `'${kind}'`).join(', ')}]`);

/**
 * Steps that are not done, those of one kind and order together unless they run; `costOfAll` counts also what the limit
 * left out.
 */
export async function listQueue(reader: Reader, only?: { ownerIds: readonly string[] }) {
  const asked: SQL | undefined =
    only && or(inArray(workSteps.processingId, [...only.ownerIds]), inArray(workSteps.videoId, [...only.ownerIds]));
  const groups = reader
    .select({
      processingId: workSteps.processingId,
      videoId: workSteps.videoId,
      userId: workSteps.userId,
      kind: workSteps.kind,
      isLeased: isLeased.as('is_leased'),
      steps: sql<number>`count(*)::int`.as('steps'),
      ordinal: sql<number>`min(${workSteps.ordinal})`.as('ordinal'),
      cost: sql<number>`sum(${workSteps.cost})::float8`.as('cost'),
      fraction: sql<number>`max(${workSteps.fraction})::float8`.as('fraction'),
      startedSeconds: sql<number>`coalesce(extract(epoch from max(${workSteps.startedAt})), 0)::float8`.as(
        'started_seconds',
      ),
      orderedAt: sql<number>`(extract(epoch from min(${workSteps.orderedAt})) * 1000)::float8`.as('ordered_at'),
      turn: sql<number>`row_number() over (partition by ${workSteps.userId} order by min(${workSteps.orderedAt}), array_position(${kindsInOrder}, ${workSteps.kind}))`.as(
        'turn',
      ),
      costOfAll: sql<number>`(sum(sum(${workSteps.cost})) over ())::float8`.as('cost_of_all'),
    })
    .from(workSteps)
    .where(and(ne(workSteps.state, 'done'), asked))
    .groupBy(
      workSteps.processingId,
      workSteps.videoId,
      workSteps.userId,
      workSteps.kind,
      isLeased,
      sql`case when ${isLeased} then ${workSteps.id} end`,
    )
    .as('groups');
  return await reader
    .select({
      ownerId: sql<string>`coalesce(${groups.processingId}, ${groups.videoId})`,
      userId: groups.userId,
      kind: groups.kind,
      isLeased: groups.isLeased,
      steps: groups.steps,
      ordinal: groups.ordinal,
      cost: groups.cost,
      fraction: groups.fraction,
      startedSeconds: groups.startedSeconds,
      orderedAt: groups.orderedAt,
      costOfAll: groups.costOfAll,
      seconds: processings.seconds,
      served: workTurns.served,
      weight: workTurns.weight,
    })
    .from(groups)
    .leftJoin(processings, eq(processings.id, groups.processingId))
    .leftJoin(workTurns, eq(workTurns.userId, groups.userId))
    .orderBy(groups.turn, groups.orderedAt, groups.userId)
    .limit(queueRowsMax);
}

const measuredMax = 11;

/** The latest steps of each kind that were really worked on and ended well. */
export async function listMeasured(reader: Reader): Promise<Measured[]> {
  const { rows } = (await reader.execute(sql`
    select k.kind, l.cost, l.seconds from unnest(${kindsInOrder}) as k(kind) cross join lateral (
      select s.cost::float8 as cost, extract(epoch from s.done_at - s.started_at)::float8 as seconds from work_steps s
      where s.kind = k.kind and s.state = 'done' and not coalesce(s.result ?| array['failed', 'gone'] or (s.result ->> 'wasRendered')::boolean, false)
      order by s.done_at desc limit ${measuredMax}
    ) l
  `)) as unknown as { rows: Measured[] };
  return rows;
}
