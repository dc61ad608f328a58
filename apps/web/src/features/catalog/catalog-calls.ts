import {
  type CatalogCategory,
  type CatalogTerms,
  catalogTermsVersion,
  type Clip,
  type ClipDetail,
  clipLimits,
  type PreviewBody,
} from '@semblante/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type CatalogFilters, writeFilters } from './catalog-filters.ts';

const catalogKey = ['catalog'] as const;
const at = (id: string) => ({ params: { path: { id } } });
/** Titles come in the reader's language. */
const key = (...parts: unknown[]) => [...catalogKey, currentLanguage(), ...parts];
const clipKey = (id: string) => key('one', id);

export interface ClipsPage {
  data: Clip[];
  meta: { page: number; per_page: number; total: number };
}

/** Long enough that a look at a clip and the way back find the list as it was left. */
const listStaleMs = 2 * 60_000;

export function clipsPageQuery(filters: CatalogFilters, page: number) {
  const query = writeFilters(filters);
  return queryOptions({
    queryKey: key('list', query, page),
    queryFn: async ({ signal }): Promise<ClipsPage> =>
      await answer(api.GET('/api/catalog', { params: { query: { ...query, page } }, signal })),
    staleTime: listStaleMs,
  });
}

export const clipsPerPage = clipLimits.perPage;

export function useCategories() {
  return useQuery({
    queryKey: key('categories'),
    queryFn: async (): Promise<CatalogCategory[]> => (await answer(api.GET('/api/catalog/categories'))).data,
    staleTime: listStaleMs,
  });
}

export function useReels() {
  return useQuery({
    queryKey: key('reels'),
    queryFn: async () => (await answer(api.GET('/api/catalog/reels'))).data,
    staleTime: listStaleMs,
  });
}

/** Price, terms and whether it is still there are always asked for anew. */
export function useClip(id: string) {
  return useQuery({
    queryKey: clipKey(id),
    queryFn: async (): Promise<ClipDetail> => (await answer(api.GET('/api/catalog/{id}', at(id)))).data.clip,
    staleTime: 0,
  });
}

export function changeCachedClip(id: string, change: Partial<ClipDetail>): void {
  queryClient.setQueryData<ClipDetail>(clipKey(id), (clip) => clip && { ...clip, ...change });
}

/** Withdrawn or dearer meanwhile: the lists know something old. */
export function refreshCatalog(): void {
  void queryClient.invalidateQueries({ queryKey: catalogKey });
}

export async function acceptTerms(): Promise<CatalogTerms> {
  return (await answer(api.POST('/api/catalog/terms', { body: { version: catalogTermsVersion, accepted: true } }))).data
    .terms;
}

/** Without this header the server answers with a picture itself. */
const asJson = { headers: { Accept: 'application/json' } };

export async function makeClipPreview(id: string, body: PreviewBody) {
  return (await answer(api.POST('/api/catalog/{id}/preview', { ...at(id), ...asJson, body }))).data.pictures;
}
