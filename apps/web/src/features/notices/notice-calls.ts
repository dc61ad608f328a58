import type { MailPreferences, News } from '@semblante/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { newsKey } from '../../lib/session.ts';

/** How many there are that nobody looked at: for the bell of every page. */
export const unseenOptions = queryOptions({
  queryKey: [...newsKey, 'unseen'],
  queryFn: async ({ signal }): Promise<number> => (await answer(api.GET('/api/notifications', { signal }))).meta.unseen,
  staleTime: 60_000,
});

export const newsOptions = infiniteQueryOptions({
  queryKey: [...newsKey, 'list'],
  queryFn: async ({ pageParam, signal }) =>
    await answer(
      api.GET('/api/notifications', {
        params: { query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      }),
    ),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ data, meta }): number | undefined => (meta.has_more ? data.at(-1)?.id : undefined),
});

export async function seeNews(newest: News): Promise<void> {
  await answer(api.POST('/api/notifications/seen', { body: { up_to: newest.id } }));
  queryClient.setQueryData(unseenOptions.queryKey, 0);
}

const mailPreferencesKey = ['mail-preferences'] as const;

export const mailPreferencesOptions = queryOptions({
  queryKey: mailPreferencesKey,
  queryFn: async ({ signal }): Promise<MailPreferences> =>
    (await answer(api.GET('/api/user/mail-preferences', { signal }))).data.preferences,
});

export async function saveMailPreferences(wanted: MailPreferences): Promise<void> {
  const { data } = await answer(api.PUT('/api/user/mail-preferences', { body: wanted }));
  queryClient.setQueryData(mailPreferencesKey, data.preferences);
}
