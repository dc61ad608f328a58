import type { Db, Reader, Tx } from '@semblante/db';
import { bulkActions, users } from '@semblante/db/schema';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export async function insertBulk(db: Db, bulk: typeof bulkActions.$inferInsert): Promise<void> {
  await db.insert(bulkActions).values(bulk);
  await db.delete(bulkActions).where(and(lt(bulkActions.expiresAt, bulk.createdAt), isNull(bulkActions.doneAt)));
}

/** Of many confirmations of one summary, one gets it. */
export async function takeBulk(tx: Tx, taken: { id: string; askedBy: UserId; now: Date }): Promise<unknown> {
  const [found] = await tx
    .update(bulkActions)
    .set({ doneAt: taken.now })
    .where(
      and(
        eq(bulkActions.id, taken.id),
        eq(bulkActions.askedBy, taken.askedBy),
        isNull(bulkActions.doneAt),
        gt(bulkActions.expiresAt, taken.now),
      ),
    )
    .returning({ body: bulkActions.body });
  return found?.body;
}

export async function listNames(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .limit(ids.length);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
