import type { PaymentMethod, PaymentStatus, RefundState } from '@semblante/contracts';

export interface SellsFilters {
  page: number;
  status: PaymentStatus | undefined;
  method: PaymentMethod | undefined;
  refund: RefundState | undefined;
  isFlagged: boolean;
  query: string;
}

export const everySell: SellsFilters = { page: 1, status: undefined, method: undefined, refund: undefined, isFlagged: false, query: '' };

interface SellsCallQuery {
  page: number;
  status?: PaymentStatus;
  method?: PaymentMethod;
  refund?: RefundState;
  flagged?: 'true';
  query?: string;
}

export function queryOfSells({ page, status, method, refund, isFlagged, query }: SellsFilters): SellsCallQuery {
  const words = query.trim();
  return {
    page,
    ...(status !== undefined && { status }),
    ...(method !== undefined && { method }),
    ...(refund !== undefined && { refund }),
    ...(isFlagged && { flagged: 'true' as const }),
    ...(words !== '' && { query: words }),
  };
}

export function areSellsFiltered(filters: SellsFilters): boolean {
  return Object.keys(queryOfSells(filters)).length > 1;
}
