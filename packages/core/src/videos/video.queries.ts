import type { VideoPurpose, VideoState } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { processings, videos } from '@semblante/db/schema';
import { and, desc, eq, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { ProcessingId, UserId, VideoId } from '../kernel/index.ts';

export type VideoRow = typeof videos.$inferSelect & { id: string };

/**
 * What the account has on the disk and on its way to it; clips of the catalogue are nobody's own, but count while they
 * are on their way.
 */
export async function measureUse(
  reader: Reader,
  userId: UserId,
): Promise<{ bytes: number; videos: number; unfinished: number }> {
  const [used] = await reader
    .select({
      bytes: sql<number>`coalesce(sum(${videos.bytes}) filter (where ${videos.purpose} = 'video'), 0)::float8`,
      videos: sql<number>`(count(*) filter (where ${videos.purpose} = 'video'))::int`,
      unfinished: sql<number>`(count(*) filter (where ${videos.state} = 'uploading'))::int`,
    })
    .from(videos)
    .where(
      and(eq(videos.userId, userId), or(isNotNull(videos.sourceKey), inArray(videos.state, ['uploading', 'checking']))),
    );
  const [results] = await reader
    .select({ bytes: sql<number>`coalesce(sum(${processings.resultBytes}), 0)::float8` })
    .from(processings)
    .where(and(eq(processings.userId, userId), isNotNull(processings.resultKey)));
  return {
    bytes: (used?.bytes ?? 0) + (results?.bytes ?? 0),
    videos: used?.videos ?? 0,
    unfinished: used?.unfinished ?? 0,
  };
}

export async function insertVideo(tx: Tx, video: typeof videos.$inferInsert): Promise<void> {
  await tx.insert(videos).values(video);
}

export async function findOwnVideo(
  reader: Reader,
  asked: { id: string; userId: UserId },
): Promise<VideoRow | undefined> {
  return await findOwnUpload(reader, { ...asked, purpose: 'video' });
}

/** Of any purpose when none is said: for whoever is still sending it. */
export async function findOwnUpload(
  reader: Reader,
  asked: { id: string; userId: UserId; purpose?: VideoPurpose | undefined },
): Promise<VideoRow | undefined> {
  const [found] = await reader
    .select()
    .from(videos)
    .where(
      and(eq(videos.id, asked.id), eq(videos.userId, asked.userId), asked.purpose && eq(videos.purpose, asked.purpose)),
    )
    .limit(1);
  return found;
}

export async function findVideo(reader: Reader, id: string): Promise<VideoRow | undefined> {
  const [found] = await reader.select().from(videos).where(eq(videos.id, id)).limit(1);
  return found;
}

export async function lockVideo(tx: Tx, id: string): Promise<VideoRow | undefined> {
  const [found] = await tx.select().from(videos).where(eq(videos.id, id)).limit(1).for('update');
  return found;
}

const listedMax = 60;

export async function listOwnVideos(reader: Reader, userId: UserId): Promise<VideoRow[]> {
  return await reader
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.purpose, 'video')))
    .orderBy(desc(videos.createdAt))
    .limit(listedMax);
}

/** The same file, usable or on its way. */
export async function findBySample(
  reader: Reader,
  asked: { sample: string; userId: UserId },
): Promise<VideoRow | undefined> {
  const [found] = await reader
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.userId, asked.userId),
        eq(videos.purpose, 'video'),
        eq(videos.sample, asked.sample),
        notInArray(videos.state, ['refused', 'error']),
      ),
    )
    .orderBy(sql`case ${videos.state} when 'ready' then 0 when 'uploading' then 2 else 1 end`, desc(videos.createdAt))
    .limit(1);
  return found;
}

/**
 * The one that was made, or is being made, without the doubted moments of a held video; one that could not be made is
 * none.
 */
