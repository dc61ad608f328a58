import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';

/** False until it is known that somebody did send this link. */
export function useIsInvited(token: string | undefined): boolean {
  const { data } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/invitations/{token}', { params: { path: { token: token ?? '' } }, signal }))).data
        .is_known,
    enabled: token !== undefined,
    staleTime: Infinity,
  });
  return data ?? false;
}
