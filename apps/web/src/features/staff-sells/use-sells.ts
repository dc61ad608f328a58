import type { DecideEventBody, DecideRefundBody, Sell, SellEvent } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { showError } from '../../lib/error-toasts.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { paymentsKey } from '../../lib/session.ts';
import { queryOfSells, type SellsFilters } from './sells-filters.ts';

const sellsKey = [...paymentsKey, 'sells'];
const sellKey = (id: string) => [...paymentsKey, 'sell', id, currentLanguage()];

/** One sale; `events` come with the detail, and not from the list. */
interface SellShown {
  sell: Sell;
  events: SellEvent[] | undefined;
}

export function useSells(filters: SellsFilters) {
  const query = { ...queryOfSells(filters), page: filters.page };
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
    queryFn: async (): Promise<SellShown> =>
      (await answer(api.GET('/api/staff/sells/{id}', { params: { path: { id: listed.id } } }))).data,
    placeholderData: { sell: listed, events: undefined },
    staleTime: 0,
  });
}

/**
 * What staff does to a sale. Everything is asked for again afterwards, also after a failure: somebody else may have
 * been quicker.
 */
function useSellAct<Given>(act: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => queryClient.invalidateQueries({ queryKey: paymentsKey }) });
}

const of = (id: string) => ({ path: { id } });

export function useDecideRefund(id: string) {
  return useSellAct((body: DecideRefundBody) =>
    answer(api.POST('/api/staff/sells/{id}/refund', { params: of(id), body })),
  );
}

/** In the buyer's place, under the same rules. */
export function useStartRefund(id: string) {
  return useSellAct((reason: string) =>
    answer(api.POST('/api/staff/sells/{id}/refund/start', { params: of(id), body: { reason } })),
  );
}

export function useClearFlag(id: string) {
  return useSellAct((reason: string) =>
    answer(api.POST('/api/staff/sells/{id}/flag/clear', { params: of(id), body: { reason } })),
  );
}

/** What providers sent and nobody tries again by itself. */
export function useGivenUpEvents() {
  return useQuery({
    queryKey: [...paymentsKey, 'given-up'],
    queryFn: async ({ signal }) => (await answer(api.GET('/api/staff/sells/events', { signal }))).data,
  });
}

export function useDecideEvent(id: string) {
  return useSellAct((body: DecideEventBody) =>
    answer(api.POST('/api/staff/sells/events/{id}', { params: of(id), body })),
  );
}

/** Asks the provider now. */
export function useReconcile(id: string) {
  return useSellAct(() => answer(api.POST('/api/staff/sells/{id}/reconcile', { params: of(id) })));
}

export function useExportSells(filters: SellsFilters) {
  return useMutation({
    mutationFn: async (name: string) => {
      const blob = await answer(
        api.GET('/api/staff/sells/export', { params: { query: queryOfSells(filters) }, parseAs: 'blob' }),
      );
      saveBlob({ name, blob });
    },
    onError: showError,
  });
}
