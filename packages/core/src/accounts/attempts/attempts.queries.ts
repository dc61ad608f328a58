import type { Db, Tx } from '@semblante/db';
import { attempts } from '@semblante/db/schema';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { addMs } from '../../kernel/index.ts';

export async function addAttempt(
  db: Db | Tx,
  attempt: { key: string; now: Date; windowMs: number },
): Promise<{ count: number; windowEndsAt: Date }> {
  const isOpen = gt(attempts.windowEndsAt, attempt.now);
  const windowEndsAt = addMs(attempt.now, attempt.windowMs);
  const [counted] = await db
    .insert(attempts)
    .values({ key: attempt.key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOpen} then ${attempts.count} + 1 else 1 end`,
        windowEndsAt: sql`case when ${isOpen} then ${attempts.windowEndsAt} else excluded.window_ends_at end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  return counted ?? { count: 1, windowEndsAt };
}

/**
 * One statement for all, in one order: two processes that share the same callers do not wait for each other in a
 * circle.
 */
export async function addCounts(
  db: Db,
  counts: readonly { key: string; count: number; endsAt: Date }[],
): Promise<{ key: string; count: number }[]> {
  const values = counts
    .map(({ key, count, endsAt }) => ({ key, count, windowEndsAt: endsAt }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return await db
    .insert(attempts)
    .values(values)
    .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + excluded.count` } })
    .returning({ key: attempts.key, count: attempts.count });
}

export async function findAttempts(
  db: Db,
  wanted: { keys: string[]; now: Date },
): Promise<{ count: number; windowEndsAt: Date }[]> {
  return await db
    .select({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
    .from(attempts)
    .where(and(inArray(attempts.key, wanted.keys), gt(attempts.windowEndsAt, wanted.now)))
    .orderBy(attempts.key)
    .limit(wanted.keys.length);
}

export async function deleteAttempts(db: Db, key: string): Promise<number> {
  const [gone] = await db.delete(attempts).where(eq(attempts.key, key)).returning({ count: attempts.count });
  return gone?.count ?? 0;
}

export async function subtractAttempts(db: Db, { key, count }: { key: string; count: number }): Promise<void> {
  const [gone] = await db
    .delete(attempts)
    .where(and(eq(attempts.key, key), lte(attempts.count, count)))
    .returning({ key: attempts.key });
  if (!gone)
    await db
      .update(attempts)
      .set({ count: sql`${attempts.count} - ${count}` })
      .where(and(eq(attempts.key, key), gt(attempts.count, count)));
}
