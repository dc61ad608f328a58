import type { Tx } from '@semblante/db';
import { auditEntries } from '@semblante/db/schema';

export async function insertAudit(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
