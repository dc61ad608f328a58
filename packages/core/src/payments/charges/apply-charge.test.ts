import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '../../kernel/index.ts';
import { cancelPayment, handleEventsLeft, payAgain, purgeEvents, reconcilePayments, seedPackages } from '../index.ts';
import { createStage, type Stage } from '../testing/index.ts';
import { applyCharge } from './apply-charge.ts';

let database: Database;
let stage: Stage;
let userId: UserId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  await seedPackages(database.db);
  stage = createStage(database);
  userId = await stage.person();
});

const sql = async (text: string) => (await database.executeSql(text)).rows;
const grants = async () =>
  Number((await sql(`select count(*)::int as n from credit_entries where kind = 'grant'`))[0]?.['n']);
const minute = 60_000;

describe('a paid payment', () => {
  it('grants its credits, tells the open pages and mails the receipt', async () => {
    const id = await stage.bought(userId);
    expect(await stage.get(userId, id)).toMatchObject({
      status: 'success',
      paid_at: stage.clock().toISOString(),
      status_reason: null,
    });
    expect(await stage.balance(userId)).toMatchObject({ available: 10, held: 0 });
    expect(stage.events.map(({ event }) => event)).toEqual([
      { kind: 'payment', payment_id: id, status: 'success' },
      { kind: 'balance', balance: 10, held: 0 },
    ]);
    expect(stage.mailsOf('payment_receipt')).toMatchObject([
      { params: { payment_id: id, amount_cents: 3192, credits: 10, refund_days: 7 } },
    ]);
  });

  it('is granted once, however often the provider says so, under one event id or many', async () => {
    const id = await stage.bought(userId);
    for (let place = 0; place < 5; place += 1) {
      await stage.tell(id);
      await stage.tell(id, 'the same event');
    }
    await reconcilePayments(stage.deps);
    expect(await grants()).toBe(1);
    expect(stage.mailsOf('payment_receipt')).toHaveLength(1);
    expect(await sql(`select deliveries from payment_events where event_id = 'the same event'`)).toEqual([
      { deliveries: 5 },
    ]);
  });

  it('may be told of before the create call returned', async () => {
    stage.bank.beforeCreateReturns = async (paymentId) => await stage.pay(paymentId);
    const id = await stage.buy(userId);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'success' });
    expect(await stage.balance(userId)).toMatchObject({ available: 10 });
  });

  it('wins over expired, rejected and cancelled, in any order', async () => {
    for (const state of ['expired', 'rejected', 'cancelled'] as const) {
      const id = await stage.buy(userId);
      stage.bank.change(id, { state });
      await stage.tell(id);
      expect(await stage.get(userId, id)).toMatchObject({
        status: state === 'rejected' ? 'fail' : 'trash',
        status_reason: state,
      });
      await stage.pay(id);
      expect(await stage.get(userId, id)).toMatchObject({ status: 'success', status_reason: null });
      stage.bank.change(id, { state });
      await stage.tell(id);
      expect(await stage.get(userId, id)).toMatchObject({ status: 'success' });
    }
    expect(await stage.balance(userId)).toMatchObject({ available: 30 });
  });

  it('at the first-purchase price a second time, long after it expired, stands and is flagged for staff', async () => {
    const late = await stage.buy(userId);
    stage.bank.change(late, { state: 'expired' });
    await stage.tell(late);
    await stage.bought(userId);
    await stage.pay(late);
    expect(await stage.get(userId, late)).toMatchObject({ status: 'success', amount_cents: 3192 });
    expect(await sql(`select flag from payments where flag is not null`)).toEqual([{ flag: 'first_purchase_twice' }]);
  });
});

describe('money that is not what was asked for', () => {
  it.each([
    ['an underpaid Pix', { paidCents: 3191 }, 'amount_mismatch'],
    ['an overpaid Pix', { paidCents: 3193 }, 'amount_mismatch'],
    ['nothing', { paidCents: 0 }, 'amount_mismatch'],
    ['a negative amount', { paidCents: -3192 }, 'amount_mismatch'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch'],
    ['a charge opened for somebody else', { payer: { userId: 'somebody', cpf: null } }, 'payer_mismatch'],
    ['a charge opened for another CPF', { payer: { userId: null, cpf: '11144477735' } }, 'payer_mismatch'],
  ])('%s grants nothing, is kept and flagged', async (_what, changes, reason) => {
    const id = await stage.buy(userId);
    stage.bank.pay(id, changes);
    await stage.tell(id);
    await stage.tell(id);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'error', status_reason: reason, paid_at: null });
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
    expect(await sql('select flag from payments')).toEqual([{ flag: reason }]);
    expect(stage.events.filter(({ event }) => event.kind === 'payment')).toHaveLength(1);
    expect(stage.mails).toEqual([]);
  });

  it('paid twice over after the grant is flagged, not granted again', async () => {
    const id = await stage.bought(userId);
    stage.bank.change(id, { paidCents: 6384 });
    await stage.tell(id);
    expect(await grants()).toBe(1);
    expect(await sql('select flag from payments')).toEqual([{ flag: 'overpaid' }]);
    stage.bank.change(id, { refundedCents: 3192 });
    await stage.tell(id);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'success', refunded_cents: 0 });
    expect(await stage.balance(userId)).toMatchObject({ available: 10 });
  });

  it('that is sent back at the provider ends as refunded', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id, { paidCents: 100 });
    await stage.tell(id);
    stage.bank.change(id, { refundedCents: 100 });
    await stage.tell(id);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'refunded', status_reason: 'provider_refund' });
    expect(await grants()).toBe(0);
  });
});

