import type { Tx } from '@semblante/db';
import { creditEntries, type EntryKind } from '@semblante/db/schema';
import type { HoldId, LotId, UserId } from '../kernel/index.ts';
import type { Cause } from './cause.ts';

export interface NewEntry {
  userId: UserId;
  kind: EntryKind;
  credits: number;
  cause: Cause;
  holdId?: HoldId;
  lotId?: LotId;
  reason?: string;
  actorId?: UserId;
}

/** The number of the new entry, or undefined when one of the "once" keys says that it is there already. */
export async function appendEntry(tx: Tx, entry: NewEntry): Promise<number | undefined> {
  const [appended] = await tx
    .insert(creditEntries)
    .values(rowOf(entry))
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return appended?.id;
}

/** For entries that follow from one just appended under the same lock: that they are there already would be a fault. */
export async function appendEntries(tx: Tx, entries: NewEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(creditEntries).values(entries.map(rowOf));
}

function rowOf({ cause, ...columns }: NewEntry) {
  return { ...columns, causeKind: cause.kind, causeId: cause.id };
}
