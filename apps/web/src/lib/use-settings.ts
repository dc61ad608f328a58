import type { Settings } from '@semblante/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from './api.ts';
import { queryClient } from './query-client.ts';
import { settingsKey } from './session.ts';

const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: async (): Promise<Settings> => (await answer(api.GET('/api/settings'))).data,
  staleTime: 5 * 60_000,
});

export function useSettings(): Settings | undefined {
  return useQuery(settingsQuery).data;
}

/** For loaders. Without an answer the page goes on as on any ordinary day. */
export async function findSettings(): Promise<Settings | undefined> {
  try {
    return await queryClient.query({ ...settingsQuery, retry: false });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Asks again now, from the maintenance screen. */
export function refreshSettings(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: settingsKey });
}
