import { createHmac } from 'node:crypto';
import { Agent, type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderOf, paymentId, userId } from '../testing/order.ts';
import { openPeer, type Peer, type PeerAnswer, type PeerCall } from '../testing/peer.ts';
import { createMercadoPago } from './mercadopago.ts';

/** Their API as documented, as far as we use it: an idempotency key gives the first answer again. */
function mercadoPagoPeer() {
  const payments = new Map<string, Record<string, unknown>>();
  const byKey = new Map<string, unknown>();
  const refunds: { id: number; payment: string; amount: number | undefined; key: string; status: string }[] = [];
  /** A Pix whose refund the central bank has not answered for yet. */
  const slow = { isSlow: false };
  const bad = (message: string): PeerAnswer => ({
    status: 400,
    json: { message, error: 'bad_request', status: 400, cause: [{ code: 2067, description: message }] },
  });

  const answer = (call: PeerCall): PeerAnswer => {
    if (call.headers.authorization !== 'Bearer TEST-token')
      return { status: 401, json: { message: 'invalid access token', error: 'unauthorized', status: 401 } };
    const key = String(call.headers['x-idempotency-key'] ?? '');
    const body = call.body ? (JSON.parse(call.body) as Record<string, unknown>) : {};
    if (call.method === 'POST' && call.path === '/v1/payments') return once(key, () => createPix(body));
    if (call.method === 'PUT' && call.path === '/checkout/preferences/123-abc')
      return { json: { id: '123-abc', ...body } };
    if (call.method === 'POST' && /^\/checkout\/preferences\/?$/.test(call.path))
      return {
        status: 201,
        json: { id: '123-abc', init_point: 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=123-abc' },
      };
    if (call.path === '/v1/payments/search')
      return {
        json: {
          paging: {},
          results: [...payments.values()].filter(
            (made) => made['external_reference'] === call.query.get('external_reference'),
          ),
        },
      };
    const [, id = '', rest = ''] = /^\/v1\/payments\/(\d+)(\/refunds(?:\/\d+)?)?$/.exec(call.path) ?? [];
    const made = payments.get(id);
    if (!made) return { status: 404, json: { message: 'Payment not found', error: 'not_found', status: 404 } };
    const sent = refunds.find((each) => rest === `/refunds/${each.id}`);
    if (sent) return { json: { id: sent.id, status: sent.status } };
    if (rest === '/refunds')
      return once(key, () =>
        refund(made, id, {
          key,
          amount: body['amount'] as number | undefined,
          showsInProcess: call.headers['x-render-in-process-refunds'] === 'true',
        }),
      );
    if (call.method === 'PUT' && made['status'] !== 'pending')
      return bad('The action requested is not valid for the current payment state');
    if (call.method === 'PUT') Object.assign(made, { status: 'cancelled', status_detail: 'by_collector' });
    return { json: made };
  };

  const once = (key: string, make: () => PeerAnswer): PeerAnswer => {
    if (byKey.has(key)) return byKey.get(key) as PeerAnswer;
    const made = make();
    if ((made.status ?? 200) < 300) byKey.set(key, made);
    return made;
  };

  const createPix = (body: Record<string, unknown>): PeerAnswer => {
    const payer = body['payer'] as { identification: { number: string } };
    if (payer.identification.number === '00000000000') return bad('Invalid user identification number');
    const id = 1_000_000 + payments.size;
    const made = {
      id,
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      currency_id: 'BRL',
      transaction_amount: body['transaction_amount'],
      transaction_amount_refunded: 0,
      external_reference: body['external_reference'],
      payment_method_id: 'pix',
      metadata: body['metadata'],
      point_of_interaction: {
        type: 'PIX',
        transaction_data: {
          qr_code: '00020126580014br.gov.bcb.pix',
          qr_code_base64: 'aGk=',
          ticket_url: `https://www.mercadopago.com.br/payments/${id}/ticket`,
        },
      },
    };
    payments.set(String(id), made);
    return { status: 201, json: made };
  };

  const refund = (
    made: Record<string, unknown>,
    payment: string,
    { showsInProcess, ...asked }: { key: string; amount: number | undefined; showsInProcess: boolean },
  ): PeerAnswer => {
    const total = Number(made['transaction_amount']);
    const back = Math.round((Number(made['transaction_amount_refunded']) + (asked.amount ?? total)) * 100) / 100;
    if (made['status'] !== 'approved' || back > total)
      return bad('The action requested is not valid for the current payment state');
    const id = 900 + refunds.length;
    const status = slow.isSlow ? 'in_process' : 'approved';
    refunds.push({ id, payment, ...asked, status });
    // Documented: without the header that asks for more, what is in process looks like a refusal.
    if (slow.isSlow) return showsInProcess ? { status: 201, json: { id, status } } : bad('The refund is in process');
    Object.assign(made, {
      transaction_amount_refunded: back,
      ...(back === total ? { status: 'refunded', status_detail: 'refunded' } : { status_detail: 'partially_refunded' }),
    });
    return { status: 201, json: { id, payment_id: Number(payment), amount: asked.amount ?? total, status } };
  };

  /** The buyer's bank sent it back: the payment has its money again. */
  const rejectRefund = (id: number) => {
    const sent = refunds.find((each) => each.id === id);
    if (sent) sent.status = 'rejected';
    Object.assign(payments.get(sent?.payment ?? '') ?? {}, {
      status: 'approved',
      status_detail: 'accredited',
      transaction_amount_refunded: 0,
    });
  };

  return { answer, payments, refunds, slow, rejectRefund };
}

let peer: Peer;
let theirs: ReturnType<typeof mercadoPagoPeer>;
const before: Dispatcher = getGlobalDispatcher();
const agent = new Agent();
beforeAll(() => {
  // The SDK has no address of its own to set: everything that goes to their host goes to the peer.
  setGlobalDispatcher(
    agent.compose(
      (dispatch) => (options, handler) =>
        dispatch(
          {
            ...options,
            origin: String(options.origin).includes('api.mercadopago.com')
              ? `http://127.0.0.1:${peer.port}`
              : options.origin,
          },
          handler,
        ),
    ),
  );
});
afterAll(() => setGlobalDispatcher(before));
beforeEach(async () => {
  theirs = mercadoPagoPeer();
  peer = await openPeer(theirs.answer);
});
afterEach(async () => await peer.close());

const provider = createMercadoPago({
  accessToken: 'TEST-token',
  webhookSecret: 'a webhook secret',
  publicUrl: 'https://semblante.test',
});
const made = (id: string) => theirs.payments.get(id) ?? {};

describe('a Pix', () => {
  it('is asked for as documented, under our id as key, and gives its code', async () => {
    const charge = await provider.create(orderOf('pix'));
    expect(charge).toEqual({
      reference: '1000000',
      pixCode: '00020126580014br.gov.bcb.pix',
      paymentUrl: 'https://www.mercadopago.com.br/payments/1000000/ticket',
    });
    const [call] = peer.calls;
    expect(call?.headers['x-idempotency-key']).toBe(paymentId);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      transaction_amount: 31.92,
      payment_method_id: 'pix',
      external_reference: paymentId,
      notification_url: 'https://semblante.test/api/webhooks/mercadopago?source_news=webhooks',
      date_of_expiration: expect.stringMatching(/\+00:00$/),
      payer: {
        email: 'ana@example.com',
        first_name: 'Ana',
        last_name: 'Maria Souza',
        identification: { type: 'CPF', number: '52998224725' },
      },
    });
  });

  it('asked for again is the same, and another purchase goes under its own key', async () => {
    const first = await provider.create(orderOf('pix'));
    expect(await provider.create(orderOf('pix'))).toEqual(first);
    await provider.create(orderOf('pix', { paymentId: 'another' as typeof paymentId }));
    expect(peer.calls.map(({ headers }) => headers['x-idempotency-key'])).toEqual([paymentId, paymentId, 'another']);
    expect(theirs.payments.size).toBe(2);
  });

  it('goes through its states, in centavos', async () => {
    await provider.create(orderOf('pix'));
    const find = async () => await provider.find({ paymentId });
    expect(await find()).toMatchObject({
      paymentId,
      state: 'pending',
      paidCents: 0,
      currency: 'BRL',
      payer: { userId, cpf: null },
    });
    Object.assign(made('1000000'), { status: 'approved', status_detail: 'accredited' });
    expect(await find()).toMatchObject({
      state: 'paid',
      paidCents: 3192,
      transaction: '1000000',
      refundedCents: 0,
      isChargedBack: false,
    });
    expect(await provider.find({ transaction: '1000000' })).toMatchObject({ paymentId, state: 'paid' });
    Object.assign(made('1000000'), { status_detail: 'partially_refunded', transaction_amount_refunded: 10.01 });
    expect(await find()).toMatchObject({ state: 'paid', paidCents: 3192, refundedCents: 1001 });
    Object.assign(made('1000000'), { status: 'charged_back', status_detail: 'settled' });
    expect(await find()).toMatchObject({ state: 'paid', isChargedBack: true });
    Object.assign(made('1000000'), { status_detail: 'reimbursed' });
    expect(await find()).toMatchObject({ isChargedBack: false });
    Object.assign(made('1000000'), { status: 'cancelled', status_detail: 'expired', transaction_amount_refunded: 0 });
    expect(await find()).toMatchObject({ state: 'expired', paidCents: 0 });
    expect(await provider.find({ paymentId: 'nobody' })).toBeUndefined();
    expect(await provider.find({ transaction: '999' })).toBeUndefined();
  });

  it('is cancelled while it waits; cancelling too late is no error', async () => {
    await provider.create(orderOf('pix'));
    await provider.cancel({ reference: '1000000' });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'cancelled' });
    await provider.cancel({ reference: '1000000' });
  });
});

