import type { HoldId } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';

/** Holds of jobs that nobody settled: of one owner, or of all. */
export async function listOpenJobs(database: Database, owner: string | undefined): Promise<HoldId[]> {
  const { rows } = await database.executeSql(
    `select hold_id from drill.jobs job where owner = coalesce($1, owner)
       and not exists (select from credit_entries e where e.hold_id = job.hold_id and e.kind in ('capture', 'release')) order by hold_id`,
    [owner ?? null],
  );
  return rows.map((row) => Number(row['hold_id']) as HoldId);
}

export async function listUnansweredRefunds(
  database: Database,
): Promise<{ paymentId: string; providerPaid: boolean }[]> {
  const { rows } = await database.executeSql(
    `select r.payment_id, p.payment_id is not null as paid from drill.refunds r left join drill.provider_refunds p using (payment_id) where r.state = 'approved' order by 1`,
  );
  return rows.map((row) => ({ paymentId: String(row['payment_id']), providerPaid: row['paid'] === true }));
}
