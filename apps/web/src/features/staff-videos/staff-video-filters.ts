import { clipLimits, type ClipState, clipStates, type StaffClipSort, staffClipSorts } from '@semblante/contracts';
import { oneOf, pageOf, presentWords } from '../../lib/address-words.ts';

export interface StaffVideoFilters {
  query: string;
  state: ClipState | undefined;
  category: string | undefined;
  sort: StaffClipSort;
  page: number;
}

export const everyVideo: StaffVideoFilters = {
  query: '',
  state: undefined,
  category: undefined,
  sort: 'position',
  page: 1,
};

export function readVideoFilters(address: URLSearchParams): StaffVideoFilters {
  return {
    query: (address.get('query') ?? '').slice(0, clipLimits.queryLengthMax),
    state: oneOf(clipStates, address.get('state')),
    category: address.get('category') ?? undefined,
    sort: oneOf(staffClipSorts, address.get('sort')) ?? 'position',
    page: pageOf(address),
  };
}

export function writeVideoFilters({ query, state, category, sort, page }: StaffVideoFilters): Record<string, string> {
  return presentWords({ query: query.trim(), state, category, sort: sort === 'position' ? undefined : sort, page });
}

export function areVideosFiltered({ query, state, category }: StaffVideoFilters): boolean {
  return query.trim() !== '' || state !== undefined || category !== undefined;
}

/** Only the whole catalogue in its own order can be put into another. */
export function canReorder(filters: StaffVideoFilters): boolean {
  return filters.sort === 'position' && !areVideosFiltered(filters);
}
