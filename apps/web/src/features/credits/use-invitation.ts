import type { Invitation } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { paymentsKey } from '../../lib/session.ts';

export function useInvitation() {
  return useQuery({
    queryKey: [...paymentsKey, 'invitation'],
    queryFn: async ({ signal }): Promise<Invitation> =>
      (await answer(api.GET('/api/credits/invitation', { signal }))).data,
  });
}
