import type { ImagePurpose, ImageState, ImageWarning } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { images, processings } from '@semblante/db/schema';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ImageId, ProcessingId, UserId } from '../kernel/index.ts';

export type ImageRow = typeof images.$inferSelect & { id: string };

export async function measureImages(reader: Reader, userId: UserId): Promise<{ bytes: number; images: number }> {
  const [used] = await reader
    .select({ bytes: sql<number>`coalesce(sum(${images.bytes}), 0)::float8`, images: count() })
    .from(images)
    .where(and(eq(images.userId, userId), isNotNull(images.sourceKey)));
  return used ?? { bytes: 0, images: 0 };
}

export async function insertImage(tx: Tx, image: typeof images.$inferInsert): Promise<void> {
  await tx.insert(images).values(image);
}

export async function findOwnImage(
  reader: Reader,
  asked: { id: string; userId: UserId },
): Promise<ImageRow | undefined> {
  const [found] = await reader
    .select()
    .from(images)
    .where(and(eq(images.id, asked.id), eq(images.userId, asked.userId)))
    .limit(1);
  return found;
}

/** The name under which the very same file is here already; of a refused one nothing is here. */
export async function findNameOfContent(
  reader: Reader,
  of: { userId: UserId; purpose: ImagePurpose; contentHash: string },
): Promise<string | undefined> {
  const [found] = await reader
    .select({ fileName: images.fileName })
    .from(images)
    .where(
      and(
        eq(images.userId, of.userId),
        eq(images.purpose, of.purpose),
        eq(images.contentHash, of.contentHash),
        isNotNull(images.sourceKey),
      ),
    )
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(1);
  return found?.fileName;
}

export async function findImage(reader: Reader, id: string): Promise<ImageRow | undefined> {
  const [found] = await reader.select().from(images).where(eq(images.id, id)).limit(1);
  return found;
}

/** In the order of their ids, so that two orders that share some never wait for each other. */
export async function lockOwnImages(tx: Tx, asked: { ids: readonly string[]; userId: UserId }): Promise<ImageRow[]> {
  return await tx
    .select()
    .from(images)
    .where(and(inArray(images.id, [...asked.ids]), eq(images.userId, asked.userId)))
    .orderBy(asc(images.id))
    .limit(asked.ids.length)
    .for('update');
}

export async function listOwnImages(
  reader: Reader,
  filter: { userId: UserId; purpose?: ImagePurpose | undefined; page: number; perPage: number },
): Promise<{ rows: ImageRow[]; total: number }> {
  const where = and(eq(images.userId, filter.userId), filter.purpose && eq(images.purpose, filter.purpose));
  const [counted] = await reader.select({ total: count() }).from(images).where(where);
  const rows = await reader
    .select()
    .from(images)
    .where(where)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  return { rows, total: counted?.total ?? 0 };
}

/** A change from the expected state only: of two that try, one does it. */
export async function moveImage(
  tx: Tx,
  id: string,
  from: ImageState,
  change: Partial<typeof images.$inferInsert>,
): Promise<ImageRow | undefined> {
  const [moved] = await tx
    .update(images)
    .set(change)
    .where(and(eq(images.id, id), eq(images.state, from)))
    .returning();
  return moved;
}

export async function setPreview(
  db: Db,
  id: string,
  found: { coverage: number; warnings: ImageWarning[] },
): Promise<void> {
  await db
    .update(images)
    .set({ previewCoverage: found.coverage, previewWarnings: found.warnings })
    .where(eq(images.id, id));
}

export async function touchImages(writer: Db | Tx, ids: readonly string[], at: Date): Promise<void> {
  await writer
    .update(images)
    .set({ lastUsedAt: at })
    .where(inArray(images.id, [...ids]));
}

export async function deleteImage(tx: Tx, id: string): Promise<void> {
  await tx.delete(images).where(eq(images.id, id));
}

/** Work that is not over and needs one of these. */
export async function listRunningOnImages(reader: Reader, imageIds: readonly string[]): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(inArray(processings.imageId, [...imageIds]), inArray(processings.status, ['pending', 'in_progress'])));
  return rows.map(({ id }) => id as ProcessingId);
}

/** Of each of these, what was made of it last, unless that was deleted. */
export async function listNewestProcessings(
  reader: Reader,
  imageIds: readonly string[],
): Promise<Map<string, ProcessingId>> {
  if (imageIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([processings.imageId], { imageId: processings.imageId, id: processings.id })
    .from(processings)
    .where(and(inArray(processings.imageId, [...imageIds]), isNull(processings.removedAt)))
    .orderBy(processings.imageId, desc(processings.createdAt), desc(processings.id));
  return new Map(rows.map(({ imageId, id }) => [imageId ?? '', id as ProcessingId]));
}

/** Not those that staff still looks at. */
export async function listUnusedImages(reader: Reader, before: Date): Promise<{ id: ImageId; userId: UserId }[]> {
  const rows = await reader
    .select({ id: images.id, userId: images.userId })
    .from(images)
    .where(and(lt(images.lastUsedAt, before), ne(images.state, 'held')))
    .orderBy(asc(images.lastUsedAt), asc(images.id))
    .limit(200);
  return rows as { id: ImageId; userId: UserId }[];
}

export async function listKnownImages(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, [...ids]), isNotNull(images.sourceKey)));
  return new Set(rows.map(({ id }) => id));
}

export async function listImagesById(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; userId: string; fileName: string }[]> {
  if (ids.length === 0) return [];
  return await reader
    .select({ id: images.id, userId: images.userId, fileName: images.fileName })
    .from(images)
    .where(inArray(images.id, [...ids]))
    .orderBy(asc(images.id))
    .limit(ids.length);
}
