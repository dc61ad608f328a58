import { type JobPayload, jobPayloads } from '@semblante/contracts';
import { eachAlone, type Report } from '@semblante/core/kernel';
import type { Db } from '@semblante/db';
import { sql } from 'drizzle-orm';

type Mail = JobPayload<'send-mail'>;

/**
 * Mails in the queue and in its archive, sent or not: each is found again by its address, and opened, under the present
 * secret. A few days' worth.
 */
export async function resealJobs(db: Db, reseal: (mail: Mail) => Mail | undefined, report: Report): Promise<void> {
  for (const table of [sql.raw('pgboss.job'), sql.raw('pgboss.archive')]) {
    const { rows } = (await db.execute(sql`select id, data from ${table} where name = 'send-mail'`)) as unknown as {
      rows: { id: string; data: unknown }[];
    };
    await eachAlone(
      rows,
      async ({ id, data }) => {
        const anew = reseal(jobPayloads['send-mail'].parse(data));
        if (anew) await db.execute(sql`update ${table} set data = ${JSON.stringify(anew)}::jsonb where id = ${id}`);
      },
      report,
    );
  }
}
