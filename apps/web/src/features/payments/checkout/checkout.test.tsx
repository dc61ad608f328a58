// @vitest-environment happy-dom
import type { Billing, Package, PackagesAnswer } from '@semblante/contracts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { samplePayment } from '../../../testing/sample-payment.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { type Answer, type Call, startTestServer } from '../../../testing/test-server.ts';
import { Checkout } from './checkout.tsx';

const pack: Package = {
  id: '0193a1b2-0000-7000-8000-0000000000aa',
  credits: 30,
  list_price_cents: 4990,
  amount_cents: 4990,
  currency: 'BRL',
  tags: [],
  promotion: null,
};
const meta: PackagesAnswer['meta'] = { methods: ['pix', 'card'], is_sandbox: false, first_purchase_payment_id: null };
const complete: Billing = { cpf: '***.982.247-**', phone: '+5511987654321', is_complete: true };

const refusal = (status: number, code: string): Answer => ({ status, body: { message: code, code } });
const bought: Answer = { body: { data: { payment: samplePayment } } };

async function openCheckout({ billing = complete, buy, packs = [pack] }: CheckoutParts) {
  const { calls } = await startTestServer({
    'GET /api/settings': () => ({ status: 404, body: {} }),
    'GET /api/user/billing': () => ({ body: { data: { billing } } }),
    'GET /api/credits/packages': () => ({ body: { data: packs, meta } }),
    'POST /api/payments': buy,
  });
  const page = await showPage(<Checkout pack={pack} meta={meta} />);
  await screen.findByText(billing.is_complete ? '***.982.247-**' : /We will ask for CPF/);
  return { ...page, orders: () => calls.filter(({ method }) => method === 'POST') };
}

interface CheckoutParts {
  billing?: Billing;
  buy: (call: Call) => Answer | Promise<Answer>;
  packs?: Package[];
}

const payButton = (price = '49.90') =>
  screen.getByRole('button', { name: new RegExp(`^Pay R\\$\\s?${price} with Pix$`) });
const keyOf = ({ headers }: Call) => headers['idempotency-key'];

it('shows the Pix of what was bought', async () => {
  const { user, address, orders } = await openCheckout({ buy: () => bought });
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe(`/user/credits?payment=${samplePayment.id}`));
  expect(orders().map(({ body }) => body)).toEqual([
    { package_id: pack.id, method: 'pix', expected_amount_cents: 4990 },
  ]);
});

it('buys once, however often the button is pressed while it waits', async () => {
  let answerNow: (answer: Answer) => void = () => undefined;
  const waiting = new Promise<Answer>((resolve) => (answerNow = resolve));
  const { user, address, orders } = await openCheckout({ buy: () => waiting });
  const button = payButton();
  await user.dblClick(button);
  await user.click(button);
  answerNow(bought);
  await waitFor(() => expect(address()).toContain('payment='));
  expect(orders()).toHaveLength(1);
});

it('asks for the same payment again after a lost answer, and for another one after a clear no', async () => {
  const answers = [refusal(500, 'server.error'), refusal(409, 'payments.package_unavailable'), bought];
  const { user, address, orders } = await openCheckout({ buy: () => answers.shift() ?? bought });
  await user.click(payButton());
  await waitFor(() => expect(payButton()).toHaveProperty('disabled', false));
  await user.click(payButton());
  await screen.findByText(/This package is no longer for sale/);
  await user.click(payButton());
  await waitFor(() => expect(address()).toContain('payment='));
  const [lost, refused, last] = orders().map(keyOf);
  expect(lost).toBeTruthy();
  expect(refused).toBe(lost);
  expect(last).not.toBe(lost);
});

it('says what a package costs now before it charges another price', async () => {
  const answers = [refusal(409, 'payments.price_changed'), bought];
  const dearer = { ...pack, amount_cents: 5990 };
  const { user, address, orders } = await openCheckout({ buy: () => answers.shift() ?? bought, packs: [dearer] });
  await user.click(payButton());
  expect((await screen.findByText(/The price changed from/)).textContent).toMatch(/R\$\s?49.90 to R\$\s?59.90/);
  expect(address()).toBe('/');
  await user.click(payButton('59.90'));
  await waitFor(() => expect(address()).toContain('payment='));
  const [first, second] = orders();
  expect(second?.body).toMatchObject({ expected_amount_cents: 5990 });
  expect(second && keyOf(second)).not.toBe(first && keyOf(first));
});

it('keeps the order where the provider is away', async () => {
  const { user } = await openCheckout({ buy: () => refusal(503, 'payments.gateway_unavailable') });
  await user.click(payButton());
  await screen.findByText(/The payment service did not answer/);
  expect(screen.getByRole('link', { name: 'See in the statement' }).getAttribute('href')).toBe('/user/dashboard');
});

it('asks for CPF and phone before it buys, where they are missing', async () => {
  const { user, orders } = await openCheckout({
    billing: { cpf: null, phone: null, is_complete: false },
    buy: () => bought,
  });
  await user.click(payButton());
  await screen.findByRole('dialog');
  expect(orders()).toEqual([]);
});
