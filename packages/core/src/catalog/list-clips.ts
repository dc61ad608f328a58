import {
  type CatalogQuery,
  type Clip,
  type ClipBadge,
  clipBadges,
  clipLimits,
  type Language,
} from '@semblante/contracts';
import type { CatalogDeps } from './catalog-deps.ts';
import { dayOf } from './day.ts';
import { listOfferedClips } from './list-clips.queries.ts';
import { understandQuery } from './search/understand-query.ts';
import { showClips } from './show-clip.ts';

export async function listClips(
  deps: CatalogDeps,
  { query, ...asked }: CatalogQuery & { language: Language },
): Promise<{ clips: Clip[]; total: number }> {
  const words = await understandQuery(deps.db, query);
  if (words === 'nothing') return { clips: [], total: 0 };
  const { rows, total } = await listOfferedClips(deps.db, {
    ...asked,
    words,
    today: dayOf(deps.clock()),
    perPage: clipLimits.perPage,
  });
  return { clips: await showClips(deps.db, rows, asked.language), total };
}

/** One row of clips for each badge that some clip carries. */
export async function listReels(deps: CatalogDeps, language: Language): Promise<{ badge: ClipBadge; clips: Clip[] }[]> {
  const today = dayOf(deps.clock());
  const reels = await Promise.all(
    clipBadges.map(async (badge) => {
      const { rows } = await listOfferedClips(deps.db, {
        badge,
        today,
        words: undefined,
        category: undefined,
        sort: undefined,
        price: 'all',
        page: 1,
        perPage: clipLimits.reelMax,
      });
      return { badge, clips: await showClips(deps.db, rows, language) };
    }),
  );
  return reels.filter(({ clips }) => clips.length > 0);
}
