import type { CatalogQuery, ClipBadge, ClipSort } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { clipCategories, clips } from '@semblante/db/schema';
import { and, arrayContains, arrayOverlaps, asc, count, desc, or, type SQL, sql } from 'drizzle-orm';
import { listWholeClips, type WholeClip } from './clip.queries.ts';
import { offeredOn } from './offered.queries.ts';
import type { AskedWord } from './search/understand-query.ts';

export interface ClipFilter extends Pick<CatalogQuery, 'category' | 'badge' | 'sort' | 'price'> {
  words: readonly AskedWord[] | undefined;
  today: string;
  page: number;
  perPage: number;
}

export async function listOfferedClips(
  reader: Reader,
  filter: ClipFilter,
): Promise<{ rows: WholeClip[]; total: number }> {
  const where = and(
    offeredOn(filter.today),
    ofCategory(filter.category),
    filter.badge && hasBadge(filter.badge),
    ...matching(filter.words),
  );
  // Comparing words is the work: a search counts what it finds while it finds it. Without one an index counts, and
  // another gives the page.
  const total = filter.words ? sql<number>`(count(*) over ())::int` : sql<null>`null`;
  // Which ones first, and what they are after that: only ids are sorted.
  const found = await reader
    .select({ id: clips.id, total })
    .from(clips)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  return {
    rows: await listWholeClips(
      reader,
      found.map(({ id }) => id),
    ),
    total: found[0]?.total ?? (await countClips(reader, where)),
  };
}

async function countClips(reader: Reader, where: SQL | undefined): Promise<number> {
  const [counted] = await reader.select({ total: count() }).from(clips).where(where);
  return counted?.total ?? 0;
}

export const ofCategory = (id: string | undefined): SQL | undefined =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from ${clipCategories} where ${clipCategories.clipId} = ${clips.id} and ${clipCategories.categoryId} = ${id})`;

const hasBadge = (badge: ClipBadge) =>
  or(arrayContains(clips.staffBadges, [badge]), arrayContains(clips.earnedBadges, [badge]));

/** Every word that counts has to be there, in whatever way it was meant. */
export const matching = (words: readonly AskedWord[] | undefined): SQL[] =>
  (words ?? []).filter(({ isRequired }) => isRequired).map(({ meant }) => arrayOverlaps(clips.words, meant));

const sorts: Record<ClipSort, SQL> = {
  newest: desc(clips.publishedAt),
  oldest: asc(clips.publishedAt),
  most_viewed: desc(clips.views),
  most_chosen: desc(clips.choices),
};

/** Ends with the id: no two clips are alike, so a page begins where the one before ended. */
function orderOf({ price, sort, words }: ClipFilter): SQL[] {
  const byPrice = price === 'all' ? [] : [price === 'low_to_high' ? asc(clips.priceCredits) : desc(clips.priceCredits)];
  const byChoice = sort ? [sorts[sort]] : [...byLikeness(words), asc(clips.position)];
  return [...byPrice, ...byChoice, asc(clips.id)];
}

/** One or two letters are a beginning: half of the catalogue is as like to them as the other half. */
const tellingLengthMin = 3;

/** A word in the title as it was typed says most, then one elsewhere, then one that was meant and is in the title. */
export function byLikeness(words: readonly AskedWord[] | undefined): SQL[] {
  const telling = (words ?? []).filter(({ exact }) => exact.length >= tellingLengthMin);
  const scores = telling.map(
    ({ exact, meant }) => sql`case
      when ${arrayContains(clips.titleWords, [exact])} then 3
      when ${arrayContains(clips.words, [exact])} then 2
      when ${arrayOverlaps(clips.titleWords, meant)} then 1
      else 0 end`,
  );
  return scores.length > 0 ? [desc(sql.join(scores, sql` + `))] : [];
}
