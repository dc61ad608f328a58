import type { Welcome, WelcomeOutcome } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { userKey, welcomeKey } from '../../lib/session.ts';

/** What somebody new still has before them. */
export function useWelcome() {
  return useQuery({
    queryKey: welcomeKey,
    queryFn: async (): Promise<Welcome> => (await answer(api.GET('/api/welcome'))).data,
  });
}

export async function sendCode(): Promise<void> {
  await api.POST('/api/welcome/code');
}

export async function confirmCode(code: string): Promise<{ outcome: WelcomeOutcome; credits: number }> {
  const { data } = await answer(api.POST('/api/welcome/confirm', { body: { code } }));
  void queryClient.invalidateQueries({ queryKey: userKey });
  return data;
}

export function refreshWelcome(): void {
  void queryClient.invalidateQueries({ queryKey: welcomeKey });
}
