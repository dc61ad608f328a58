import type { ErasedKind } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PersonalTable, UserId } from '../kernel/index.ts';

export interface Erased {
  counts: Partial<Record<ErasedKind, number>>;
  folders: string[];
}

/** Deletes what is to be deleted and empties what may stay, table by table, as the register says. */
export async function eraseTables(tx: Tx, tables: readonly PersonalTable[], userId: UserId): Promise<Erased> {
  const erased: Erased = { counts: {}, folders: [] };
  for (const rule of tables) {
    const own = and(sql`${rule.owner} = ${userId}`, rule.where) as SQL;
    if (rule.fate === 'kept') {
      if (rule.without) await tx.update(rule.table).set(rule.without).where(own);
      continue;
    }
    const { folders, counted } = rule;
    if (folders) for (const id of await idsOf(tx, rule, own)) erased.folders.push(...folders.of(id));
    const gone = await tx
      .delete(rule.table)
      .where(own)
      .returning({ one: sql<number>`1` });
    if (counted) erased.counts[counted] = (erased.counts[counted] ?? 0) + gone.length;
  }
  return erased;
}

async function idsOf(tx: Tx, rule: Extract<PersonalTable, { fate: 'deleted' }>, own: SQL): Promise<string[]> {
  const id = rule.folders?.id;
  if (!id) return [];
  const rows = await tx
    .select({ id: sql<string>`${id}::text` })
    .from(rule.table)
    .where(own);
  return rows.map((row) => row.id);
}

/**
 * Last, because it lets nobody in any more: what was on its way until now has been erased, what comes later is refused.
 */
export async function markErased(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx.update(users).set({ erasedAt: at, updatedAt: at }).where(eq(users.id, userId));
  await tx.update(users).set({ invitedBy: null }).where(eq(users.invitedBy, userId));
}
