import type { Processing, ProcessingsQuery, StartBody } from '@semblante/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { processingsKey } from '../../lib/session.ts';
import {
  changeCached,
  findCached,
  keepProcessing,
  type ProcessingsPage,
  refreshProcessings,
  removeCached,
} from './processing-cache.ts';
import { isRunning, newerOf } from './processing-event.ts';

/**
 * Progress is told live; this is for what is not told, the place in the queue, and for a network that lets nothing
 * through.
 */
const watchEveryMs = 10_000;

export type ListedKind = NonNullable<ProcessingsQuery['kind']>;

export interface ProcessingsFilter {
  kind?: ListedKind;
  period: 'recent' | 'all';
  page: number;
}

const at = (id: string) => ({ params: { path: { id } } });

/** An answer may have been on its way while an event overtook it: what is known and further on stays. */
function notBehind(fetched: Processing): Processing {
  return newerOf(findCached(fetched.id), fetched);
}

export function useProcessings(filter: ProcessingsFilter) {
  return useQuery({
    queryKey: [...processingsKey, 'list', filter],
    queryFn: async ({ signal }): Promise<ProcessingsPage> => {
      const { data, meta } = await answer(api.GET('/api/processings', { params: { query: filter }, signal }));
      return { data: data.map(notBehind), meta };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.data.some(isRunning) === true && watchEveryMs,
  });
}

/** All of one kind that were begun since a moment, however many pages they are. */
export function useProcessingsSince(kind: ListedKind, since: string | undefined) {
  return useQuery({
    queryKey: [...processingsKey, 'list', { kind, since }],
    queryFn: async ({ signal }): Promise<ProcessingsPage> => {
      const data: Processing[] = [];
      for (let page = 1; ; page += 1) {
        const listed = await answer(
          api.GET('/api/processings', { params: { query: { kind, period: 'all', page } }, signal }),
        );
        data.push(...listed.data.map(notBehind));
        const oldest = listed.data.at(-1);
        const isAll =
          oldest === undefined || oldest.created_at < (since ?? '') || page * listed.meta.per_page >= listed.meta.total;
        if (isAll) return { data, meta: listed.meta };
      }
    },
    enabled: since !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.data.some(isRunning) === true && watchEveryMs,
  });
}

export async function fetchProcessing(id: string): Promise<Processing> {
  return notBehind((await answer(api.GET('/api/processings/{id}', at(id)))).data.processing);
}

export function useProcessing(id: string | undefined) {
  return useQuery({
    queryKey: [...processingsKey, 'one', id],
    queryFn: () => fetchProcessing(id ?? ''),
    enabled: id !== undefined,
    placeholderData: () => (id === undefined ? undefined : findCached(id)),
    refetchInterval: ({ state }) => state.data !== undefined && isRunning(state.data) && watchEveryMs,
  });
}

/** The same key for the same wish: pressed twice, sent twice, started once. */
export async function startProcessing(body: StartBody, idempotencyKey: string): Promise<Processing> {
  const { data } = await answer(api.POST('/api/processings', { body, headers: { 'Idempotency-Key': idempotencyKey } }));
  for (const processing of data.processings) keepProcessing(processing);
  refreshProcessings();
  return data.processing;
}

export async function cancelProcessing(id: string): Promise<Processing> {
  const { data } = await answer(api.POST('/api/processings/{id}/cancel', at(id)));
  keepProcessing(data.processing);
  refreshProcessings();
  return data.processing;
}

export async function deleteProcessing(id: string): Promise<void> {
  await api.DELETE('/api/processings/{id}', at(id));
  removeCached(id);
  refreshProcessings();
}

/** Worked, did not work, or no opinion any more. */
export async function evaluateProcessing(id: string, worked: boolean | null): Promise<void> {
  await api.PUT('/api/processings/{id}/evaluation', { ...at(id), body: { worked } });
  changeCached(id, (processing) => ({ ...processing, worked }));
}
