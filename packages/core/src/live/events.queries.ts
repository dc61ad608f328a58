import type { Reader, Tx } from '@semblante/db';
import { events } from '@semblante/db/schema';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export const liveChannel = 'semblante_live';
const replayMax = 200;

/**
 * The table is only ever appended to, and an event may name a person or a device: it is kept encrypted with its
 * account's key.
 */
export interface SealedEvent {
  sealed: string;
}

/**
 * One account's events are numbered in the order of their commits: the lock holds until the commit, so a reader who
 * has seen number 9 never misses an 8 that was still being written.
 */
export async function insertEvent(
  tx: Tx,
  event: { userId: UserId; payload: SealedEvent; aboutUserId: UserId | undefined },
): Promise<void> {
  const { userId } = event;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`live:${userId}`}, 0))`);
  await tx.insert(events).values(event);
  await tx.execute(sql`select pg_notify(${liveChannel}, ${userId})`);
}

export async function listEventRowsAfter(
  db: Reader,
  userId: UserId,
  afterId: number,
): Promise<{ id: number; payload: unknown }[]> {
  return await db
    .select({ id: events.id, payload: events.payload })
    .from(events)
    .where(and(eq(events.userId, userId), gt(events.id, afterId)))
    .orderBy(asc(events.id))
    .limit(replayMax);
}

export async function deleteEventsAbout(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(events).where(eq(events.aboutUserId, userId));
}

export async function findLastEventId(db: Reader, userId: UserId): Promise<number | undefined> {
  const [last] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.userId, userId))
    .orderBy(desc(events.id))
    .limit(1);
  return last?.id;
}
