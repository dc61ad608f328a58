import { createHmac } from 'node:crypto';
import type { Payment, StatementItem } from '@semblante/contracts';
import { holdCredits } from '@semblante/core/credits';
import { dayMs, type UserId } from '@semblante/core/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPaymentServer, type PaymentServer } from '../../../testing/payment-server.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';

let server: PaymentServer;
let buyer: TestBrowser;
beforeAll(async () => void (server = await openPaymentServer()));
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  buyer = await server.buyer();
});

const day = dayMs;
const pack10 = '0199c0de-0000-7000-8000-000000000010';

async function buy(
  browser = buyer,
  body: object = { package_id: pack10, method: 'pix' },
  headers: Record<string, string> = {},
) {
  const answer = await browser.call('POST', '/api/payments', body, headers);
  return { answer, payment: answer.json<{ data?: { payment: Payment } }>().data?.payment as Payment };
}
const play = async (id: string, action: string, body: object = {}) =>
  await fetch(`${server.address}/sandbox/checkout/${id}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = async (id: string, browser = buyer) =>
  (await browser.call('GET', `/api/payments/${id}`)).json<{ data: { payment: Payment } }>().data.payment;
const until = async (id: string, status: Payment['status']) =>
  await vi.waitFor(async () => expect((await get(id)).status).toBe(status), { timeout: 20_000, interval: 20 });
const sql = async (text: string) => (await server.database.executeSql(text)).rows;
const balance = async () =>
  Number((await sql(`select coalesce(sum(available), 0)::int as n from credit_accounts`))[0]?.['n']);

describe('a purchase by Pix', () => {
  it('shows code and QR, is paid at the sandbox, and changes balance, statement and receipt', async () => {
    const { answer, payment } = await buy();
    expect(answer.statusCode).toBe(201);
    expect(payment).toMatchObject({
      status: 'pending',
      amount_cents: 3192,
      list_price_cents: 3990,
      credits: 10,
      method: 'pix',
      gateway: 'sandbox',
    });
    expect(payment.pix?.code).toMatch(/^000201.*br\.gov\.bcb\.pix.*5405?.*31\.92.*6304[0-9A-F]{4}$/s);
    expect(payment.pix?.qr_svg).toMatch(/^<svg/);
    expect((await play(payment.id, 'approve')).status).toBe(200);
    await until(payment.id, 'success');
    expect(await balance()).toBe(10);
    const receipt = (await buyer.call('GET', `/api/payments/${payment.id}`)).json<{
      data: { payment: Payment; parties: unknown };
    }>().data;
    expect(receipt.payment.pix).toBeUndefined();
    expect(receipt.parties).toMatchObject({
      seller: { cnpj: '00.000.000/0000-00' },
      buyer: { email: 'user@semblante.test', cpf: '***.982.247-**' },
    });
    const statement = (await buyer.call('GET', '/api/credits/statement')).json<{
      data: StatementItem[];
      meta: unknown;
    }>();
    expect(statement).toMatchObject({
      data: [{ type: 'purchase', status: 'success', credits: 10, promotion: { percent_off: 20 } }],
      meta: { page: 1, per_page: 20, total: 1 },
    });
    expect(server.mails.map(({ template }) => template)).toEqual(['payment_receipt']);
  });

  it('is refunded by the same page, and both are in the statement', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    const answer = await buyer.call('POST', `/api/payments/${payment.id}/refund`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { payment: { status: 'refunded' }, refund: { state: 'done', amount_cents: 3192, credits: 10 } },
    });
    expect(await balance()).toBe(0);
    const statement = (await buyer.call('GET', '/api/credits/statement')).json<{ data: StatementItem[] }>();
    expect(statement.data.map(({ type, status, credits }) => [type, status, credits]).sort()).toEqual([
      ['other', 'refunded', -10],
      ['purchase', 'refunded', 10],
    ]);
    expect((await buyer.call('POST', `/api/payments/${payment.id}/refund`)).json()).toMatchObject({
      code: 'payments.refund_already_asked',
    });
    const charge = await server.sandbox.find(payment.id);
    expect(charge?.refundedCents).toBe(3192);
  });

  it('is refused a refund after seven days and one second', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    server.clock.now = new Date(Date.parse((await get(payment.id)).paid_at ?? '') + 7 * day + 1000);
    const late = new TestBrowser(server.app);
    await late.logIn('user@semblante.test', 'semblante-demo');
    const answer = await late.call('POST', `/api/payments/${payment.id}/refund`);
    server.clock.now = new Date();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'payments.refund_window_over',
      message: expect.stringContaining('7 dias'),
    });
    expect(await balance()).toBe(10);
  });
});

describe('what a buyer may not send', () => {
  it.each([
    [{ package_id: pack10, method: 'pix', amount_cents: 1 }, 422],
    [{ package_id: pack10, method: 'pix', credits: 1000 }, 422],
    [{ package_id: pack10, method: 'dinheiro' }, 422],
    [{ package_id: 'dez', method: 'pix' }, 422],
    [{ method: 'pix' }, 422],
    [{ package_id: pack10, method: 'pix', expected_amount_cents: 0 }, 422],
    [{ package_id: pack10, method: 'pix', expected_amount_cents: -3192 }, 422],
    [{ package_id: pack10, method: 'pix', expected_amount_cents: 1 }, 409],
    [{ package_id: '0199c0de-0000-7000-8000-00000000dead', method: 'pix' }, 409],
  ])('%j is answered with %i and charges nothing', async (body, status) => {
    const { answer } = await buy(buyer, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
    expect(await sql('select id from payments')).toEqual([]);
  });

  it('asks for CPF and phone in the words of the page', async () => {
    const browser = new TestBrowser(server.app);
    await browser.logIn('dev@semblante.test', 'semblante-demo');
    expect((await buy(browser)).answer.json()).toMatchObject({ code: 'billing.required' });
    expect((await browser.call('PATCH', '/api/user/billing', {})).json()).toMatchObject({
      errors: { cpf: ['Informe o seu CPF.'], phone: ['Informe o seu celular.'] },
    });
    expect(
      (await browser.call('PATCH', '/api/user/billing', { cpf: '123', phone: '11987654321' })).json(),
    ).toMatchObject({ errors: { cpf: ['CPF inválido.'] } });
    expect(
      (await browser.call('PATCH', '/api/user/billing', { cpf: '111.444.777-35', phone: '123' })).json(),
    ).toMatchObject({ errors: { phone: ['Celular inválido.'] } });
    expect(
      (await browser.call('PATCH', '/api/user/billing', { cpf: '529.982.247-25', phone: '11987654321' })).json(),
    ).toMatchObject({ code: 'billing.cpf_taken' });
    expect(
      (await browser.call('PATCH', '/api/user/billing', { cpf: '111.444.777-35', phone: '11987654321' })).json(),
    ).toEqual({ data: { billing: { cpf: '***.444.777-**', phone: '+5511987654321', is_complete: true } } });
  });

  it('answers a repeated Idempotency-Key with the same payment, and another body under it with 409', async () => {
    const key = { 'idempotency-key': 'f3b5' };
    const first = await buy(buyer, { package_id: pack10, method: 'pix' }, key);
    const again = await buy(buyer, { package_id: pack10, method: 'pix' }, key);
    expect([first.answer.statusCode, again.answer.statusCode]).toEqual([201, 201]);
    expect(again.payment).toEqual(first.payment);
    const other = await buy(buyer, { package_id: pack10, method: 'card' }, key);
    expect(other.answer.statusCode).toBe(409);
    expect(other.answer.json()).toMatchObject({ code: 'request.idempotency_mismatch' });
    expect((await buy(buyer, undefined, { 'idempotency-key': 'x'.repeat(201) })).answer.statusCode).toBe(422);
  });

  it('hides payments of others, staff calls from users, and user calls from staff', async () => {
    const { payment } = await buy();
    const other = await server.buyer('verificada@semblante.test');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/pay'],
      ['POST', '/cancel'],
      ['POST', '/refund'],
    ] as const) {
      expect((await other.call(method, `/api/payments/${payment.id}${path}`)).statusCode).toBe(404);
      expect((await buyer.call(method, `/api/payments/not-an-id${path}`)).statusCode).toBe(404);
    }
    expect((await buyer.call('GET', '/api/staff/sells')).statusCode).toBe(403);
    expect((await (await server.staff('editor@semblante.test')).call('GET', '/api/staff/sells')).statusCode).toBe(403);
    expect((await new TestBrowser(server.app).call('GET', '/api/credits/packages')).statusCode).toBe(401);
    expect((await (await server.staff()).call('GET', '/api/credits/packages')).statusCode).toBe(403);
  });
});

describe('the sandbox', () => {
  it.each([
    ['reject', 'fail'],
    ['expire', 'trash'],
  ] as const)('can %s, and a late approval wins', async (action, status) => {
    const { payment } = await buy();
    await play(payment.id, action);
    await until(payment.id, status);
    expect((await play(payment.id, action)).status).toBe(200);
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    expect((await play(payment.id, 'reject')).status).toBe(409);
    expect(await balance()).toBe(10);
  });

  it('delivers the same news many times, under new ids, and late, and it is granted once', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve', { deliveries: 5, fresh_ids: true });
    await play(payment.id, 'approve', { deliveries: 3, delay_ms: 50 });
    await until(payment.id, 'success');
    await vi.waitFor(
      async () =>
        expect(
          (
            await sql(`select coalesce(sum(deliveries), 0)::int as n from payment_events where handled_at is not null`)
          )[0],
        ).toEqual({ n: 8 }),
      { timeout: 20_000 },
    );
    expect(await balance()).toBe(10);
    expect(server.mails).toHaveLength(1);
  });

  it('pays wrong amounts and currencies on request: kept, flagged, not granted', async () => {
    const wrong = [
      { amount_cents: 100 },
      { amount_cents: 400_000 },
      { currency: 'USD' },
      { payer_id: 'somebody else' },
    ];
    for (const wish of wrong) {
      const { payment } = await buy();
      await play(payment.id, 'approve', wish);
      await until(payment.id, 'error');
    }
    expect(await balance()).toBe(0);
    const sales = (await (await server.staff()).call('GET', '/api/staff/sells?flagged=true')).json<{
      data: { flag: string }[];
    }>().data;
    expect(sales.map(({ flag }) => flag).sort()).toEqual([
      'amount_mismatch',
      'amount_mismatch',
      'currency_mismatch',
      'payer_mismatch',
    ]);
  });

  it('refunds and charges back by itself: the unspent is taken back, the balance stays at zero or above', async () => {
    const first = await buy();
    await play(first.payment.id, 'approve');
    await until(first.payment.id, 'success');
    expect((await play(first.payment.id, 'refund')).status).toBe(200);
    await until(first.payment.id, 'refunded');
    const second = await buy();
    await play(second.payment.id, 'approve');
    await until(second.payment.id, 'success');
    await play(second.payment.id, 'chargeback', { deliveries: 3 });
    await until(second.payment.id, 'refunded');
    expect(await balance()).toBe(0);
    expect((await get(second.payment.id)).status_reason).toBe('chargeback');
  });

  it('has a page that says what it is, in both languages, with buttons that work without a script', async () => {
    const { payment } = await buy();
    const path = new URL(payment.payment_url ?? '').pathname;
    const page = async (language: string) =>
      await server.app.inject({ url: path, headers: { 'accept-language': language } });
    expect((await page('pt-BR')).body).toContain('Ambiente de testes: nenhum dinheiro de verdade');
    expect((await page('en')).body).toContain('Test environment: no real money');
    expect((await page('en')).headers['content-security-policy']).toContain("default-src 'none'");
    expect((await page('en')).body).not.toMatch(/sandbox\.[a-z]|<script/);
    const clicked = await server.app.inject({
      method: 'POST',
      url: `${path}/approve`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'deliveries=2&delay_ms=0',
    });
    expect([clicked.statusCode, clicked.headers.location]).toEqual([303, path]);
    await until(payment.id, 'success');
    expect((await page('en')).body).toContain('Paid');
  });

  it('knows no charge of an unknown id and no other action', async () => {
    expect((await play('0199c0de-0000-7000-8000-00000000dead', 'approve')).status).toBe(404);
    const { payment } = await buy();
    expect((await play(payment.id, 'explode')).status).toBe(422);
    expect((await play(payment.id, 'approve', { deliveries: 1000 })).status).toBe(422);
    expect((await fetch(`${server.address}/sandbox/checkout/${payment.id}/approve`, { method: 'POST' })).status).toBe(
      200,
    );
    await until(payment.id, 'success');
  });
});

describe('a refund that the buyer’s bank sends back', () => {
  it('is sent again by staff as a new refund of the sandbox', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    await buyer.call('POST', `/api/payments/${payment.id}/refund`);
    await vi.waitFor(async () => expect((await get(payment.id)).refund?.state).toBe('done'));
    expect((await play(payment.id, 'return_refund')).status).toBe(200);
    await vi.waitFor(async () => expect((await get(payment.id)).refund?.state).toBe('failed'));
    const mod = await server.staff();
    expect((await mod.call('GET', `/api/staff/sells/${payment.id}`)).json().data.sell).toMatchObject({
      flag: 'refund_failed',
      refund_failure: 'refused',
    });
    expect(
      (await mod.call('POST', `/api/staff/sells/${payment.id}/refund`, { decision: 'approve' })).json().data.sell,
    ).toMatchObject({ refund: { state: 'done' }, refund_failure: null });
    expect(await sql('select is_returned, amount_cents from sandbox_refunds order by is_returned desc')).toMatchObject([
      { is_returned: true, amount_cents: 3192 },
      { is_returned: false, amount_cents: 3192 },
    ]);
  });
});

describe('a webhook', () => {
  const secret = () => server.payments.keys.derive('sandbox-webhook');
  const post = async (body: string, header?: string, gateway = 'sandbox') =>
    await server.app.inject({
      method: 'POST',
      url: `/api/webhooks/${gateway}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...(header && { 'x-sandbox-signature': header }) },
    });
  const sign = (body: string, at = server.clock.now.getTime(), key = secret()) => {
    const seconds = Math.floor(at / 1000);
    return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
  };
  const eventOf = (payment: Payment, id = 'evt_1') =>
    JSON.stringify({ id, type: 'charge.paid', data: { charge_id: 'sbx_x', external_reference: payment.id } });

  it('that is forged, unsigned, stale or malformed is recorded, refused and grants nothing', async () => {
    const { payment } = await buy();
    const body = eventOf(payment);
    expect((await post(body)).statusCode).toBe(400);
    expect((await post(body, 't=1,v1=00')).statusCode).toBe(400);
    expect((await post(body, sign(body, undefined, 'another secret'))).statusCode).toBe(400);
    expect((await post(`${body} `, sign(body))).statusCode).toBe(400);
    expect((await post(body, sign(body, server.clock.now.getTime() - 301_000))).statusCode).toBe(400);
    expect((await post(body, sign(body, server.clock.now.getTime() + 400_000))).statusCode).toBe(400);
    for (const broken of ['', '{', '[]', '{"id":1}', 'null'])
      expect((await post(broken, sign(broken))).statusCode).toBe(400);
    expect(await sql('select verdict, total from webhook_refusals order by 1')).toEqual([
      { verdict: 'forged', total: 4 },
      { verdict: 'malformed', total: 5 },
      { verdict: 'stale', total: 2 },
    ]);
    expect(await balance()).toBe(0);
  });

  it('that is forged is counted, however many come, and a few of an hour are kept, shortened', async () => {
    const forged = 'x'.repeat(8_000);
    for (let sent = 0; sent < 30; sent += 1) expect((await post(forged, 't=1,v1=00')).statusCode).toBe(400);
    expect(await sql('select gateway, verdict, total from webhook_refusals')).toEqual([
      { gateway: 'sandbox', verdict: 'forged', total: 30 },
    ]);
    expect(await sql('select verdict, length(body) as chars from payment_events')).toEqual(
      Array.from({ length: 3 }, () => ({ verdict: 'forged', chars: 1_000 })),
    );
    const mod = await server.staff();
    expect((await mod.call('GET', '/api/staff/dashboard/live')).json().data.alerts).toContainEqual(
      expect.objectContaining({ code: 'webhook_errors', value: 30 }),
    );
  });

  it('that is genuine but says "paid" of an unpaid charge is not believed', async () => {
    const { payment } = await buy();
    const body = eventOf(payment);
    expect((await post(body, sign(body))).statusCode).toBe(200);
    await vi.waitFor(async () =>
      expect(await sql('select handled_at is not null as handled from payment_events')).toEqual([{ handled: true }]),
    );
    expect((await get(payment.id)).status).toBe('pending');
    expect(await balance()).toBe(0);
  });

  it('that is replayed within its window is one event, more often delivered', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    const body = eventOf(payment, 'evt_replayed');
    const header = sign(body);
    for (let place = 0; place < 5; place += 1) expect((await post(body, header)).statusCode).toBe(200);
    expect(await sql(`select deliveries from payment_events where event_id = 'evt_replayed'`)).toEqual([
      { deliveries: 5 },
    ]);
    expect(await balance()).toBe(10);
  });

  it('of a provider that is not there is not found', async () => {
    expect((await post('{}', undefined, 'stripe')).statusCode).toBe(404);
    expect((await post('{}', undefined, '..%2f')).statusCode).toBe(404);
  });
});

