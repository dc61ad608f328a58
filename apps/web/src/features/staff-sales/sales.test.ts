import { describe, expect, it } from 'vitest';
import { decisionsFor } from './refund-decisions.ts';
import { areSalesFiltered, everySale, queryOfSales, salesFilters } from './sales-filters.ts';

describe('the filters of the sales', () => {
  it('ask only for what was chosen, the same of the list and of its export', () => {
    expect(queryOfSales(everySale)).toEqual({});
    expect(queryOfSales({ ...everySale, page: 2, refund: 'asked', isFlagged: true, query: ' ana ' })).toEqual({
      refund: 'asked',
      flagged: 'true',
      query: 'ana',
    });
  });

  it('come back from the address as they were put there', () => {
    const filters = {
      ...everySale,
      page: 3,
      status: 'error' as const,
      isFlagged: true,
      query: 'ana',
      from: '2026-11-01',
    };
    expect(salesFilters.read(new URLSearchParams(salesFilters.write(filters)))).toEqual(filters);
    expect(salesFilters.write(everySale)).toEqual({});
  });

  it('leave out what somebody wrote into the address by hand', () => {
    expect(salesFilters.read(new URLSearchParams('status=king&page=-4&from=yesterday&flagged=1'))).toEqual(everySale);
  });

  it('know when nothing is filtered, whatever the page', () => {
    expect(areSalesFiltered({ ...everySale, page: 7, query: '  ' })).toBe(false);
    expect(areSalesFiltered({ ...everySale, method: 'boleto' })).toBe(true);
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
