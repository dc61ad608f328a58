import type { CreditOrder, CreditOrderState, DecideCreditOrderBody } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { staffKey } from '../staff-desk/index.ts';

export function useCreditOrders({ state, page }: { state: CreditOrderState; page: number }) {
  return useQuery({
    queryKey: [...staffKey, 'credit-orders', state, page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/credit-orders', { params: { query: { state, page } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useDecideOrder(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: DecideCreditOrderBody): Promise<CreditOrder> =>
      (await answer(api.POST('/api/staff/credit-orders/{id}/decision', { params: { path: { id } }, body }))).data.order,
    // Also after a failure: a colleague may have decided meanwhile. The account's balance and the count in the menu
    // follow.
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
}
