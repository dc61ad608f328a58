import type { AccountKeys, UserId } from '../kernel/index.ts';
import { auditPurpose } from './write-audit.ts';

interface Stored {
  before: unknown;
  after: unknown;
  reason: string | null;
  personalOf: string | null;
  sealed: string | null;
}

export interface OpenedAudit {
  before: unknown;
  after: unknown;
  reason: string | null;
  /** The account it told about was deleted: what was done stays known, to whom and with which words does not. */
  isErased: boolean;
}

/** What a member of staff may read of an entry. */
export async function openAudit(
  accountKeys: AccountKeys,
  { before, after, reason, personalOf, sealed }: Stored,
): Promise<OpenedAudit> {
  if (personalOf === null || sealed === null) return { before, after, reason, isErased: false };
  const own = await accountKeys.keyOf(personalOf as UserId);
  if (!own) return { before: null, after: null, reason: null, isErased: true };
  const told = own.unsealJson(auditPurpose, sealed) as Partial<Pick<Stored, 'before' | 'after' | 'reason'>>;
  return { before: told.before ?? null, after: told.after ?? null, reason: told.reason ?? null, isErased: false };
}
