import type { AppealBody, DecideReviewBody, ReviewCase, ReviewQuery } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { facesKey, processingsKey, videosKey } from '../../lib/session.ts';

export const reviewKey = ['review'] as const;
/** Nobody tells staff live of a new case yet. */
const lookEveryMs = 30_000;

const at = (id: string) => ({ params: { path: { id } } });

export function useReviewCases(query: ReviewQuery) {
  return useQuery({
    queryKey: [...reviewKey, query],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/review', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: query.state === 'waiting' && lookEveryMs,
  });
}

export function useScreenRules() {
  return useQuery({
    queryKey: [...reviewKey, 'rules'],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/review/rules', { signal })),
  });
}

export function useDecideReview(id: string) {
  return useMutation({
    mutationFn: async (body: DecideReviewBody): Promise<ReviewCase> =>
      (await answer(api.POST('/api/staff/review/{id}/decision', { ...at(id), body }))).data.case,
    // Also after a failure: somebody else may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewKey }),
  });
}

/** What was refused may be held again now: everything that shows it is asked for anew. */
export async function sendAppeal(id: string, body: AppealBody): Promise<void> {
  await api.POST('/api/review/{id}/appeal', { ...at(id), body });
  for (const queryKey of [facesKey, videosKey, processingsKey]) void queryClient.invalidateQueries({ queryKey });
}
