import type { EraseBody, ErasureReceipt, Privacy } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { privacyKey } from '../../lib/session.ts';

const lookAgainMs = 5_000;
const isOnItsWay = (data: Privacy | undefined) => data?.export?.state === 'waiting' || data?.export?.state === 'making';

/** A copy that is being made is looked for until it is there; the live line may be cut. */
export function usePrivacy() {
  return useQuery({
    queryKey: privacyKey,
    queryFn: async (): Promise<Privacy> => (await answer(api.GET('/api/privacy'))).data,
    refetchInterval: ({ state }) => (isOnItsWay(state.data) ? lookAgainMs : false),
  });
}

export async function askExport(): Promise<void> {
  const { data } = await answer(api.POST('/api/privacy/export'));
  queryClient.setQueryData<Privacy>(privacyKey, (known) => known && { ...known, export: data.export });
}

export async function askErasure(body: EraseBody): Promise<void> {
  const { data } = await answer(api.POST('/api/privacy/erasure', { body }));
  queryClient.setQueryData<Privacy>(privacyKey, (known) => known && { ...known, erasure: data.erasure });
}

export async function cancelErasure(): Promise<void> {
  await api.DELETE('/api/privacy/erasure');
  queryClient.setQueryData<Privacy>(privacyKey, (known) => known && { ...known, erasure: null });
}

export function useErasureReceipt(protocol: string) {
  return useQuery({
    queryKey: ['erasure-receipt', protocol],
    queryFn: async (): Promise<ErasureReceipt> =>
      (await answer(api.GET('/api/privacy/receipts/{protocol}', { params: { path: { protocol } } }))).data.receipt,
  });
}
