import type { AuditAction, AuditSubject, AuditTold } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { AccountKeys, UserId } from '../kernel/index.ts';
import { insertAudit } from './audit.queries.ts';

export interface AuditEntry<Action extends AuditAction = AuditAction> {
  /** The member of staff; undefined when a rule of the product did it. */
  actorId?: UserId | undefined;
  /** Named in contracts with the fields that its entry may tell: staff reads all of them in words. */
  action: Action;
  subject: AuditSubject;
  subjectId: string;
  before?: AuditTold<Action> | undefined;
  after?: AuditTold<Action> | undefined;
  reason?: string | undefined;
  /**
   * Whose data `before`, `after` and `reason` tell. The log is only ever appended to, so they are encrypted with that
   * account's key, which goes with the account. Left out where they tell of nobody: a state, a number, a code.
   */
  personal?: { of: UserId; accountKeys: AccountKeys } | undefined;
  at: Date;
}

export const auditPurpose = 'audit';

/** In the transaction of the act itself: what was not written down was not done. */
export async function writeAudit<Action extends AuditAction>(
  tx: Tx,
  { at, personal, before, after, reason, ...entry }: AuditEntry<Action>,
): Promise<void> {
  if (!personal) return await insertAudit(tx, { ...entry, before, after, reason, createdAt: at });
  const own = await personal.accountKeys.keyOf(personal.of);
  const sealed = own?.sealJson(auditPurpose, { before, after, reason });
  await insertAudit(tx, { ...entry, createdAt: at, ...(sealed && { personalOf: personal.of, sealed }) });
}
