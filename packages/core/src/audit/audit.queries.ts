import type { Tx } from '@semblante/db';
import { auditEntries } from '@semblante/db/schema';
import type { UserId } from '../kernel/index.ts';

export interface AuditEntry {
  /** The member of staff; undefined when a rule of the product did it. */
  actorId?: UserId | undefined;
  action: string;
  subject: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
  at: Date;
}

/** In the transaction of the act itself: what was not written down was not done. */
export async function writeAudit(tx: Tx, { at, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, createdAt: at });
}
