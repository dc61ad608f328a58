// @vitest-environment happy-dom
import type { Payment, Refund, StatementItem } from '@semblante/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePayment } from '../../testing/sample-payment.ts';
import { showPage } from '../../testing/show-page.tsx';
import { type Answer, startTestServer } from '../../testing/test-server.ts';
import { StatementSection } from './statement-section.tsx';

const line: StatementItem = {
  id: 'line-1',
  type: 'video',
  status: 'completed',
  reason: null,
  credits: -2,
  amount_cents: null,
  currency: 'BRL',
  date: '2026-11-01T12:00:00.000Z',
  promotion: null,
  payment_id: null,
  title: 'beach.mp4',
  can_pay: false,
  refund: null,
};

const pageOf = (lines: StatementItem[], meta: { page: number; total: number }): Answer => ({
  body: { data: lines, meta: { per_page: 20, ...meta } },
});

it('starts a filter at its first page, and says which lines of how many it shows', async () => {
  const { calls } = await startTestServer({
    'GET /api/credits/statement': ({ query }) =>
      pageOf([{ ...line, title: `page ${query['page']} of ${query['type'] ?? 'all'}` }], {
        page: Number(query['page']),
        total: 57,
      }),
  });
  const { user } = await showPage(<StatementSection />);
  await screen.findByText('page 1 of all');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('page 2 of all');
  expect(screen.getByText('21 to 40 of 57')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Type'), 'purchase');
  await screen.findByText('page 1 of purchase');
  expect(calls.map(({ query }) => query)).toEqual([{ page: '1' }, { page: '2' }, { page: '1', type: 'purchase' }]);
});

it('offers to clear the filters where they match nothing', async () => {
  await startTestServer({
    'GET /api/credits/statement': ({ query }) =>
      query['status'] === 'fail' ? pageOf([], { page: 1, total: 0 }) : pageOf([line], { page: 1, total: 1 }),
  });
  const { user } = await showPage(<StatementSection />);
  await screen.findByText('beach.mp4');
  await user.selectOptions(screen.getByLabelText('Status'), 'fail');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('beach.mp4');
  expect(screen.queryByText('Your statement starts here')).toBeNull();
});

it('has no filters above a statement that is empty', async () => {
  await startTestServer({ 'GET /api/credits/statement': () => pageOf([], { page: 1, total: 0 }) });
  await showPage(<StatementSection />);
  await screen.findByText('Your statement starts here');
  expect(screen.queryByLabelText('Type')).toBeNull();
  expect(screen.getByRole('link', { name: 'See packages' }).getAttribute('href')).toBe('/user/credits');
});

it('says that it could not be loaded, and loads when asked again', async () => {
  let isUp = false;
  await startTestServer({
    'GET /api/credits/statement': () =>
      isUp ? pageOf([line], { page: 1, total: 1 }) : { status: 500, body: { message: 'no', code: 'server.error' } },
  });
  const { user } = await showPage(<StatementSection />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByText('beach.mp4')).toBeTruthy();
});

it('asks before a refund with today’s amount, and gives its protocol', async () => {
  const { id } = samplePayment;
  const bought: StatementItem = {
    ...line,
    type: 'purchase',
    status: 'success',
    credits: 30,
    amount_cents: 4990,
    date: new Date().toISOString(),
    payment_id: id,
    title: null,
  };
  const paid: Payment = {
    ...samplePayment,
    status: 'success',
    refund_offer: { until: bought.date, credits: 20, amount_cents: 3327, is_automatic: false, by_hand: false },
  };
  const refund: Refund = {
    protocol: 'R-123',
    state: 'asked',
    credits: 20,
    amount_cents: 3327,
    by_hand: false,
    reason: null,
    asked_at: bought.date,
    done_at: null,
  };
  const { calls } = await startTestServer({
    'GET /api/credits/statement': () => pageOf([bought], { page: 1, total: 1 }),
    [`GET /api/payments/${id}`]: () => ({ body: { data: { payment: paid } } }),
    [`POST /api/payments/${id}/refund`]: () => ({ body: { data: { payment: { ...paid, refund }, refund } } }),
  });
  const { user } = await showPage(<StatementSection />);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/You return 20 unused credits/);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Ask for a refund of R\$\s?33.27$/ }));
  await dialog.findByText('R-123');
  expect(dialog.getByText(/The team checks and answers by e-mail/)).toBeTruthy();
});
