import type { Reader } from '@semblante/db';
import { creditEntries, type EntryKind } from '@semblante/db/schema';
import { count, desc, eq } from 'drizzle-orm';
import type { HoldId, LotId, UserId } from '../kernel/index.ts';
import type { Cause } from './cause.ts';

export interface Entry {
  id: number;
  kind: EntryKind;
  credits: number;
  /** The change of the available balance. */
  amount: number;
  cause: Cause;
  reason: string | null;
  actorId: UserId | null;
  holdId: HoldId | null;
  lotId: LotId | null;
  createdAt: Date;
}

/** Newest first. */
export async function listEntries(reader: Reader, userId: UserId, asked: { page: number; perPage: number }): Promise<{ entries: Entry[]; total: number }> {
  const [counted] = await reader.select({ total: count() }).from(creditEntries).where(eq(creditEntries.userId, userId));
  const rows = await reader
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      credits: creditEntries.credits,
      amount: creditEntries.amount,
      causeKind: creditEntries.causeKind,
      causeId: creditEntries.causeId,
      reason: creditEntries.reason,
      actorId: creditEntries.actorId,
      holdId: creditEntries.holdId,
      lotId: creditEntries.lotId,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  const entries = rows.map(({ causeKind, causeId, ...row }) => ({ ...row, cause: { kind: causeKind, id: causeId } }) as Entry);
  return { entries, total: counted?.total ?? 0 };
}
