import type { BulkBody, BulkSummary } from '@semblante/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../lib/api.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { usersKey } from '../user-calls.ts';

export const bulkActions = ['status', 'verify', 'gift'] as const satisfies readonly BulkBody['action'][];
export type BulkAction = (typeof bulkActions)[number];

interface BulkPreview {
  token: string;
  summary: BulkSummary;
}

/** What would happen: nothing is changed yet. */
export function usePreviewBulk() {
  return useMutation({
    mutationFn: async (body: BulkBody): Promise<BulkPreview> =>
      (await answer(api.POST('/api/staff/users/bulk/preview', { body }))).data,
    onError: showError,
  });
}

/** Does what the preview said, once. */
export function useRunBulk() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: string): Promise<BulkSummary> =>
      (await answer(api.POST('/api/staff/users/bulk', { body: { token } }))).data.summary,
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}
