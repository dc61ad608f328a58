import type { AccountStatus, Language, Role } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { processings, sessions, users } from '@semblante/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { ProcessingId, UserId } from '../kernel/index.ts';

export interface BlockedAccount {
  id: UserId;
  name: string;
  email: string;
  role: Role | null;
  status: AccountStatus;
  language: Language | null;
}

export async function listAccounts(reader: Reader, ids: readonly string[]): Promise<BlockedAccount[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      language: users.language,
    })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .limit(ids.length);
  return rows as BlockedAccount[];
}

export async function moveStatus(
  tx: Tx,
  id: UserId,
  change: { from: AccountStatus; to: AccountStatus; at: Date },
): Promise<boolean> {
  const moved = await tx
    .update(users)
    .set({ status: change.to, updatedAt: change.at })
    .where(and(eq(users.id, id), eq(users.status, change.from)))
    .returning({ id: users.id });
  return moved.length > 0;
}

export async function endSessionsOf(tx: Tx, id: UserId): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, id));
}

export async function listRunningOf(reader: Reader, id: UserId): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(eq(processings.userId, id), inArray(processings.status, ['pending', 'in_progress'])))
    .orderBy(processings.id)
    .limit(1000);
  return rows.map((row) => row.id as ProcessingId);
}