describe('the hosted page', () => {
  it.each([
    ['card', ['ticket', 'bank_transfer', 'atm']],
    ['boleto', ['credit_card', 'debit_card', 'prepaid_card', 'bank_transfer']],
  ] as const)('for %s takes no other method and comes back to the receipt', async (method, excluded) => {
    expect(await provider.create(orderOf(method))).toEqual({
      reference: '123-abc',
      paymentUrl: expect.stringContaining('pref_id=123-abc'),
    });
    expect(JSON.parse(peer.calls[0]?.body ?? '')).toMatchObject({
      items: [{ quantity: 1, currency_id: 'BRL', unit_price: 31.92 }],
      external_reference: paymentId,
      back_urls: { success: `https://semblante.test/user/receipts/${paymentId}` },
      payer: { phone: { area_code: '11', number: '987654321' } },
      payment_methods: { excluded_payment_types: excluded.map((id) => ({ id })) },
      expires: true,
    });
  });

  it('is closed by ending its time, and nothing else of it changes', async () => {
    await provider.cancel({ reference: '123-abc' });
    expect(peer.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /checkout/preferences/123-abc']);
    expect(JSON.parse(peer.calls[0]?.body ?? '')).toEqual({ expires: true, expiration_date_to: expect.any(String) });
  });

  it('lets a refused card be tried again, and tells of two payments as too much money', async () => {
    const one = {
      currency_id: 'BRL',
      transaction_amount: 31.92,
      transaction_amount_refunded: 0,
      external_reference: paymentId,
      payment_method_id: 'visa',
      metadata: { user_id: userId },
    };
    theirs.payments.set('1', { id: 1, status: 'rejected', status_detail: 'cc_rejected_other_reason', ...one });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'pending' });
    theirs.payments.set('2', { id: 2, status: 'approved', ...one });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'paid', paidCents: 3192, transaction: '2' });
    theirs.payments.set('3', { id: 3, status: 'approved', ...one });
    expect(await provider.find({ paymentId })).toMatchObject({ paidCents: 6384 });
  });
});

