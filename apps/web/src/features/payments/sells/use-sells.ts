import type { DecideRefundBody, Sell } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { paymentsKey } from '../../../lib/session.ts';
import { queryOfSells, type SellsFilters } from './sells-filters.ts';

const sellsKey = [...paymentsKey, 'sells'];
const sellKey = (id: string) => [...paymentsKey, 'sell', id, currentLanguage()];

export function useSells(filters: SellsFilters) {
  const query = queryOfSells(filters);
  return useQuery({
    queryKey: [...sellsKey, query, currentLanguage()],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/sells', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One sell, from the list at once and then as it is now: a decision must not rest on an old page. */
export function useSell(listed: Sell) {
  return useQuery({
    queryKey: sellKey(listed.id),
    queryFn: async (): Promise<Sell> => (await answer(api.GET('/api/staff/sells/{id}', { params: { path: { id: listed.id } } }))).data.sell,
    placeholderData: listed,
    staleTime: 0,
  });
}

export function useDecideRefund(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: DecideRefundBody): Promise<Sell> =>
      (await answer(api.POST('/api/staff/sells/{id}/refund', { params: { path: { id } }, body }))).data.sell,
    onSuccess: (sell) => queryClient.setQueryData(sellKey(id), sell),
    // Also after a failure: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentsKey }),
  });
}
