import { type Clip, clipBadges, type ClipPreview, type Language } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { type CategoryRow, listCategoriesOf } from './categories.queries.ts';
import type { WholeClip } from './clip.queries.ts';

/** In the words of whoever reads. */
export async function showClips(reader: Reader, rows: readonly WholeClip[], language: Language): Promise<Clip[]> {
  const categories = await listCategoriesOf(
    reader,
    rows.map(({ clip }) => clip.id),
  );
  return rows.map((row) =>
    showClip(row, { language, categories: categories.get(row.clip.id) ?? [], address: addressOfClip(row.clip.id) }),
  );
}

export const addressOfClip = (id: string) => `/api/catalog/${id}`;

export function showClip(
  { clip, video }: WholeClip,
  shown: { language: Language; categories: readonly CategoryRow[]; address: string },
): Clip {
  const { language, categories, address } = shown;
  return {
    id: clip.id,
    title: clip.title[language],
    description: clip.description[language],
    categories: categories.map(({ id, title }) => ({ id, title: title[language] })),
    tags: clip.tags,
    badges: clipBadges.filter((badge) => clip.staffBadges.includes(badge) || clip.earnedBadges.includes(badge)),
    price_credits: clip.priceCredits,
    seconds: video.probe?.seconds ?? 0,
    width: video.probe?.width ?? 0,
    height: video.probe?.height ?? 0,
    people_count: video.people.length,
    views: clip.views,
    choices: clip.choices,
    poster_url: `${address}/poster`,
    previews: showPreviews({ clip, video }, address),
    published_at: (clip.publishedAt ?? clip.createdAt).toISOString(),
  };
}

/** Smallest first, the clip itself last. */
export function showPreviews({ clip, video }: WholeClip, address: string): ClipPreview[] {
  if (!video.probe) return [];
  const { width, height, bytes } = video.probe;
  const smaller = clip.previews
    .toSorted((a, b) => a.height - b.height)
    .map((size) => ({ ...size, url: `${address}/sizes/${size.height}` }));
  return [...smaller, { width, height, bytes, url: `${address}/source` }];
}
