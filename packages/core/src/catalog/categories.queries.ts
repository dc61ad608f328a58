import type { BothLanguages } from '@semblante/contracts';
import type { Db, Reader } from '@semblante/db';
import { catalogCategories, clipCategories, clips } from '@semblante/db/schema';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { offeredOn } from './offered.queries.ts';

const categoriesMax = 100;

export interface CategoryRow {
  id: string;
  title: BothLanguages;
}

export async function insertMissingCategories(db: Db, rows: (typeof catalogCategories.$inferInsert)[]): Promise<void> {
  await db.insert(catalogCategories).values(rows).onConflictDoNothing();
}

export async function listCategories(reader: Reader): Promise<CategoryRow[]> {
  return await reader
    .select({ id: catalogCategories.id, title: catalogCategories.title })
    .from(catalogCategories)
    .orderBy(asc(catalogCategories.position), asc(catalogCategories.id))
    .limit(categoriesMax);
}

export async function listCategoriesWithCounts(
  reader: Reader,
  today: string,
): Promise<(CategoryRow & { clips: number })[]> {
  const counted = await reader
    .select({ id: clipCategories.categoryId, clips: count() })
    .from(clipCategories)
    .innerJoin(clips, eq(clips.id, clipCategories.clipId))
    .where(offeredOn(today))
    .groupBy(clipCategories.categoryId);
  const clipsOf = new Map(counted.map(({ id, clips: number }) => [id, number]));
  return (await listCategories(reader)).map((category) => ({ ...category, clips: clipsOf.get(category.id) ?? 0 }));
}

/** The categories of each clip, in their own order. */
export async function listCategoriesOf(
  reader: Reader,
  clipIds: readonly string[],
): Promise<Map<string, CategoryRow[]>> {
  if (clipIds.length === 0) return new Map();
  const rows = await reader
    .select({ clipId: clipCategories.clipId, id: catalogCategories.id, title: catalogCategories.title })
    .from(clipCategories)
    .innerJoin(catalogCategories, eq(catalogCategories.id, clipCategories.categoryId))
    .where(inArray(clipCategories.clipId, [...clipIds]))
    .orderBy(asc(clipCategories.clipId), asc(catalogCategories.position), asc(catalogCategories.id));
  const byClip = new Map<string, CategoryRow[]>();
  for (const { clipId, ...category } of rows) byClip.set(clipId, [...(byClip.get(clipId) ?? []), category]);
  return byClip;
}
