import type { Reader } from '@semblante/db';
import { sql } from 'drizzle-orm';

export interface WaitingJobs {
  name: string;
  waiting: number;
  /** Of the one that has waited longest. */
  oldestSeconds: number;
}

/** Jobs that could run, by their name; nothing of what is in them. */
export async function listWaitingJobs(reader: Reader, now: Date): Promise<WaitingJobs[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await reader.execute(sql`
    select name, count(*)::int as waiting, extract(epoch from ${at} - min(start_after))::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= ${at} and name not like '\\_\\_%'
    group by name order by name limit 100
  `)) as unknown as { rows: WaitingJobs[] };
  return rows;
}
