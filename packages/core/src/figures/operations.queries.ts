import type { Reader } from '@semblante/db';
import { sql } from 'drizzle-orm';

/** What an operator watches, read from the database: no figure here names or counts a person. */
export interface Operations {
  steps: { blocked: number; waiting: number; leased: number; stalled: number; oldestSeconds: number };
  /** Credits of orders that have not ended. */
  holds: { orders: number; credits: number; oldestSeconds: number };
  review: { open: number; overdue: number; secondsToDeadline: number | undefined };
  workers: { processes: number; slots: number };
}

interface OperationsRow {
  steps: Operations['steps'];
  holds: Operations['holds'];
  review: { open: number; overdue: number; secondsToDeadline: number | null };
  workers: Operations['workers'];
}

/** One statement over partial indexes: it costs as much as what is open, however much was done before. */
export async function readOperations(reader: Reader, now: Date): Promise<Operations> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const age = (column: string) => sql`coalesce(extract(epoch from ${at} - min(${sql.raw(column)})), 0)::float8`;
  const { rows } = (await reader.execute(sql`
    select
      (select json_build_object(
        'blocked', count(*) filter (where state = 'blocked'), 'waiting', count(*) filter (where state = 'waiting'),
        'leased', count(*) filter (where state = 'leased'),
        'stalled', count(*) filter (where state = 'leased' and lease_until < ${at}),
        'oldestSeconds', coalesce(extract(epoch from
          ${at} - min(not_before) filter (where state = 'waiting' and not_before <= ${at})), 0)::float8
      ) from work_steps where state <> 'done') as steps,
      (select json_build_object(
        'orders', count(*), 'credits', coalesce(sum(credits), 0), 'oldestSeconds', ${age('created_at')})
        from processings where status in ('pending', 'in_progress')) as holds,
      (select json_build_object(
        'open', count(*), 'overdue', count(*) filter (where decide_by < ${at}),
        'secondsToDeadline', extract(epoch from min(decide_by) - ${at})::float8
      ) from review_cases where state in ('open', 'appealed')) as review,
      (select json_build_object('processes', count(*), 'slots', coalesce(sum(slots), 0))
        from work_workers where seen_at > ${at} - interval '30 seconds') as workers
  `)) as unknown as { rows: [OperationsRow] };
  const [{ review, ...rest }] = rows;
  return { ...rest, review: { ...review, secondsToDeadline: review.secondsToDeadline ?? undefined } };
}
