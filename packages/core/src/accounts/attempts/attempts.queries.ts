import type { Db } from '@semblante/db';
import { attempts } from '@semblante/db/schema';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { addMs } from '../../kernel/index.ts';

export async function addAttempt(db: Db, attempt: { key: string; now: Date; windowMs: number }): Promise<number> {
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
    .returning({ count: attempts.count });
  return counted?.count ?? 1;
}

export async function findAttemptCounts(db: Db, wanted: { keys: string[]; now: Date }): Promise<number[]> {
  const rows = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(inArray(attempts.key, wanted.keys), gt(attempts.windowEndsAt, wanted.now)))
    .orderBy(attempts.key)
    .limit(wanted.keys.length);
  return rows.map((row) => row.count);
}

export async function deleteAttempts(db: Db, key: string): Promise<number> {
  const [gone] = await db.delete(attempts).where(eq(attempts.key, key)).returning({ count: attempts.count });
  return gone?.count ?? 0;
}

export async function subtractAttempts(db: Db, { key, count }: { key: string; count: number }): Promise<void> {
  const [gone] = await db.delete(attempts).where(and(eq(attempts.key, key), lte(attempts.count, count))).returning({ key: attempts.key });
  if (!gone) await db.update(attempts).set({ count: sql`${attempts.count} - ${count}` }).where(and(eq(attempts.key, key), gt(attempts.count, count)));
}
