import type { StatementItem } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import { pageSpan } from '../../lib/page-span.ts';
import { everything, isFiltered, queryOfFilters, withFilter } from './statement-filters.ts';
import { mayAskRefund, reasonOf, signedCredits, statusOf } from './statement-words.ts';

const purchase: StatementItem = {
  id: '1',
  type: 'purchase',
  status: 'success',
  reason: null,
  credits: 30,
  amount_cents: 79_92,
  currency: 'BRL',
  date: '2026-11-10T12:00:00.000Z',
  promotion: null,
  payment_id: '1',
  title: null,
  can_pay: false,
  refund: null,
};

describe('the filters of the statement', () => {
  it('ask for everything, page by page, until something is chosen', () => {
    expect(queryOfFilters(everything)).toEqual({ page: 1 });
    expect(isFiltered(everything)).toBe(false);
  });

  it('ask only for what was chosen', () => {
    expect(queryOfFilters({ page: 3, type: 'gift', status: undefined })).toEqual({ page: 3, type: 'gift' });
  });

  it('start again at the first page when one changes', () => {
    const chosen = withFilter({ page: 4, type: 'video', status: undefined }, { status: 'error' });
    expect(chosen).toEqual({ page: 1, type: 'video', status: 'error' });
    expect(isFiltered(chosen)).toBe(true);
  });
});

describe('a page of the statement', () => {
  it('says which lines of how many it shows', () => {
    expect(pageSpan({ page: 3, per_page: 20, total: 57 })).toEqual({ from: 41, to: 57, total: 57, pageCount: 3 });
    expect(pageSpan({ page: 1, per_page: 20, total: 0 })).toEqual({ from: 0, to: 0, total: 0, pageCount: 1 });
  });
});

describe('a line of the statement', () => {
  it('says that a failed processing was not charged, and why', () => {
    const line = { ...purchase, type: 'video', status: 'error', credits: 0, reason: 'content.sexual' } as const;
    expect(statusOf(line).key).toBe('credits.statement.free');
    expect(reasonOf(line)).toBe('credits.statement.reasons.refused');
    expect(reasonOf({ ...line, reason: 'something_new' })).toBe('credits.statement.reasons.unfinished');
  });

  it('tells credits that are held from a purchase that waits for its payment', () => {
    expect(statusOf({ ...purchase, status: 'pending' }).key).toBe('payments.status.pending');
    expect(statusOf({ ...purchase, type: 'image', status: 'pending' }).key).toBe('credits.statement.held');
  });

  it('does not call a gift what staff took away', () => {
    expect(reasonOf({ ...purchase, type: 'gift', status: 'completed', reason: 'staff' })).toBe(
      'credits.statement.reasons.staff',
    );
    expect(reasonOf({ ...purchase, type: 'other', status: 'refunded', reason: 'staff' })).toBe(
      'credits.statement.reasons.taken_by_staff',
    );
  });

  it('explains an order that expired', () => {
    expect(reasonOf({ ...purchase, status: 'trash', reason: 'expired' })).toBe('payments.reasons.expired');
  });

  it.each([
    [30, '+30'],
    [-6, '−6'],
    [0, '0'],
  ])('writes %i credits as %s', (credits, text) => {
    expect(signedCredits(credits, String)).toBe(text);
  });
});

describe('the refund of a line', () => {
  const paidAt = Date.parse(purchase.date);
  const sevenDays = 7 * 24 * 60 * 60_000;

  it('is offered up to the last second of the seventh day', () => {
    expect(mayAskRefund(purchase, paidAt + sevenDays)).toBe(true);
    expect(mayAskRefund(purchase, paidAt + sevenDays + 1)).toBe(false);
  });

  it('is offered again only after it was denied', () => {
    expect(mayAskRefund({ ...purchase, refund: { protocol: '1', state: 'asked' } }, paidAt)).toBe(false);
    expect(mayAskRefund({ ...purchase, refund: { protocol: '1', state: 'denied' } }, paidAt)).toBe(true);
  });

  it('is never offered for what was not paid', () => {
    expect(mayAskRefund({ ...purchase, status: 'pending' }, paidAt)).toBe(false);
  });
});