describe('a refund', () => {
  const order = {
    key: 'refund-1',
    paymentId,
    reference: '1000000',
    transaction: '1000000',
    amountCents: 3192,
    isWhole: true,
  };

  it('goes back once, whole or in part, under its own key', async () => {
    await provider.create(orderOf('pix'));
    Object.assign(made('1000000'), { status: 'approved' });
    const part = { ...order, key: 'refund-0', amountCents: 1001, isWhole: false };
    expect(await provider.refund(part)).toEqual({ state: 'done', providerRefund: '900' });
    expect(await provider.refund(part)).toEqual({ state: 'done', providerRefund: '900' });
    expect(theirs.refunds).toMatchObject([{ payment: '1000000', amount: 10.01, key: 'refund-0' }]);
    expect(await provider.refund(order)).toMatchObject({ state: 'refused' });
    expect(await provider.findRefund({ providerRefund: '900', transaction: '1000000' })).toEqual({
      state: 'done',
      providerRefund: '900',
    });
  });

  it('that was rejected later is sent again under a new key, as another refund; the old key only finds the old one', async () => {
    await provider.create(orderOf('pix'));
    Object.assign(made('1000000'), { status: 'approved' });
    expect(await provider.refund(order)).toEqual({ state: 'done', providerRefund: '900' });
    theirs.rejectRefund(900);
    expect(await provider.findRefund({ providerRefund: '900', transaction: '1000000' })).toMatchObject({
      state: 'refused',
    });
    await provider.refund(order);
    expect(theirs.refunds).toHaveLength(1);
    expect(await provider.refund({ ...order, key: 'refund-1-2' })).toEqual({ state: 'done', providerRefund: '901' });
    expect(theirs.refunds.map(({ key, status }) => [key, status])).toEqual([
      ['refund-1', 'rejected'],
      ['refund-1-2', 'approved'],
    ]);
    expect(await provider.find({ paymentId })).toMatchObject({ refundedCents: 3192 });
  });

  it('that is in process is no refusal: it would be sent twice', async () => {
    await provider.create(orderOf('pix'));
    Object.assign(made('1000000'), { status: 'approved' });
    theirs.slow.isSlow = true;
    expect(await provider.refund(order)).toEqual({ state: 'pending', providerRefund: '900' });
    expect(await provider.findRefund({ providerRefund: '900', transaction: '1000000' })).toEqual({
      state: 'pending',
      providerRefund: '900',
    });
  });
});

