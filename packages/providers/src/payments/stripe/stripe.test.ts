import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderOf, paymentId, userId } from '../testing/order.ts';
import { openPeer, type Peer, type PeerAnswer, type PeerCall } from '../testing/peer.ts';
import { createStripe } from './stripe.ts';

type Made = Record<string, unknown> & {
  payment_intent: { id: string; status: string; latest_charge: Record<string, unknown> | null } | null;
};

/** Their API as documented, as far as we use it: form-encoded bodies, and a key that gives the first answer again. */
function stripePeer() {
  const sessions = new Map<string, Made>();
  const byKey = new Map<string, PeerAnswer>();
  const disputes: { payment_intent: string; status: string }[] = [];
  const refunds: { id: string; form: URLSearchParams; status: string }[] = [];
  const error = (status: number, type: string, message: string): PeerAnswer => ({
    status,
    json: { error: { type, message } },
  });

  const answer = (call: PeerCall): PeerAnswer => {
    if (call.headers.authorization !== 'Bearer sk_test_key')
      return error(401, 'invalid_request_error', 'Invalid API Key provided');
    const form = new URLSearchParams(call.body);
    const key = String(call.headers['idempotency-key'] ?? '');
    if (call.method === 'POST' && call.path === '/v1/checkout/sessions') return once(key, () => create(form));
    if (call.method === 'GET' && call.path === '/v1/checkout/sessions') {
      return {
        json: {
          object: 'list',
          data: [...sessions.values()].filter((made) => made.payment_intent?.id === call.query.get('payment_intent')),
        },
      };
    }
    if (call.path === '/v1/disputes')
      return {
        json: {
          object: 'list',
          data: disputes.filter((dispute) => dispute.payment_intent === call.query.get('payment_intent')),
        },
      };
    if (call.method === 'POST' && call.path === '/v1/refunds') return once(key, () => refund(form));
    const sent = refunds.find(({ id }) => call.path === `/v1/refunds/${id}`);
    if (sent) return { json: { id: sent.id, object: 'refund', status: sent.status } };
    const [, id = '', expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call.path) ?? [];
    const made = sessions.get(id);
    if (!made) return error(404, 'invalid_request_error', 'No such checkout.session');
    if (expire && made['status'] !== 'open')
      return error(400, 'invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    if (expire) made['status'] = 'expired';
    return { json: made };
  };

  const once = (key: string, make: () => PeerAnswer): PeerAnswer => {
    const answered = byKey.get(key) ?? make();
    byKey.set(key, answered);
    return answered;
  };

  const create = (form: URLSearchParams): PeerAnswer => {
    if (form.get('customer_email') === 'refused@example.com')
      return error(400, 'invalid_request_error', 'Invalid email address');
    const id = `cs_test_${sessions.size + 1}`;
    const made: Made = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id'),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      metadata: { payment_id: form.get('metadata[payment_id]'), user_id: form.get('metadata[user_id]') },
      payment_intent: null,
    };
    sessions.set(id, made);
    return { json: made };
  };

  const refund = (form: URLSearchParams): PeerAnswer => {
    const made = [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === form.get('payment_intent'));
    const charge = made?.payment_intent?.latest_charge;
    if (!charge || Number(charge['amount_refunded']) + Number(form.get('amount')) > Number(charge['amount_captured']))
      return error(400, 'invalid_request_error', 'Charge has already been refunded.');
    charge['amount_refunded'] = Number(charge['amount_refunded']) + Number(form.get('amount'));
    const id = `re_${refunds.length + 1}`;
    refunds.push({ id, form, status: 'succeeded' });
    return { json: { id, object: 'refund', status: 'pending' } };
  };

  /** The buyer's bank sent it back: the charge has its money again. */
  const failRefund = (id: string) => {
    const sent = refunds.find((each) => each.id === id);
    const made = [...sessions.values()].find(
      ({ payment_intent }) => payment_intent?.id === sent?.form.get('payment_intent'),
    );
    if (sent) sent.status = 'failed';
    Object.assign(made?.payment_intent?.latest_charge ?? {}, { amount_refunded: 0 });
  };

  const pay = (id: string, amount = 3192) => {
    const charge = { id: 'ch_1', amount_captured: amount, amount_refunded: 0, disputed: false, currency: 'brl' };
    Object.assign(sessions.get(id) ?? {}, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge },
    });
    return charge as Record<string, unknown>;
  };

  return { answer, sessions, disputes, refunds, failRefund, pay };
}

let peer: Peer;
let theirs: ReturnType<typeof stripePeer>;
let provider: ReturnType<typeof createStripe>;
const webhookSecret = 'whsec_of_tests';
beforeEach(async () => {
  theirs = stripePeer();
  peer = await openPeer(theirs.answer);
  provider = createStripe({
    secretKey: 'sk_test_key',
    webhookSecret,
    hasPix: false,
    api: { host: '127.0.0.1', port: peer.port, protocol: 'http' },
  });
});
afterEach(async () => await peer.close());

