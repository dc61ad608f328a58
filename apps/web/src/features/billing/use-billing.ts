import type { Billing, BillingBody, ClaimCpfBody } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { paymentsKey, userKey } from '../../lib/session.ts';

const billingKey = [...paymentsKey, 'billing'];

export function useBilling() {
  return useQuery({
    queryKey: billingKey,
    queryFn: async ({ signal }): Promise<Billing> =>
      (await answer(api.GET('/api/user/billing', { signal }))).data.billing,
  });
}

/** The protocol under which staff answers. */
export async function claimCpf(body: ClaimCpfBody): Promise<string> {
  return (await answer(api.POST('/api/user/billing/claim', { body }))).data.protocol;
}

export async function saveBilling(body: BillingBody): Promise<void> {
  const { data } = await answer(api.PATCH('/api/user/billing', { body }));
  queryClient.setQueryData(billingKey, data.billing);
  // The phone is part of the user's own record too.
  await queryClient.invalidateQueries({ queryKey: userKey });
}
