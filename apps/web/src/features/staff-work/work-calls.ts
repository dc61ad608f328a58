import type { WorkState } from '@semblante/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { staffKey } from '../staff-desk/index.ts';
import { backgroundHeaders } from '../staff-safety/index.ts';

/** Work moves by itself: whoever looks at it sees it move. */
const lookEveryMs = 10_000;

export function useWork({ state, page }: { state: WorkState; page: number }) {
  return useQuery({
    queryKey: [...staffKey, 'work', state, page],
    queryFn: async ({ signal }) =>
      await answer(
        api.GET('/api/staff/work', { params: { query: { state, page } }, headers: backgroundHeaders, signal }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
    staleTime: 0,
  });
}
