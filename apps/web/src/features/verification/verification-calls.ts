import type { AskVerificationBody, OwnVerification } from '@semblante/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { verificationKey } from '../../lib/session.ts';

export function useVerification() {
  return useQuery({
    queryKey: verificationKey,
    queryFn: async (): Promise<OwnVerification> => (await answer(api.GET('/api/user/verification'))).data.verification,
  });
}

export function useAskVerification() {
  return useMutation({
    mutationFn: async (body: AskVerificationBody): Promise<OwnVerification> =>
      (await answer(api.PUT('/api/user/verification', { body }))).data.verification,
    onSuccess: (verification) => queryClient.setQueryData(verificationKey, verification),
  });
}
