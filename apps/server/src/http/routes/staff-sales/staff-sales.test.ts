import type { GivenUpEvent, Sale, SaleEvent, SalesTotals } from '@semblante/contracts';
import { demoPassword } from '@semblante/core/accounts';
import { seedPackages } from '@semblante/core/payments';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPaymentServer, type PaymentServer } from '../../../testing/payment-server.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';

let server: PaymentServer;
let mod: TestBrowser;
beforeAll(async () => void (server = await openPaymentServer()));
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  await seedPackages(server.database.db);
  mod = await server.staff();
});

/** Bought, and paid on the sandbox's own page. */
async function purchase(buyer: TestBrowser, credits: number): Promise<string> {
  const { data } = (await buyer.call('GET', '/api/credits/packages')).json<{
    data: { id: string; credits: number }[];
  }>();
  const bought = await buyer.call('POST', '/api/payments', {
    package_id: data.find((pack) => pack.credits === credits)?.id,
    method: 'pix',
  });
  return bought.json<{ data: { payment: { id: string } } }>().data.payment.id;
}

async function pay(buyer: TestBrowser, id: string): Promise<void> {
  await fetch(`${server.address}/sandbox/checkout/${id}/approve`, { method: 'POST' });
  for (let look = 0; look < 100; look += 1) {
    if ((await buyer.call('GET', `/api/payments/${id}`)).json().data.payment.status === 'success') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the payment was never confirmed');
}

type Listed = { data: Sale[]; meta: { total: number; totals: SalesTotals } };
const list = async (query = '') => (await mod.call('GET', `/api/staff/sells?${query}`)).json<Listed>();
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

it('shows sums that match the filter, whatever the filter is', async () => {
  const buyer = await server.buyer();
  await pay(buyer, await purchase(buyer, 10));
  const pending = await purchase(buyer, 30);
  const both = { count: 2, amount_cents: 3192 + 9990, paid_cents: 3192, refunded_cents: 0 };
  expect((await list()).meta).toMatchObject({ total: 2, totals: both });
  expect((await list('query=ulisses')).meta.totals).toEqual(both);
  expect((await list(`from=${today()}&to=${today()}`)).meta.totals).toEqual(both);
  expect((await list('to=2020-01-01')).meta.totals).toEqual({
    count: 0,
    amount_cents: 0,
    paid_cents: 0,
    refunded_cents: 0,
  });
  expect((await list('status=pending&method=pix')).meta.totals).toEqual({
    count: 1,
    amount_cents: 9990,
    paid_cents: 0,
    refunded_cents: 0,
  });
  expect((await list('flagged=false&status=success')).meta.totals).toMatchObject({ count: 1, paid_cents: 3192 });
  expect((await list(`query=${pending}`)).data.map(({ id }) => id)).toEqual([pending]);
  expect((await list('query=nobody')).data).toEqual([]);
});

it('shows what the provider sent, and refunds in the buyer’s place within the seven days only', async () => {
  const buyer = await server.buyer();
  const id = await purchase(buyer, 10);
  await pay(buyer, id);
  const { data } = (await mod.call('GET', `/api/staff/sells/${id}`)).json<{
    data: { sell: Sale; events: SaleEvent[] };
  }>();
  expect(data.events).toMatchObject([{ verdict: 'accepted' }]);
  const refunded = await mod.call('POST', `/api/staff/sells/${id}/refund/start`, { reason: 'asked for by telephone' });
  expect(refunded.json().data.sell).toMatchObject({ status: 'refunded', refunded_cents: 3192 });
  expect(
    (await mod.call('POST', `/api/staff/sells/${id}/refund/start`, { reason: 'once more, please' })).json().code,
  ).toBe('payments.refund_already_asked');
  const second = await purchase(buyer, 10);
  await pay(buyer, second);
  await server.database.executeSql(`update payments set paid_at = paid_at - interval '8 days' where id = $1`, [second]);
  expect(
    (await mod.call('POST', `/api/staff/sells/${second}/refund/start`, { reason: 'a little late' })).json().code,
  ).toBe('payments.refund_window_over');
  const admin = await server.staff('admin@semblante.test');
  const actions = (await admin.call('GET', `/api/staff/audit?subject=payment`))
    .json()
    .data.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['sells.refund_approved', 'sells.refund_started']);
});

it('asks the provider at once, so that a lost webhook is found by hand', async () => {
  const buyer = await server.buyer();
  const id = await purchase(buyer, 10);
  await server.database.executeSql(
    `update sandbox_charges set state = 'paid', paid_cents = amount_cents, paid_currency = 'BRL' where external_reference = $1`,
    [id],
  );
  const answer = await mod.call('POST', `/api/staff/sells/${id}/reconcile`);
  expect(answer.json().data.sell.status).toBe('success');
  expect((await buyer.call('GET', '/api/user')).json().data.user.balance).toBe(10);
});

