import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionItem } from '@semblante/contracts';
import { answer, api } from '../../../lib/api.ts';
import { showError } from '../../../lib/error-toasts.ts';

const sessionsKey = ['sessions'];

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }): Promise<SessionItem[]> => (await answer(api.GET('/api/sessions', { signal }))).data,
  });
}

export function useRevokeSession(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/api/sessions/{id}', { params: { path: { id } } })),
    onSuccess: onDone,
    onError: showError,
    // Also after a failure: a session that was ended elsewhere must leave the list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useRevokeOtherSessions(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/api/sessions')),
    onSuccess: onDone,
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
