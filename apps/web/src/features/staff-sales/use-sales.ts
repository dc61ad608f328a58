import type { DecideEventBody, DecideRefundBody, Sale, SaleEvent } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { showError } from '../../lib/error-toasts.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { paymentsKey } from '../../lib/session.ts';
import { queryOfSales, type SalesFilters } from './sales-filters.ts';

const salesKey = [...paymentsKey, 'sales'];
const saleKey = (id: string) => [...paymentsKey, 'sale', id, currentLanguage()];

/** One sale; `events` come with the detail, and not from the list. */
interface SaleShown {
  sale: Sale;
  events: SaleEvent[] | undefined;
}

export function useSales(filters: SalesFilters) {
  const query = { ...queryOfSales(filters), page: filters.page };
  return useQuery({
    queryKey: [...salesKey, query, currentLanguage()],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/sells', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One sale, from the list at once and then as it is now: a decision must not rest on an old page. */
export function useSale(listed: Sale) {
  return useQuery({
    queryKey: saleKey(listed.id),
    queryFn: async (): Promise<SaleShown> => {
      const { data } = await answer(api.GET('/api/staff/sells/{id}', { params: { path: { id: listed.id } } }));
      return { sale: data.sell, events: data.events };
    },
    placeholderData: { sale: listed, events: undefined },
    staleTime: 0,
  });
}

/**
 * What staff does to a sale. Everything is asked for again afterwards, also after a failure: somebody else may have
 * been quicker.
 */
function useSaleAct<Given>(act: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => queryClient.invalidateQueries({ queryKey: paymentsKey }) });
}

const of = (id: string) => ({ path: { id } });

export function useDecideRefund(id: string) {
  return useSaleAct((body: DecideRefundBody) =>
    answer(api.POST('/api/staff/sells/{id}/refund', { params: of(id), body })),
  );
}

/** In the buyer's place, under the same rules. */
export function useStartRefund(id: string) {
  return useSaleAct((reason: string) =>
    answer(api.POST('/api/staff/sells/{id}/refund/start', { params: of(id), body: { reason } })),
  );
}

export function useClearFlag(id: string) {
  return useSaleAct((reason: string) =>
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
  return useSaleAct((body: DecideEventBody) =>
    answer(api.POST('/api/staff/sells/events/{id}', { params: of(id), body })),
  );
}

/** Asks the provider now. */
export function useReconcile(id: string) {
  return useSaleAct(() => answer(api.POST('/api/staff/sells/{id}/reconcile', { params: of(id) })));
}

export function useExportSales(filters: SalesFilters) {
  return useMutation({
    mutationFn: async (name: string) => {
      const blob = await answer(
        api.GET('/api/staff/sells/export', { params: { query: queryOfSales(filters) }, parseAs: 'blob' }),
      );
      saveBlob({ name, blob });
    },
    onError: showError,
  });
}