describe('staff', () => {
  it('decides on a refund of which something was spent', async () => {
    const { payment } = await buy();
    await play(payment.id, 'approve');
    await until(payment.id, 'success');
    const [row] = await sql('select user_id from payments');
    await server.database.db.transaction(
      async (tx) =>
        void (await holdCredits(tx, {
          userId: row?.['user_id'] as UserId,
          amount: 2,
          cause: { kind: 'video', id: 'v' },
        })),
    );
    const asked = await buyer.call('POST', `/api/payments/${payment.id}/refund`);
    expect(asked.json()).toMatchObject({ data: { refund: { state: 'asked', credits: 8, amount_cents: 2554 } } });
    const mod = await server.staff();
    expect((await mod.call('GET', '/api/staff/sells?refund=asked')).json()).toMatchObject({
      data: [{ id: payment.id, refund: { state: 'asked' } }],
      meta: { total: 1 },
    });
    expect((await mod.call('POST', `/api/staff/sells/${payment.id}/refund`, { decision: 'deny' })).statusCode).toBe(
      422,
    );
    const approved = await mod.call('POST', `/api/staff/sells/${payment.id}/refund`, { decision: 'approve' });
    expect(approved.json()).toMatchObject({
      data: {
        sell: {
          status: 'refunded',
          refund: { state: 'done', amount_cents: 2554 },
          user: { email: 'user@semblante.test' },
        },
      },
    });
    expect((await mod.call('POST', `/api/staff/sells/${payment.id}/refund`, { decision: 'approve' })).statusCode).toBe(
      409,
    );
    expect((await mod.call('GET', `/api/staff/sells/${payment.id}`)).statusCode).toBe(200);
    expect((await mod.call('GET', '/api/staff/sells/nothing')).statusCode).toBe(404);
  });
});

it('gives the caller’s invitation link', async () => {
  const answer = (await buyer.call('GET', '/api/credits/invitation')).json<{ data: { url: string } }>();
  expect(answer.data).toMatchObject({ url: expect.stringMatching(/\/register\/[\w-]{12}$/), invited: 0, gifts: 0 });
});
