import type { BlockBody, BlocksQuery, DecideLiftBody } from '@semblante/contracts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reviewKey } from './review-calls.ts';

const blocksKey = ['blocks'] as const;
const at = (id: string) => ({ params: { path: { id } } });

/** Whatever happens to a block changes what the queue shows of its thing. */
async function lookAgain(): Promise<void> {
  await Promise.all([blocksKey, reviewKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useBlocks(query: BlocksQuery) {
  return useQuery({
    queryKey: [...blocksKey, query],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/blocks', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useBlock() {
  return useMutation({
    mutationFn: async (body: BlockBody) => await answer(api.POST('/api/staff/blocks', { body })),
    onSettled: lookAgain,
  });
}

export type LiftAct = 'propose' | DecideLiftBody['decision'];

export function useLift(id: string) {
  return useMutation({
    mutationFn: async ({ act, reason }: { act: LiftAct; reason: string }) =>
      act === 'propose'
        ? await answer(api.POST('/api/staff/blocks/{id}/lift', { ...at(id), body: { reason } }))
        : await answer(
            api.POST('/api/staff/blocks/{id}/lift/decision', { ...at(id), body: { decision: act, reason } }),
          ),
    onSettled: lookAgain,
  });
}
