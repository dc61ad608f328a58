import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const retriesMax = 2;

/** Only what may pass by itself is tried again: no answer, or a server that is away for a moment. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 503;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < retriesMax && isPassing(error) },
    mutations: { retry: false },
  },
});