describe('trouble', () => {
  it.each([
    ['a server error', { status: 500, json: { message: 'oops' } }],
    ['too many requests', { status: 429, json: { message: 'slow down' }, headers: { 'retry-after': '0' } }],
    ['wrong credentials', { status: 401, json: { message: 'invalid token' } }],
    ['a conflict of keys', { status: 409, json: { message: 'in use' } }],
    ['what is not JSON', { text: '<html>bad gateway</html>' }],
    ['JSON of another kind', { json: { hello: 'world' } }],
    [
      'an amount that is no number',
      { json: { id: 1, status: 'pending', transaction_amount: '31,92', currency_id: 'BRL' } },
    ],
  ])('%s: the provider is away, and nothing is decided', async (_what, answer) => {
    peer.next.push(answer, answer, answer);
    await expect(provider.create(orderOf('pix'))).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  });

  it('a broken connection: away as well', async () => {
    peer.next.push('drop', 'drop', 'drop');
    await expect(provider.create(orderOf('pix'))).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  });

  it('a clear no is a refusal', async () => {
    const order = orderOf('pix');
    await expect(provider.create({ ...order, payer: { ...order.payer, cpf: '00000000000' } })).rejects.toMatchObject({
      code: 'payments.gateway_refused',
    });
  });
});

describe('a webhook', () => {
  const now = new Date('2026-11-14T12:00:00.000Z');
  const body = { id: 77, type: 'payment', action: 'payment.updated', data: { id: '1000000' } };
  function signed(given: { dataId?: string; requestId?: string; ts?: number; secret?: string } = {}) {
    const { dataId = '1000000', requestId = 'req-1', ts = now.getTime() / 1000, secret = 'a webhook secret' } = given;
    const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex');
    return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId };
  }
  const read = (
    headers: Record<string, string>,
    told: unknown = body,
    query: Record<string, unknown> = { 'data.id': '1000000', type: 'payment' },
  ) =>
    provider.readEvent(
      { headers, query, body: Buffer.from(typeof told === 'string' ? told : JSON.stringify(told)) },
      now,
    );

  it('is believed when it is signed, with its time in seconds or in milliseconds', () => {
    const accepted = {
      verdict: 'accepted',
      eventId: '77:payment.updated',
      kind: 'payment.updated',
      transaction: '1000000',
    };
    expect(read(signed())).toEqual(accepted);
    expect(read(signed({ ts: now.getTime() }))).toEqual(accepted);
  });

  it('is forged when anything that is signed was changed', () => {
    expect(read({})).toEqual({ verdict: 'forged' });
    expect(read({ 'x-signature': 'ts=1' })).toEqual({ verdict: 'forged' });
    expect(read(signed({ secret: 'another' }))).toEqual({ verdict: 'forged' });
    expect(read({ ...signed(), 'x-request-id': 'req-2' })).toEqual({ verdict: 'forged' });
    expect(read(signed(), body, { 'data.id': '1000001' })).toEqual({ verdict: 'forged' });
  });

  it('is stale after five minutes, either way', () => {
    expect(read(signed({ ts: now.getTime() / 1000 - 301 }))).toEqual({ verdict: 'stale' });
    expect(read(signed({ ts: now.getTime() + 301_000 }))).toEqual({ verdict: 'stale' });
  });

  it('is malformed when its body says something else than its address', () => {
    expect(read(signed(), '{')).toEqual({ verdict: 'malformed' });
    expect(read(signed(), { ...body, data: { id: '5' } })).toEqual({ verdict: 'malformed' });
  });

  it('is ignored when it is about something else than a payment', () => {
    expect(read(signed(), { ...body, type: 'plan', action: 'created' })).toEqual({
      verdict: 'ignored',
      eventId: '77:created',
      kind: 'created',
    });
  });
});
