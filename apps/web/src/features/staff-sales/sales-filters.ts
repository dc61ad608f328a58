import {
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  paymentStatuses,
  type RefundState,
  refundStates,
} from '@semblante/contracts';
import { dayOf, oneOf, pageOf, presentWords } from '../../lib/address-words.ts';

export interface SalesFilters {
  page: number;
  status: PaymentStatus | undefined;
  method: PaymentMethod | undefined;
  refund: RefundState | undefined;
  isFlagged: boolean;
  query: string;
  from: string | undefined;
  to: string | undefined;
}

export const salesFilters = {
  read: (address: URLSearchParams): SalesFilters => ({
    page: pageOf(address),
    status: oneOf(paymentStatuses, address.get('status')),
    method: oneOf(paymentMethods, address.get('method')),
    refund: oneOf(refundStates, address.get('refund')),
    isFlagged: address.get('flagged') === 'true',
    query: address.get('query') ?? '',
    from: dayOf(address, 'from'),
    to: dayOf(address, 'to'),
  }),
  write: (filters: SalesFilters) => presentWords({ ...queryOfSales(filters), page: filters.page }),
};

export const everySale = salesFilters.read(new URLSearchParams());

interface SalesCallQuery {
  status?: PaymentStatus;
  method?: PaymentMethod;
  refund?: RefundState;
  flagged?: 'true';
  query?: string;
  from?: string;
  to?: string;
}

/** What the list, its totals and its export are all asked with. */
export function queryOfSales({ status, method, refund, isFlagged, query, from, to }: SalesFilters): SalesCallQuery {
  const words = query.trim();
  return {
    ...(status !== undefined && { status }),
    ...(method !== undefined && { method }),
    ...(refund !== undefined && { refund }),
    ...(isFlagged && { flagged: 'true' as const }),
    ...(words !== '' && { query: words }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

export function areSalesFiltered(filters: SalesFilters): boolean {
  return Object.keys(queryOfSales(filters)).length > 0;
}
