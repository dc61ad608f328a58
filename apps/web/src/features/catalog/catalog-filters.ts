import { clipLimits, clipPriceOrders, type ClipSort, clipSorts } from '@semblante/contracts';
import { oneOf, presentWords } from '../../lib/address-words.ts';

type PriceOrder = (typeof clipPriceOrders)[number];

export interface CatalogFilters {
  query: string;
  category: string | undefined;
  /** None is the catalogue's own order. */
  sort: ClipSort | undefined;
  price: PriceOrder;
}

export const wholeCatalog: CatalogFilters = { query: '', category: undefined, sort: undefined, price: 'all' };

/** An address is written by anybody: what is not known is as if it were not there. */
export function readFilters(address: URLSearchParams): CatalogFilters {
  return {
    query: (address.get('query') ?? '').slice(0, clipLimits.queryLengthMax),
    category: address.get('category') ?? undefined,
    sort: oneOf(clipSorts, address.get('sort')),
    price: oneOf(clipPriceOrders, address.get('price')) ?? 'all',
  };
}

export function writeFilters({ query, category, sort, price }: CatalogFilters): Record<string, string> {
  return presentWords({ query: query.trim(), category, sort, price: price === 'all' ? undefined : price });
}

/** Narrowed down, or in another order: then it is a result and not a shop window. */
export function isWholeCatalog(filters: CatalogFilters): boolean {
  return Object.keys(writeFilters(filters)).length === 0;
}
