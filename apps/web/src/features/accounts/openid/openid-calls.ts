import type { CurrentUser } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';

export interface Newcomer {
  name: string;
  email: string;
}
type OpenidOutcome =
  | { status: 'in'; user: CurrentUser }
  | { status: 'second_factor' }
  | { status: 'newcomer'; newcomer: Newcomer };

/** Answers where the provider asks who this is. */
export async function startOpenid(invitation: string | undefined): Promise<string> {
  return (await answer(api.POST('/api/openid/start', { body: { invitation: invitation ?? null } }))).data.url;
}

async function finishOpenid(query: string): Promise<OpenidOutcome> {
  const { data } = await answer(api.POST('/api/openid/finish', { body: { query } }));
  if ('user' in data) return { status: 'in', user: data.user };
  if ('newcomer' in data) return { status: 'newcomer', newcomer: data.newcomer };
  return { status: 'second_factor' };
}

/** An answer of a provider is good for one try: it is asked once, however often the page draws itself. */
export function useOpenidOutcome(query: string) {
  return useQuery({
    queryKey: ['openid', query],
    queryFn: () => finishOpenid(query),
    retry: false,
    retryOnMount: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

export async function registerOpenid(): Promise<CurrentUser> {
  return (await answer(api.POST('/api/openid/register', { body: { agreed: true } }))).data.user;
}