export async function listTrimmed(reader: Reader, originalIds: readonly string[]): Promise<Map<string, string>> {
  if (originalIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: videos.id, from: videos.trimmedFrom })
    .from(videos)
    .where(
      and(inArray(videos.trimmedFrom, [...originalIds]), or(ne(videos.state, 'error'), isNotNull(videos.sourceKey))),
    )
    .orderBy(videos.id)
    .limit(originalIds.length);
  return new Map(rows.flatMap(({ id, from }) => (from ? [[from, id]] : [])));
}

/** A change from the expected states only: of two that try, one does it. */
export async function moveVideo(
  tx: Tx,
  id: string,
  from: readonly VideoState[],
  change: Partial<typeof videos.$inferInsert>,
): Promise<VideoRow | undefined> {
  const [moved] = await tx
    .update(videos)
    .set(change)
    .where(and(eq(videos.id, id), inArray(videos.state, [...from])))
    .returning();
  return moved;
}

export async function setVideoProgress(db: Db, id: string, progress: number): Promise<VideoRow | undefined> {
  const [told] = await db
    .update(videos)
    .set({ progress })
    .where(
      and(
        eq(videos.id, id),
        inArray(videos.state, ['checking', 'analysing']),
        sql`coalesce(${videos.progress}, -1) < ${progress}`,
      ),
    )
    .returning();
  return told;
}

export async function setFileName(
  db: Db,
  { id, userId, fileName }: { id: string; userId: UserId; fileName: string },
): Promise<boolean> {
  const named = await db
    .update(videos)
    .set({ fileName })
    .where(and(eq(videos.id, id), eq(videos.userId, userId), eq(videos.purpose, 'video')))
    .returning({ id: videos.id });
  return named.length > 0;
}

export async function touchVideo(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(videos).set({ lastUsedAt: at }).where(eq(videos.id, id));
}

export async function deleteVideo(tx: Tx, id: string): Promise<void> {
  await tx.delete(videos).where(eq(videos.id, id));
}

export async function listRunningOn(reader: Reader, videoId: string): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(eq(processings.videoId, videoId), inArray(processings.status, ['pending', 'in_progress'])));
  return rows.map(({ id }) => id as ProcessingId);
}

export async function listUnfinished(reader: Reader): Promise<{ id: VideoId; userId: UserId; bytes: number }[]> {
  const rows = await reader
    .select({ id: videos.id, userId: videos.userId, bytes: videos.bytes })
    .from(videos)
    .where(eq(videos.state, 'uploading'));
  return rows as { id: VideoId; userId: UserId; bytes: number }[];
}

/**
 * Abandoned uploads, and videos that nobody used for the stated days. Not those that work or a person is still busy
 * with.
 */
export async function listToPurge(
  reader: Reader,
  before: { unfinished: Date; unused: Date },
): Promise<{ id: VideoId; userId: UserId; purpose: VideoPurpose }[]> {
  const abandoned = and(eq(videos.state, 'uploading'), lt(videos.lastUsedAt, before.unfinished));
  const unused = and(
    eq(videos.purpose, 'video'),
    notInArray(videos.state, ['uploading', 'held']),
    lt(videos.lastUsedAt, before.unused),
  );
  const rows = await reader
    .select({ id: videos.id, userId: videos.userId, purpose: videos.purpose })
    .from(videos)
    .where(or(abandoned, unused))
    .limit(100);
  return rows as { id: VideoId; userId: UserId; purpose: VideoPurpose }[];
}

export async function listKnownIds(
  reader: Reader,
  table: 'videos' | 'processings' | 'faces',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = (await reader.execute(
    sql`select id::text as id from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::uuid[])`,
  )) as unknown as { rows: { id: string }[] };
  return new Set(rows.map(({ id }) => id));
}

export async function listVideosById(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; userId: string; fileName: string }[]> {
  if (ids.length === 0) return [];
  return await reader
    .select({ id: videos.id, userId: videos.userId, fileName: videos.fileName })
    .from(videos)
    .where(inArray(videos.id, [...ids]))
    .orderBy(videos.id)
    .limit(ids.length);
}
