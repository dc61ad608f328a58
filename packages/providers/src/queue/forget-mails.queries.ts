import type { Reader } from '@semblante/db';
import { sql } from 'drizzle-orm';

const rowsOf = async (reader: Reader, query: ReturnType<typeof sql>) =>
  ((await reader.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

/**
 * Jobs of one address, done or not, in the queue and in its archive; one that is being sent right now is left to end.
 */
export async function forgetMails(reader: Reader, mark: string): Promise<number> {
  const waiting = await rowsOf(
    reader,
    sql`delete from pgboss.job where name = 'send-mail' and data ->> 'of' = ${mark} and state <> 'active' returning id`,
  );
  const done = await rowsOf(
    reader,
    sql`delete from pgboss.archive where name = 'send-mail' and data ->> 'of' = ${mark} returning id`,
  );
  return waiting.length + done.length;
}

export async function countUnsentMails(reader: Reader, mark: string): Promise<number> {
  const [row] = await rowsOf(
    reader,
    sql`select count(*)::int as total from pgboss.job where name = 'send-mail' and data ->> 'of' = ${mark} and state in ('created', 'retry', 'active')`,
  );
  return Number(row?.['total'] ?? 0);
}
