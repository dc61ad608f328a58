import type { Reader, Tx } from '@semblante/db';
import { clipCategories, clips, users, videos } from '@semblante/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { notBlocked, offeredOn } from './offered.queries.ts';

export type ClipRow = typeof clips.$inferSelect;

/** What the catalogue says of it, and what the video is. */
export interface WholeClip {
  clip: ClipRow;
  video: typeof videos.$inferSelect;
}

export async function findWholeClip(reader: Reader, id: string): Promise<WholeClip | undefined> {
  const [found] = await reader
    .select({ clip: clips, video: videos })
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .where(eq(clips.id, id))
    .limit(1);
  return found;
}

export async function findOfferedClip(
  reader: Reader,
  asked: { id: string; today: string },
): Promise<WholeClip | undefined> {
  const [found] = await reader
    .select({ clip: clips, video: videos })
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .where(and(eq(clips.id, asked.id), offeredOn(asked.today)))
    .limit(1);
  return found;
}

/** In the order of the ids. */
export async function listWholeClips(reader: Reader, ids: readonly string[]): Promise<WholeClip[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select({ clip: clips, video: videos })
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .where(inArray(clips.id, [...ids]))
    .limit(ids.length);
  const byId = new Map(rows.map((row) => [row.clip.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Not `for update`: whoever counts a view or writes what refers to the clip need not wait. */
export async function lockClip(tx: Tx, id: string): Promise<ClipRow | undefined> {
  const [found] = await tx.select().from(clips).where(eq(clips.id, id)).limit(1).for('no key update');
  return found;
}

export async function isBlockedClip(reader: Reader, id: string): Promise<boolean> {
  const open = await reader
    .select({ id: clips.id })
    .from(clips)
    .where(and(eq(clips.id, id), notBlocked))
    .limit(1);
  return open.length === 0;
}

/** A new one comes first. */
export async function insertClip(tx: Tx, clip: Omit<typeof clips.$inferInsert, 'position'>): Promise<void> {
  await tx
    .insert(clips)
    .values({ ...clip, position: sql`(select coalesce(min(${clips.position}), 0) - 1 from ${clips})` });
}

export async function changeClip(tx: Tx, id: string, change: Partial<typeof clips.$inferInsert>): Promise<void> {
  await tx.update(clips).set(change).where(eq(clips.id, id));
}

export async function setCategories(tx: Tx, clipId: string, categoryIds: readonly string[]): Promise<void> {
  await tx.delete(clipCategories).where(eq(clipCategories.clipId, clipId));
  if (categoryIds.length > 0)
    await tx.insert(clipCategories).values([...new Set(categoryIds)].map((categoryId) => ({ clipId, categoryId })));
}

/** Read anew within the commit: a verification that was taken away a moment ago counts no more. */
export async function isVerified(reader: Reader, userId: string): Promise<boolean> {
  const [found] = await reader
    .select({ isVerified: users.isVerified })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return found?.isVerified ?? false;
}
