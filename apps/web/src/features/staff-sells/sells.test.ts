import { describe, expect, it } from 'vitest';
import { decisionsFor } from './refund-decisions.ts';
import { areSellsFiltered, everySell, queryOfSells, sellsFilters } from './sells-filters.ts';

describe('the filters of the sells', () => {
  it('ask only for what was chosen, the same of the list and of its export', () => {
    expect(queryOfSells(everySell)).toEqual({});
    expect(queryOfSells({ ...everySell, page: 2, refund: 'asked', isFlagged: true, query: ' ana ' })).toEqual({
      refund: 'asked',
      flagged: 'true',
      query: 'ana',
    });
  });

  it('come back from the address as they were put there', () => {
    const filters = {
      ...everySell,
      page: 3,
      status: 'error' as const,
      isFlagged: true,
      query: 'ana',
      from: '2026-11-01',
    };
    expect(sellsFilters.read(new URLSearchParams(sellsFilters.write(filters)))).toEqual(filters);
    expect(sellsFilters.write(everySell)).toEqual({});
  });

  it('leave out what somebody wrote into the address by hand', () => {
    expect(sellsFilters.read(new URLSearchParams('status=king&page=-4&from=yesterday&flagged=1'))).toEqual(everySell);
  });

  it('know when nothing is filtered, whatever the page', () => {
    expect(areSellsFiltered({ ...everySell, page: 7, query: '  ' })).toBe(false);
    expect(areSellsFiltered({ ...everySell, method: 'boleto' })).toBe(true);
  });
});

describe('the decision on a refund', () => {
  it('is to approve or deny while it was only asked for', () => {
    expect(decisionsFor({ state: 'asked', by_hand: false })).toEqual(['approve', 'deny']);
  });

  it('is to record the payment where the provider cannot return the money', () => {
    expect(decisionsFor({ state: 'approved', by_hand: true })).toEqual(['paid_by_hand']);
  });

  it('is to send again or pay outside when the provider failed', () => {
    expect(decisionsFor({ state: 'failed', by_hand: false })).toEqual(['approve', 'paid_by_hand']);
  });

  it.each(['approved', 'sent', 'done', 'denied'] as const)('is no longer there when it is %s', (state) => {
    expect(decisionsFor({ state, by_hand: false })).toEqual([]);
  });
});
