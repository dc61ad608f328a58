import type { DecideVerificationBody, VerificationRequest, VerificationRequestState } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { staffKey } from '../staff-desk/index.ts';

export function useVerificationRequests({ state, page }: { state: VerificationRequestState; page: number }) {
  return useQuery({
    queryKey: [...staffKey, 'verifications', state, page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/verifications', { params: { query: { state, page } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useDecideVerification(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: DecideVerificationBody): Promise<VerificationRequest> =>
      (await answer(api.POST('/api/staff/verifications/{id}/decision', { params: { path: { id } }, body }))).data
        .request,
    // Also after a failure: a colleague may have decided meanwhile. The account and the count in the menu follow.
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
}
