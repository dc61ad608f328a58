import type { AuditName } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { catalogCategories, clips, packages, promotions, users } from '@semblante/db/schema';
import { asc, inArray } from 'drizzle-orm';

/**
 * What of these is called something today; whatever else they are, and what is gone, is left out. A category's id is a
 * word.
 */
export async function listNamed(
  reader: Reader,
  { ids, words }: { ids: string[]; words: string[] },
): Promise<AuditName[]> {
  const people = await reader
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .limit(ids.length);
  const films = await reader
    .select({ id: clips.id, title: clips.title })
    .from(clips)
    .where(inArray(clips.id, ids))
    .orderBy(asc(clips.id))
    .limit(ids.length);
  const sold = await reader
    .select({ id: packages.id, credits: packages.credits })
    .from(packages)
    .where(inArray(packages.id, ids))
    .orderBy(asc(packages.id))
    .limit(ids.length);
  const offers = await reader
    .select({ id: promotions.id, pt_BR: promotions.titlePtBr, en: promotions.titleEn })
    .from(promotions)
    .where(inArray(promotions.id, ids))
    .orderBy(asc(promotions.id))
    .limit(ids.length);
  const shelves = await reader
    .select({ id: catalogCategories.id, title: catalogCategories.title })
    .from(catalogCategories)
    .where(inArray(catalogCategories.id, words))
    .orderBy(asc(catalogCategories.id))
    .limit(words.length);
  return [...people, ...films, ...shelves, ...sold, ...offers.map(({ id, ...title }) => ({ id, title }))];
}
