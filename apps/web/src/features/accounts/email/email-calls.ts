import type { ChangeEmailBody, EmailChange } from '@semblante/contracts';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { userKey } from '../../../lib/session.ts';

const emailChangeKey = ['email-change'] as const;

export const emailChangeOptions = queryOptions({
  queryKey: emailChangeKey,
  queryFn: async ({ signal }): Promise<EmailChange | null> =>
    (await answer(api.GET('/api/user/email', { signal }))).data.change,
});

export async function askEmailChange(body: ChangeEmailBody): Promise<void> {
  const { data } = await answer(api.POST('/api/user/email', { body }));
  queryClient.setQueryData(emailChangeKey, data.change);
}

export async function cancelEmailChange(): Promise<void> {
  await answer(api.DELETE('/api/user/email'));
  queryClient.setQueryData(emailChangeKey, null);
}

export async function confirmEmail(token: string): Promise<{ state: 'waiting' | 'done'; new_email: string }> {
  const { data } = await answer(api.POST('/api/email-change', { body: { token } }));
  // Whoever is logged in here may be the one whose address this is.
  await queryClient.invalidateQueries({ queryKey: userKey });
  queryClient.removeQueries({ queryKey: emailChangeKey });
  return data;
}
