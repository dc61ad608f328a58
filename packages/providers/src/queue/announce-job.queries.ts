import type { JobName } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { sql } from 'drizzle-orm';

export const jobsChannel = 'semblante_jobs';

/** Heard by everybody who works when the transaction is committed, and not before. */
export async function announceJob(tx: Tx, name: JobName): Promise<void> {
  await tx.execute(sql`select pg_notify(${jobsChannel}, ${name})`);
}
