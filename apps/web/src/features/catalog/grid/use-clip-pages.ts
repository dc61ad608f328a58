import type { Clip } from '@semblante/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { clipsPageQuery, clipsPerPage } from '../catalog-calls.ts';
import type { CatalogFilters } from '../catalog-filters.ts';

/** How many there are. The page that is looked at first tells it, so that a far place needs only its own page. */
export function useClipCount(filters: CatalogFilters, startPage: number) {
  const { data, error, refetch } = useQuery(clipsPageQuery(filters, startPage));
  return { total: data?.meta.total, error, retry: () => void refetch() };
}

/** The clips of some pages by their place in the whole list; a place whose page is on its way has none. */
export function useClipsAt(filters: CatalogFilters, pages: readonly number[]): (place: number) => Clip | undefined {
  const answers = useQueries({ queries: pages.map((page) => clipsPageQuery(filters, page)) });
  const byPage = new Map(pages.map((page, index) => [page, answers[index]?.data?.data]));
  return (place) => byPage.get(Math.floor(place / clipsPerPage) + 1)?.[place % clipsPerPage];
}
