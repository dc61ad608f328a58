import type { Processing } from '@semblante/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { processingsKey } from '../../lib/session.ts';

export interface ProcessingsPage {
  data: Processing[];
  meta: { page: number; per_page: number; total: number };
}

const listsKey = [...processingsKey, 'list'];
const oneKey = (id: string) => [...processingsKey, 'one', id];

export function findCached(id: string): Processing | undefined {
  const pages = queryClient.getQueriesData<ProcessingsPage>({ queryKey: listsKey });
  const listed = pages.flatMap(([, page]) => page?.data ?? []).find((processing) => processing.id === id);
  return queryClient.getQueryData<Processing>(oneKey(id)) ?? listed;
}

/** Wherever the page holds this processing, it changes at once. */
export function changeCached(id: string, change: (processing: Processing) => Processing): void {
  queryClient.setQueryData<Processing>(oneKey(id), (one) => one && change(one));
  changeLists(
    ({ data, meta }) => ({
      data: data.map((processing) => (processing.id === id ? change(processing) : processing)),
      meta,
    }),
    id,
  );
}

export function keepProcessing(processing: Processing): void {
  queryClient.setQueryData(oneKey(processing.id), processing);
  changeCached(processing.id, () => processing);
}

export function removeCached(id: string): void {
  queryClient.removeQueries({ queryKey: oneKey(id) });
  changeLists(
    ({ data, meta }) => ({
      data: data.filter((processing) => processing.id !== id),
      meta: { ...meta, total: meta.total - 1 },
    }),
    id,
  );
}

function changeLists(change: (page: ProcessingsPage) => ProcessingsPage, id: string): void {
  queryClient.setQueriesData<ProcessingsPage>({ queryKey: listsKey }, (page) =>
    page?.data.some((processing) => processing.id === id) === true ? change(page) : page,
  );
}

export function refreshProcessings(): void {
  void queryClient.invalidateQueries({ queryKey: processingsKey });
}
