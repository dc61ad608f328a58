import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseHold } from '../../credits/index.ts';
import { dayMs, type PaymentId, type UserId } from '../../kernel/index.ts';
import { askRefund, decideRefund, getSale, listSales, seedPackages, sendRefundsLeft } from '../index.ts';
import { createStage, type Stage } from '../testing/index.ts';

let database: Database;
let stage: Stage;
let userId: UserId;
let staffId: UserId;
let id: PaymentId;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());
beforeEach(async () => {
  await emptyTables(database);
  await seedPackages(database.db);
  stage = createStage(database);
  userId = await stage.person();
  staffId = await stage.person();
  id = await stage.bought(userId);
  stage.mails.length = 0;
});

const day = dayMs;
const ask = async () => await askRefund(stage.deps, { id, userId });
const decide = async (decision: Parameters<typeof decideRefund>[2]) =>
  await decideRefund(stage.deps, { paymentId: id, staffId }, decision);
const sale = async () => await getSale(stage.deps, id, 'pt_BR');
const sql = async (text: string) => (await database.executeSql(text)).rows;
const shown = async () => await stage.get(userId, id);

describe('when nothing was spent', () => {
  it('is approved at once, takes the credits back, returns the money once, and confirms by mail with a protocol', async () => {
    expect(await shown()).toMatchObject({
      refund_offer: { credits: 10, amount_cents: 3192, is_automatic: true, by_hand: false },
    });
    await ask();
    const payment = await shown();
    expect(payment).toMatchObject({
      status: 'refunded',
      status_reason: 'refund',
      refunded_cents: 3192,
      refund_offer: null,
      refund: { state: 'done', credits: 10, amount_cents: 3192 },
    });
    expect(payment.refund?.protocol).toMatch(/^20261114-\d{4}-\d{4}$/);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
    expect([...stage.bank.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([3192]);
    const { protocol } = payment.refund ?? {};
    expect(stage.mailsOf('refund_asked')).toMatchObject([
      { params: { protocol, amount_cents: 3192, is_automatic: true } },
    ]);
    expect(stage.mailsOf('refund_done')).toMatchObject([{ params: { protocol } }]);
    expect(stage.events.at(-1)?.event).toEqual({ kind: 'balance', balance: 0, held: 0 });
  });

  it('is refused the second time, with the protocol of the first', async () => {
    await ask();
    const protocol = (await shown()).refund?.protocol;
    await expect(ask()).rejects.toMatchObject({ code: 'payments.refund_already_asked', params: { protocol } });
    expect(stage.bank.calls.refund).toBe(1);
  });

  it('is not taken for a refund made at the provider when the webhook of it comes', async () => {
    await ask();
    await stage.tell(id);
    expect(await shown()).toMatchObject({ status: 'refunded', status_reason: 'refund' });
    expect(await stage.balance(userId)).toMatchObject({ available: 0, debt: 0 });
  });
});

describe('the seven days', () => {
  it('are counted to the second', async () => {
    stage.advance(7 * day);
    expect((await shown()).refund_offer).not.toBeNull();
    stage.advance(1_000);
    expect((await shown()).refund_offer).toBeNull();
    await expect(ask()).rejects.toMatchObject({ code: 'payments.refund_window_over' });
    expect(await stage.balance(userId)).toMatchObject({ available: 10 });
    stage.advance(-1_000);
    await ask();
    expect(await shown()).toMatchObject({ status: 'refunded' });
  });
});

describe('when some credits were spent or are held', () => {
  it('waits for staff, who approves the share of what is unspent at that moment', async () => {
    await stage.spend(userId, 3);
    expect(await shown()).toMatchObject({ refund_offer: { credits: 7, amount_cents: 2235, is_automatic: false } });
    await ask();
    expect(await shown()).toMatchObject({ status: 'success', refund: { state: 'asked', amount_cents: 2235 } });
    expect(await stage.balance(userId)).toMatchObject({ available: 7 });
    expect(stage.mailsOf('refund_asked')).toMatchObject([{ params: { is_automatic: false } }]);
    await stage.spend(userId, 1);
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({
      status: 'refunded',
      refund: { state: 'done', credits: 6, amount_cents: 1916 },
    });
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
    expect([...stage.bank.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([1916]);
    expect(stage.mailsOf('refund_approved')).toMatchObject([{ params: { amount_cents: 1916 } }]);
  });

  it('counts held credits as spent, and what comes back later stays the buyer’s', async () => {
    const holdId = await stage.hold(userId, 2);
    await ask();
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({ refund: { credits: 8, amount_cents: 2554 } });
    await database.db.transaction(async (tx) => void (await releaseHold(tx, { holdId, reason: 'cancelled' })));
    expect(await stage.balance(userId)).toMatchObject({ available: 2, held: 0 });
  });

  it('has nothing to return when everything is spent or held', async () => {
    await stage.hold(userId, 10);
    expect((await shown()).refund_offer).toBeNull();
    await expect(ask()).rejects.toMatchObject({ code: 'payments.nothing_to_refund' });
  });

  it('is denied with a reason that the buyer reads, and may be asked again in time', async () => {
    await stage.spend(userId, 3);
    await ask();
    await decide({ decision: 'deny', reason: 'Os vídeos ficaram prontos.' });
    expect(await shown()).toMatchObject({
      status: 'success',
      refund: { state: 'denied', reason: 'Os vídeos ficaram prontos.' },
    });
    expect(await stage.balance(userId)).toMatchObject({ available: 7 });
    expect(stage.mailsOf('refund_denied')).toMatchObject([{ params: { reason: 'Os vídeos ficaram prontos.' } }]);
    await expect(decide({ decision: 'approve' })).rejects.toMatchObject({ code: 'payments.refund_not_open' });
    await ask();
    expect(await shown()).toMatchObject({ refund: { state: 'asked' } });
  });

  it('may be decided after the seven days, because it was asked for in time', async () => {
    await stage.spend(userId, 3);
    await ask();
    stage.advance(9 * day);
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
  });
});

describe('the provider', () => {
  it('that is away is asked again by the watch, under the same key', async () => {
    stage.bank.failing = 'away';
    await ask();
    expect(await shown()).toMatchObject({ status: 'refunded', refund: { state: 'sent' } });
    expect(await sendRefundsLeft(stage.deps)).toBe(0);
    stage.bank.failing = undefined;
    stage.advance(5 * 60_000);
    expect(await sendRefundsLeft(stage.deps)).toBe(1);
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
    expect([...stage.bank.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([3192]);
    expect(await sendRefundsLeft(stage.deps)).toBe(0);
  });

  it('whose answer was lost is not asked to pay twice', async () => {
    stage.bank.failing = 'answer_lost';
    await ask();
    stage.bank.failing = undefined;
    stage.advance(5 * 60_000);
    await sendRefundsLeft(stage.deps);
    expect(stage.bank.calls.refund).toBe(1);
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
  });

  it('that refuses leaves the refund to staff, who tries again or pays by hand', async () => {
    stage.bank.refusesRefunds = true;
    await ask();
    expect(await shown()).toMatchObject({ refund: { state: 'failed' } });
    const { sales } = await listSales(stage.deps, { page: 1, flagged: true }, 'pt_BR');
    expect(sales).toMatchObject([{ id, flag: 'refund_failed' }]);
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({ refund: { state: 'failed' } });
    await decide({ decision: 'paid_by_hand', reason: 'Pix E18236120202611141200' });
    expect(await shown()).toMatchObject({
      refund: { state: 'done', by_hand: true, reason: 'Pix E18236120202611141200' },
    });
    expect(stage.mailsOf('refund_done')).toHaveLength(1);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
  });

  it('that says days later that the money came back to us makes it staff’s matter', async () => {
    await ask();
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
    stage.bank.returnRefunds(id);
    await stage.tell(id);
    expect(await shown()).toMatchObject({ status: 'refunded', refund: { state: 'failed', done_at: null } });
    expect((await listSales(stage.deps, { page: 1, flagged: true }, 'pt_BR')).sales).toMatchObject([
      { id, flag: 'refund_failed' },
    ]);
    await decide({ decision: 'paid_by_hand', reason: 'Pix E18236120202611141200' });
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
  });

  it('that refused later pays a new refund when staff sends it again, with all its tries once more', async () => {
    await ask();
    stage.bank.returnRefunds(id);
    await stage.tell(id);
    expect((await sale()).refund_failure).toBe('refused');
    stage.bank.failing = 'away';
    await decide({ decision: 'approve' });
    expect(await sql('select attempt, tries, provider_refund from refunds')).toEqual([
      { attempt: 2, tries: 1, provider_refund: null },
    ]);
    stage.bank.failing = undefined;
    stage.advance(5 * 60_000);
    await sendRefundsLeft(stage.deps);
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
    expect([...stage.bank.refunds.values()]).toMatchObject([
      { amountCents: 3192, isReturned: true },
      { amountCents: 3192, isReturned: false },
    ]);
    // What is told of the first one again is no news of the second.
    await stage.tell(id);
    expect(await sale()).toMatchObject({ refund: { state: 'done' }, refund_failure: null });
  });

  it('that never answered may have paid: sent again, the charge is looked at before anything is sent', async () => {
    stage.bank.failing = 'answer_lost';
    await ask();
    stage.bank.failing = 'away';
    for (let tries = 0; tries < 20; tries += 1) {
      stage.advance(7 * 60 * 60_000);
      await sendRefundsLeft(stage.deps);
    }
    expect(await sale()).toMatchObject({
      refund: { state: 'failed' },
      refund_failure: 'no_answer',
      flag: 'refund_failed',
    });
    stage.bank.failing = undefined;
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
    expect(stage.bank.refundedOf(id)).toBe(3192);
    expect(stage.bank.refunds.size).toBe(1);
  });

  it('that is no longer configured leaves the refund to staff at once, who pays by hand or sends it when the keys are back', async () => {
    stage.bank.failing = 'away';
    await ask();
    const { find } = stage.deps.providers;
    stage.deps.providers.find = () => undefined;
    stage.advance(5 * 60_000);
    await sendRefundsLeft(stage.deps);
    expect(await sale()).toMatchObject({
      flag: 'refund_failed',
      refund: { state: 'failed' },
      refund_failure: 'gateway_gone',
    });
    expect(await sendRefundsLeft(stage.deps)).toBe(0);
    stage.deps.providers.find = find;
    stage.bank.failing = undefined;
    await decide({ decision: 'approve' });
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
    expect(stage.bank.refundedOf(id)).toBe(3192);
  });

  it('that cannot return this method is not called: staff pays by hand and says how', async () => {
    stage.bank.refundable = false;
    expect(await shown()).toMatchObject({ refund_offer: { by_hand: true } });
    await ask();
    expect(await shown()).toMatchObject({ status: 'refunded', refund: { state: 'approved', by_hand: true } });
    expect(stage.bank.calls.refund).toBe(0);
    expect(await sendRefundsLeft(stage.deps)).toBe(0);
    expect(stage.mailsOf('refund_asked')).toMatchObject([{ params: { by_hand: true } }]);
    await decide({ decision: 'paid_by_hand', reason: 'Transferência 123456' });
    expect(await shown()).toMatchObject({ refund: { state: 'done' } });
  });
});

it('refunds nobody’s purchase but one’s own, and none that was not paid', async () => {
  await expect(askRefund(stage.deps, { id, userId: staffId })).rejects.toMatchObject({ code: 'payments.not_found' });
  const unpaid = await stage.buy(userId);
  await expect(askRefund(stage.deps, { id: unpaid, userId })).rejects.toMatchObject({
    code: 'payments.not_refundable',
  });
  await expect(decide({ decision: 'approve' })).rejects.toMatchObject({ code: 'payments.refund_not_open' });
});
