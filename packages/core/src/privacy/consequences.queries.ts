import type { Reader } from '@semblante/db';
import { faces, images, processings, users, videos } from '@semblante/db/schema';
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

const total = { total: count() };

export async function countThings(
  reader: Reader,
  userId: UserId,
): Promise<{ faces: number; videos: number; images: number; results: number; running: number }> {
  const [facesOf] = await reader.select(total).from(faces).where(eq(faces.userId, userId));
  const [videosOf] = await reader
    .select(total)
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.purpose, 'video')));
  const [imagesOf] = await reader.select(total).from(images).where(eq(images.userId, userId));
  const [made] = await reader
    .select(total)
    .from(processings)
    .where(and(eq(processings.userId, userId), isNotNull(processings.resultKey)));
  const [running] = await reader
    .select(total)
    .from(processings)
    .where(and(eq(processings.userId, userId), inArray(processings.status, ['pending', 'in_progress'])));
  return {
    faces: facesOf?.total ?? 0,
    videos: videosOf?.total ?? 0,
    images: imagesOf?.total ?? 0,
    results: made?.total ?? 0,
    running: running?.total ?? 0,
  };
}

export async function isLastAdmin(reader: Reader, userId: UserId): Promise<boolean> {
  const [own] = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'admin')))
    .limit(1);
  if (!own) return false;
  const [another] = await reader
    .select({ one: sql<number>`1` })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), ne(users.id, userId)))
    .limit(1);
  return another === undefined;
}