it('shows what a provider sent and failed, on the dashboard and in a list, until tried again or put away', async () => {
  const buyer = await server.buyer();
  const id = await purchase(buyer, 10);
  const giveUp = async (event: string) =>
    await server.database.executeSql(
      `insert into payment_events (id, gateway, event_id, kind, verdict, transaction, body, received_at, tries) select gen_random_uuid(), 'sandbox', $1, 'charge.paid', 'accepted', reference, '', now(), 12 from payments where id = $2`,
      [event, id],
    );
  await giveUp('evt_1');
  await giveUp('evt_2');
  await server.database.executeSql(
    `update sandbox_charges set state = 'paid', paid_cents = amount_cents, paid_currency = 'BRL' where external_reference = $1`,
    [id],
  );
  const alerts = async () => (await mod.call('GET', '/api/staff/dashboard/live')).json().data.alerts;
  expect(await alerts()).toContainEqual({
    code: 'events_given_up',
    level: 'critical',
    value: 2,
    link: { route: 'staff.sells', query: {} },
  });
  const { data } = (await mod.call('GET', '/api/staff/sells/events')).json<{ data: GivenUpEvent[] }>();
  expect(data).toMatchObject([
    { payment_id: id, tries: 12 },
    { payment_id: id, tries: 12 },
  ]);
  const left = (await mod.call('POST', `/api/staff/sells/events/${data[0]?.id}`, { decision: 'retry' })).json<{
    data: GivenUpEvent[];
  }>().data;
  expect(left.map((event) => event.id)).toEqual([data[1]?.id]);
  expect((await list(`query=${id}`)).data).toMatchObject([{ status: 'success' }]);
  expect(
    (await mod.call('POST', `/api/staff/sells/events/${data[1]?.id}`, { decision: 'put_away', reason: 'no' }))
      .statusCode,
  ).toBe(422);
  expect(
    (
      await mod.call('POST', `/api/staff/sells/events/${data[1]?.id}`, {
        decision: 'put_away',
        reason: 'the other one told the same',
      })
    ).json().data,
  ).toEqual([]);
  expect((await mod.call('POST', `/api/staff/sells/events/${data[1]?.id}`, { decision: 'retry' })).json().code).toBe(
    'payments.event_not_given_up',
  );
  expect((await alerts()).map(({ code }: { code: string }) => code)).not.toContain('events_given_up');
});

it('tells on the dashboard of refunds that nobody but staff can pay', async () => {
  const buyer = await server.buyer();
  const id = await purchase(buyer, 10);
  await pay(buyer, id);
  await server.database.executeSql(`update payments set gateway = 'stripe', reference = null where id = $1`, [id]);
  await buyer.call('POST', `/api/payments/${id}/refund`);
  expect((await list('refund=approved')).data).toMatchObject([{ id, refund: { state: 'approved', by_hand: true } }]);
  const { alerts } = (await mod.call('GET', '/api/staff/dashboard/live')).json().data;
  expect(alerts).toContainEqual({
    code: 'refunds_to_pay',
    level: 'critical',
    value: 1,
    link: { route: 'staff.sells', query: { refund: 'approved' } },
  });
});

it('takes a flag off with a reason that is kept', async () => {
  const buyer = await server.buyer();
  const id = await purchase(buyer, 10);
  await server.database.executeSql(`update payments set flag = 'chargeback', flagged_at = now() where id = $1`, [id]);
  expect((await list('flagged=true')).data).toHaveLength(1);
  expect(
    (await mod.call('POST', `/api/staff/sells/${id}/flag/clear`, { reason: 'talked to the bank' })).json().data.sell
      .flag,
  ).toBeNull();
  expect((await list('flagged=true')).data).toEqual([]);
});

it('exports what matches as a file, which is written down; not before the code was given again', async () => {
  const buyer = await server.buyer();
  await buyer.call('PATCH', '/api/user', { name: '=cmd|calc' });
  await purchase(buyer, 10);
  const careless = new TestBrowser(server.app);
  await careless.logIn('mod@semblante.test', demoPassword, { staff: true });
  expect((await careless.call('GET', '/api/staff/sells/export')).json().code).toBe('accounts.confirmation_required');
  const file = await mod.call('GET', '/api/staff/sells/export?status=pending');
  expect(file.headers['content-disposition']).toBe('attachment; filename="vendas.csv"');
  const [header, line, ...rest] = file.body.split('\r\n');
  expect(header).toMatch(/^\ufeffPagamento;Criado em/);
  expect(line).toContain(";'=cmd|calc;user@semblante.test;10;39,90;31,92;0,00;");
  expect(rest).toEqual(['']);
  const admin = await server.staff('admin@semblante.test');
  expect((await admin.call('GET', '/api/staff/audit?action=sells.exported')).json().data).toMatchObject([
    { after: { status: 'pending', has_query: false } },
  ]);
});