describe('a session', () => {
  it('is asked for in centavos, under our id as key, for the one method that was chosen', async () => {
    expect(await provider.create(orderOf('card'))).toEqual({
      reference: 'cs_test_1',
      paymentUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    const [call] = peer.calls;
    const form = new URLSearchParams(call?.body);
    expect(call?.headers['idempotency-key']).toBe(paymentId);
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: paymentId,
      'line_items[0][price_data][currency]': 'brl',
      'line_items[0][price_data][unit_amount]': '3192',
      'allowed_payment_method_types[0]': 'card',
      'metadata[user_id]': userId,
      success_url: `https://semblante.test/user/receipts/${paymentId}`,
    });
    expect(await provider.create(orderOf('card'))).toMatchObject({ reference: 'cs_test_1' });
    expect(theirs.sessions.size).toBe(1);
  });

  it('keeps within the half hour and the day that a session may live, and gives a boleto its days', async () => {
    await provider.create(orderOf('boleto', { expiresAt: new Date(Date.now() + 3 * 24 * 60 * 60_000) }));
    await provider.create(
      orderOf('card', { paymentId: 'late' as typeof paymentId, expiresAt: new Date(Date.now() + 60_000) }),
    );
    const [boleto, late] = peer.calls.map(({ body }) => new URLSearchParams(body));
    expect(Number(boleto?.get('expires_at')) - Date.now() / 1000).toBeLessThan(24 * 60 * 60);
    expect(boleto?.get('payment_method_options[boleto][expires_after_days]')).toBe('3');
    expect(Number(late?.get('expires_at')) - Date.now() / 1000).toBeGreaterThan(30 * 60);
  });

  it('goes through its states', async () => {
    await provider.create(orderOf('card'));
    const find = async () => await provider.find({ paymentId, reference: 'cs_test_1' });
    expect(await find()).toMatchObject({
      paymentId,
      reference: 'cs_test_1',
      state: 'pending',
      paidCents: 0,
      payer: { userId },
    });
    const charge = theirs.pay('cs_test_1');
    expect(await find()).toMatchObject({
      state: 'paid',
      paidCents: 3192,
      currency: 'BRL',
      transaction: 'pi_1',
      refundedCents: 0,
      isChargedBack: false,
    });
    expect(await provider.find({ transaction: 'pi_1' })).toMatchObject({ paymentId, state: 'paid' });
    charge['amount_refunded'] = 1001;
    expect(await find()).toMatchObject({ refundedCents: 1001 });
    charge['disputed'] = true;
    theirs.disputes.push({ payment_intent: 'pi_1', status: 'warning_needs_response' });
    expect(await find()).toMatchObject({ isChargedBack: false });
    theirs.disputes.push({ payment_intent: 'pi_1', status: 'needs_response' });
    expect(await find()).toMatchObject({ isChargedBack: true });
    theirs.disputes.splice(0, 2, { payment_intent: 'pi_1', status: 'won' });
    expect(await find()).toMatchObject({ isChargedBack: false });
    expect(await provider.find({ paymentId })).toBeUndefined();
    expect(await provider.find({ reference: 'cs_nobody' })).toBeUndefined();
  });

  it('that was completed with a boleto waits for it, and fails when its days are over', async () => {
    await provider.create(orderOf('boleto'));
    const made = theirs.sessions.get('cs_test_1');
    Object.assign(made ?? {}, {
      status: 'complete',
      payment_intent: { id: 'pi_1', status: 'processing', latest_charge: null },
    });
    expect(await provider.find({ reference: 'cs_test_1' })).toMatchObject({ state: 'pending' });
    Object.assign(made ?? {}, {
      payment_intent: { id: 'pi_1', status: 'requires_payment_method', latest_charge: null },
    });
    expect(await provider.find({ reference: 'cs_test_1' })).toMatchObject({ state: 'rejected' });
  });

  it('is expired by us while it is open; too late is no error', async () => {
    await provider.create(orderOf('card'));
    await provider.cancel({ reference: 'cs_test_1' });
    expect(await provider.find({ reference: 'cs_test_1' })).toMatchObject({ state: 'expired' });
    await provider.cancel({ reference: 'cs_test_1' });
    await provider.cancel({ reference: null });
  });

  it('offers Pix only to an account that was invited to it', () => {
    expect(provider.methods).toEqual(['card', 'boleto']);
    expect(createStripe({ secretKey: 'sk_x', webhookSecret, hasPix: true }).methods).toContain('pix');
  });
});