describe('a webhook', () => {
  it('about another gateway’s payment, another charge or nobody’s changes nothing', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id);
    const state = await stage.bank.provider.find({ paymentId: id });
    if (!state) throw new Error('no charge');
    expect(await applyCharge(stage.deps, 'stripe', state)).toBe('foreign');
    expect(await applyCharge(stage.deps, 'sandbox', { ...state, reference: 'another charge' })).toBe('foreign');
    expect(await applyCharge(stage.deps, 'sandbox', { ...state, paymentId: 'no id at all' })).toBe('foreign');
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
    expect(await stage.get(userId, id)).toMatchObject({ status: 'pending' });
  });

  it('about a charge that the provider does not know is asked for again a few times, then put away', async () => {
    await stage.tell('0199c0de-0000-7000-8000-0000000000aa', 'unknown');
    for (let place = 0; place < 4; place += 1) {
      stage.advance(minute);
      await handleEventsLeft(stage.deps);
    }
    expect(await sql('select verdict, handled_at is not null as handled from payment_events')).toEqual([
      { verdict: 'foreign', handled: true },
    ]);
    stage.advance(31 * 24 * 60 * minute);
    await purgeEvents(stage.deps);
    expect(await sql('select id from payment_events')).toEqual([]);
  });

  it('whose work was interrupted is done by the watch', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id);
    stage.bank.failing = 'away';
    await stage.tell(id);
    expect(await grants()).toBe(0);
    stage.bank.failing = undefined;
    stage.advance(10_000);
    expect(await handleEventsLeft(stage.deps)).toBe(1);
    expect(await grants()).toBe(1);
    expect(await handleEventsLeft(stage.deps)).toBe(0);
  });
});

describe('an unpaid payment', () => {
  it('is found paid by asking, when no webhook ever comes', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id);
    expect(await reconcilePayments(stage.deps)).toBe(0);
    stage.advance(minute);
    expect(await reconcilePayments(stage.deps)).toBe(1);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'success' });
    stage.advance(60 * minute);
    expect(await reconcilePayments(stage.deps)).toBe(0);
  });

  it('expires, can then not be paid from the dashboard, and is asked about more and more seldom', async () => {
    const id = await stage.buy(userId);
    let asked = 0;
    for (let passed = 0; passed < 60; passed += 1) {
      stage.advance(minute);
      asked += await reconcilePayments(stage.deps);
    }
    expect(asked).toBeLessThan(10);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'trash', status_reason: 'expired' });
    expect((await stage.get(userId, id)).pix_code).toBeUndefined();
    await expect(payAgain(stage.deps, { id, userId, language: 'pt_BR' })).rejects.toMatchObject({
      code: 'payments.not_pending',
    });
  });

  it('shows no code after its last second, even before anybody looked', async () => {
    const id = await stage.buy(userId);
    stage.advance(60 * minute);
    expect((await stage.get(userId, id)).pix_code).toBeUndefined();
    await expect(payAgain(stage.deps, { id, userId, language: 'pt_BR' })).rejects.toMatchObject({
      code: 'payments.expired',
    });
  });

  it('that the provider never heard of ends with its time', async () => {
    stage.bank.failing = 'away';
    await expect(stage.buy(userId)).rejects.toMatchObject({ code: 'payments.gateway_unavailable' });
    stage.advance(61 * minute);
    await reconcilePayments(stage.deps);
    expect(await sql('select status from payments')).toEqual([{ status: 'pending' }]);
    stage.bank.failing = undefined;
    stage.advance(61 * minute);
    await reconcilePayments(stage.deps);
    expect(await sql('select status, status_reason from payments')).toEqual([
      { status: 'trash', status_reason: 'expired' },
    ]);
  });

  it('that was paid a moment before the cancel is paid', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id);
    await cancelPayment(stage.deps, { id, userId });
    expect(await stage.get(userId, id)).toMatchObject({ status: 'success' });
    await expect(cancelPayment(stage.deps, { id, userId })).rejects.toMatchObject({ code: 'payments.not_pending' });
  });
});

describe('money that went back without us', () => {
  it('takes the credits back at a chargeback; what was spent becomes a debt, settled from the next grant', async () => {
    const id = await stage.bought(userId);
    await stage.spend(userId, 4);
    stage.bank.change(id, { isChargedBack: true });
    for (let place = 0; place < 3; place += 1) await stage.tell(id);
    expect(await stage.get(userId, id)).toMatchObject({
      status: 'refunded',
      status_reason: 'chargeback',
      refunded_cents: 3192,
      refund_offer: null,
    });
    expect(await stage.balance(userId)).toMatchObject({ available: 0, debt: 4 });
    expect(await sql('select flag from payments')).toEqual([{ flag: 'chargeback' }]);
    await stage.bought(userId);
    expect(await stage.balance(userId)).toMatchObject({ available: 6, debt: 0 });
  });

  it('takes a share of the credits at a partial refund at the provider, the rest at the next', async () => {
    const id = await stage.bought(userId);
    stage.bank.change(id, { refundedCents: 1596 });
    await stage.tell(id);
    await stage.tell(id);
    expect(await stage.balance(userId)).toMatchObject({ available: 5 });
    expect(await stage.get(userId, id)).toMatchObject({
      status: 'success',
      refunded_cents: 1596,
      refund_offer: { credits: 5, amount_cents: 1596 },
    });
    stage.bank.change(id, { refundedCents: 3192 });
    await stage.tell(id);
    expect(await stage.balance(userId)).toMatchObject({ available: 0, debt: 0 });
    expect(await stage.get(userId, id)).toMatchObject({ status: 'refunded', status_reason: 'provider_refund' });
  });

  it('before we heard of the payment grants nothing', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id, { refundedCents: 3192 });
    await stage.tell(id);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'refunded', status_reason: 'provider_refund' });
    expect(await grants()).toBe(0);
  });
});
