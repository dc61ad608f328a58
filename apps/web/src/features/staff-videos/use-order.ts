import type { StaffClip } from '@semblante/contracts';
import type { PageMeta } from '../../lib/page-span.ts';
import { useStaffClips } from './staff-video-calls.ts';
import { canReorder, type StaffVideoFilters, writeVideoFilters } from './staff-video-filters.ts';

interface ClipList {
  data: StaffClip[];
  meta: PageMeta;
}

/** The clips of this page between those of the pages beside it: a clip at the edge of a page can be moved over it. */
export function useOrder(filters: StaffVideoFilters, shown: ClipList | undefined) {
  const pageCount = shown === undefined ? 1 : Math.ceil(shown.meta.total / shown.meta.per_page);
  const isOn = canReorder(filters);
  const before = useStaffClips(writeVideoFilters({ ...filters, page: filters.page - 1 }), {
    enabled: isOn && filters.page > 1,
  });
  const after = useStaffClips(writeVideoFilters({ ...filters, page: filters.page + 1 }), {
    enabled: isOn && filters.page < pageCount,
  });
  const idsOf = (list: ClipList | undefined) => list?.data.map(({ id }) => id) ?? [];
  const isBeside = (list: ClipList | undefined, page: number) => (list?.meta.page === page ? list : undefined);
  const previous = isBeside(before.data, filters.page - 1);
  return {
    ids: [...idsOf(previous), ...idsOf(shown), ...idsOf(isBeside(after.data, filters.page + 1))],
    startsList: filters.page === 1 || previous?.meta.page === 1,
  };
}