describe('a refund', () => {
  it('goes back once under its own key, and is done when Stripe says so', async () => {
    await provider.create(orderOf('card'));
    theirs.pay('cs_test_1');
    const order = {
      key: 'refund-1',
      paymentId,
      reference: 'cs_test_1',
      transaction: 'pi_1',
      amountCents: 3192,
      isWhole: true,
    };
    expect(await provider.refund(order)).toEqual({ state: 'pending', providerRefund: 're_1' });
    expect(await provider.refund(order)).toEqual({ state: 'pending', providerRefund: 're_1' });
    expect(theirs.refunds).toHaveLength(1);
    expect(await provider.findRefund({ providerRefund: 're_1', transaction: 'pi_1' })).toEqual({
      state: 'done',
      providerRefund: 're_1',
    });
    expect(await provider.refund({ ...order, key: 'refund-2' })).toMatchObject({ state: 'refused' });
  });

  it('that failed later is sent again under a new key, as another refund; the old key only finds the old one', async () => {
    await provider.create(orderOf('card'));
    theirs.pay('cs_test_1');
    const order = {
      key: 'refund-1',
      paymentId,
      reference: 'cs_test_1',
      transaction: 'pi_1',
      amountCents: 3192,
      isWhole: true,
    };
    await provider.refund(order);
    theirs.failRefund('re_1');
    expect(await provider.findRefund({ providerRefund: 're_1', transaction: 'pi_1' })).toMatchObject({
      state: 'refused',
    });
    expect(await provider.refund(order)).toMatchObject({ providerRefund: 're_1' });
    expect(await provider.refund({ ...order, key: 'refund-1-2' })).toEqual({
      state: 'pending',
      providerRefund: 're_2',
    });
    expect(await provider.findRefund({ providerRefund: 're_2', transaction: 'pi_1' })).toEqual({
      state: 'done',
      providerRefund: 're_2',
    });
    expect(theirs.refunds.map(({ form }) => form.get('metadata[refund_key]'))).toEqual(['refund-1', 'refund-1-2']);
  });

  it('of a boleto is for staff: Stripe has none', () => {
    expect(provider.canRefund('boleto')).toBe(false);
    expect(provider.canRefund('card')).toBe(true);
  });
});

describe('trouble', () => {
  it.each([
    ['a server error', { status: 500, json: { error: { type: 'api_error', message: 'oops' } } }],
    ['too many requests', { status: 429, json: { error: { type: 'rate_limit_error', message: 'slow down' } } }],
    [
      'wrong credentials',
      { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } },
    ],
    ['a key in use', { status: 409, json: { error: { type: 'idempotency_error', message: 'in use' } } }],
    ['what is not JSON', { text: '<html>bad gateway</html>' }],
    ['JSON of another kind', { json: { hello: 'world' } }],
  ])('%s: the provider is away, and nothing is decided', async (_what, answer) => {
    peer.next.push(answer);
    await expect(provider.create(orderOf('card'))).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  });

  it('a broken connection: away as well', async () => {
    peer.next.push('drop', 'drop', 'drop');
    await expect(provider.create(orderOf('card'))).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
  });

  it('a clear no is a refusal', async () => {
    const order = orderOf('card');
    await expect(
      provider.create({ ...order, payer: { ...order.payer, email: 'refused@example.com' } }),
    ).rejects.toMatchObject({ code: 'payments.gateway_refused' });
  });
});

describe('a webhook', () => {
  const now = new Date('2026-11-14T12:00:00.000Z');
  const stripe = new Stripe('sk_test_key');
  const eventOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const read = (payload: string, signed: { secret?: string; ageSeconds?: number; header?: string } = {}) => {
    const timestamp = Math.floor(now.getTime() / 1000) - (signed.ageSeconds ?? 0);
    const header =
      signed.header ??
      stripe.webhooks.generateTestHeaderString({ payload, secret: signed.secret ?? webhookSecret, timestamp });
    return provider.readEvent({ headers: { 'stripe-signature': header }, query: {}, body: Buffer.from(payload) }, now);
  };
  const completed = eventOf('checkout.session.completed', {
    id: 'cs_test_1',
    client_reference_id: paymentId,
    payment_intent: 'pi_1',
  });

  it('leads to the session, or to the payment whose money went back', () => {
    expect(read(completed)).toEqual({
      verdict: 'accepted',
      eventId: 'evt_1',
      kind: 'checkout.session.completed',
      paymentId,
      reference: 'cs_test_1',
    });
    for (const kind of ['charge.refunded', 'charge.dispute.created', 'refund.failed']) {
      expect(read(eventOf(kind, { id: 'x', payment_intent: 'pi_1' }))).toEqual({
        verdict: 'accepted',
        eventId: 'evt_1',
        kind,
        transaction: 'pi_1',
      });
    }
  });

  it('is forged, stale or malformed by its raw bytes', () => {
    expect(read(completed, { secret: 'whsec_another' })).toEqual({ verdict: 'forged' });
    expect(read(completed, { header: 'nonsense' })).toEqual({ verdict: 'forged' });
    expect(provider.readEvent({ headers: {}, query: {}, body: Buffer.from(completed) }, now)).toEqual({
      verdict: 'forged',
    });
    expect(read(completed, { ageSeconds: 301 })).toEqual({ verdict: 'stale' });
    expect(read(completed, { ageSeconds: -301 })).toEqual({ verdict: 'stale' });
    expect(read('{')).toEqual({ verdict: 'malformed' });
    expect(read('{"id":"evt_1"}')).toEqual({ verdict: 'malformed' });
  });

  it('is ignored when it is about something else', () => {
    expect(read(eventOf('customer.created', { id: 'cus_1' }))).toEqual({
      verdict: 'ignored',
      eventId: 'evt_1',
      kind: 'customer.created',
    });
    expect(read(eventOf('charge.refunded', { id: 'ch_1' }))).toMatchObject({ verdict: 'ignored' });
  });
});
