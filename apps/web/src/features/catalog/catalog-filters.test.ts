import { expect, it } from 'vitest';
import { isWholeCatalog, readFilters, wholeCatalog, writeFilters } from './catalog-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

it('keeps search, category, sort and price in the address', () => {
  const filters = { query: 'festa junina', category: 'dance', sort: 'most_chosen', price: 'low_to_high' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
});

it('has a short address for the whole catalogue', () => {
  expect(writeFilters(wholeCatalog)).toEqual({});
  expect(isWholeCatalog(read(''))).toBe(true);
  expect(isWholeCatalog(read('page=3'))).toBe(true);
  expect(isWholeCatalog(read('category=dance'))).toBe(false);
});

it('takes an address that somebody wrote by hand', () => {
  expect(read('sort=cheapest&price=free&query=%25_%5C%27%22')).toEqual({ ...wholeCatalog, query: `%_\\'"` });
  expect(read(`query=${'a'.repeat(500)}`).query).toHaveLength(100);
});
