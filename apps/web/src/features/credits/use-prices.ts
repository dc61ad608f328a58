import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';

/** The list prices, for who has no account yet. */
export function usePrices() {
  return useQuery({ queryKey: ['prices'], queryFn: async () => (await answer(api.GET('/api/credits/prices'))).data });
}
