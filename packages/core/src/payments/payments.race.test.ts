import type { Database } from '@semblante/db';
import { emptyTables, findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateBilling } from '../billing/index.ts';
import { dayMs, type UserId } from '../kernel/index.ts';
import {
  askRefund,
  buy,
  cancelPayment,
  decideRefund,
  getSale,
  handleEventsLeft,
  reconcilePayments,
  seedPackages,
  sendRefundsLeft,
  settleInvitations,
} from './index.ts';
import { createStage, type Stage } from './testing/index.ts';

const times = 30;
const day = dayMs;

describe.skipIf(!findTestPostgresUrl())('many at once, on PostgreSQL', () => {
  let database: Database;
  let stage: Stage;
  let userId: UserId;
  beforeAll(async () => void (database = await openTestPostgres({ connectionsMax: 20 })));
  afterAll(async () => await database.close());
  beforeEach(async () => {
    await emptyTables(database);
    await seedPackages(database.db);
    stage = createStage(database);
    userId = await stage.person();
  });

  const sql = async (text: string) => (await database.executeSql(text)).rows;
  async function atOnce(runs: (() => Promise<unknown>)[]) {
    const outcomes = await Promise.allSettled(runs.map((run) => run()));
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)] : [],
    );
    return { succeeded: runs.length - codes.length, codes: [...new Set(codes)].sort() };
  }
  const same = (run: () => Promise<unknown>) => Array.from({ length: times }, () => run);

  it('clicks of one key make one payment and one charge', async () => {
    const [pack] = await stage.packages(userId);
    const order = { userId, package_id: pack?.id ?? '', method: 'pix', idempotencyKey: 'click' } as const;
    const ids = await Promise.all(same(() => buy(stage.deps, order)).map((run) => run()));
    expect(new Set(ids).size).toBe(1);
    expect(stage.bank.charges.size).toBe(1);
    expect(await sql('select count(*)::int as n from payments')).toEqual([{ n: 1 }]);
  });

  it('first purchases get the first-purchase price once', async () => {
    const [pack] = await stage.packages(userId);
    const order = { userId, package_id: pack?.id ?? '', method: 'pix' } as const;
    await atOnce(Array.from({ length: 15 }, () => () => buy(stage.deps, order)));
    expect(await sql('select count(*)::int as n, count(promotion_id)::int as discounted from payments')).toEqual([
      { n: 15, discounted: 1 },
    ]);
  });

  it('clicks that saw the first-purchase price are charged it once; the others are told that the price changed', async () => {
    const [pack] = await stage.packages(userId);
    const order = {
      userId,
      package_id: pack?.id ?? '',
      method: 'pix',
      expected_amount_cents: pack?.amount_cents,
    } as const;
    expect(await atOnce(same(() => buy(stage.deps, order)))).toEqual({
      succeeded: 1,
      codes: ['payments.price_changed'],
    });
  });

  it('webhooks of one payment, the watch and a cancel grant once', async () => {
    const id = await stage.buy(userId);
    stage.bank.pay(id);
    stage.advance(60_000);
    await atOnce([
      ...same(() => stage.tell(id)),
      ...same(() => stage.tell(id, 'one event')),
      () => reconcilePayments(stage.deps),
      () => handleEventsLeft(stage.deps),
      () => cancelPayment(stage.deps, { id, userId }),
    ]);
    expect(await stage.balance(userId)).toMatchObject({ available: 10 });
    expect(stage.mailsOf('payment_receipt')).toHaveLength(1);
    expect(await stage.get(userId, id)).toMatchObject({ status: 'success' });
  });

  it('refunds of one payment return the money and take the credits once', async () => {
    const id = await stage.bought(userId);
    const outcome = await atOnce([
      ...same(() => askRefund(stage.deps, { id, userId })),
      ...same(() => sendRefundsLeft(stage.deps)),
    ]);
    expect(outcome).toEqual({ succeeded: times + 1, codes: ['payments.refund_already_asked'] });
    expect(stage.bank.calls.refund).toBe(1);
    expect(await stage.balance(userId)).toMatchObject({ available: 0, debt: 0 });
    expect(await sql('select state from refunds')).toEqual([{ state: 'done' }]);
  });

  it('decisions of staff on one refund return the money once', async () => {
    const id = await stage.bought(userId);
    await stage.spend(userId, 1);
    await askRefund(stage.deps, { id, userId });
    const staffId = await stage.person();
    const decide = () => decideRefund(stage.deps, { paymentId: id, staffId }, { decision: 'approve' });
    expect(await atOnce(same(decide))).toEqual({ succeeded: 1, codes: ['payments.refund_not_open'] });
    expect([...stage.bank.refunds.values()].map(({ amountCents }) => amountCents)).toEqual([2873]);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
  });

  it('a refund is never sent by the provider and paid by hand as well, in 200 rounds', async () => {
    const staffId = await stage.person();
    stage.bank.refusesRefunds = true;
    const paymentIds = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const buyer = await stage.person();
        const id = await stage.bought(buyer);
        await askRefund(stage.deps, { id, userId: buyer });
        return id;
      }),
    );
    stage.bank.refusesRefunds = false;
    // Two people at one refund that the provider refused: one sends it again, the other says that it was paid outside.
    // Then it is as it was.
    const playRound = async (paymentId: string) => {
      const decide = async (decision: Parameters<typeof decideRefund>[2]) =>
        await decideRefund(stage.deps, { paymentId, staffId }, decision);
      const [, hand] = await Promise.allSettled([
        decide({ decision: 'approve' }),
        decide({ decision: 'paid_by_hand', reason: 'Pix E18236120202611141200' }),
        sendRefundsLeft(stage.deps),
      ]);
      const { refund } = await getSale(stage.deps, paymentId, 'pt_BR');
      const outcome = {
        byProvider: stage.bank.refundedOf(paymentId) > 0,
        byHand: hand.status === 'fulfilled',
        told: `${refund?.state} by ${refund?.by_hand ? 'hand' : 'provider'}`,
      };
      stage.bank.returnRefunds(paymentId);
      await sql(
        `update refunds set state = 'failed', failure_code = 'refused', is_by_hand = false, done_at = null where payment_id = '${paymentId}'`,
      );
      return outcome;
    };
    const outcomes: Awaited<ReturnType<typeof playRound>>[] = [];
    while (outcomes.length < 200) outcomes.push(...(await Promise.all(paymentIds.map(playRound))));
    expect(outcomes.filter(({ byProvider, byHand }) => byProvider === byHand)).toEqual([]);
    expect(outcomes.filter(({ byProvider, told }) => told !== `done by ${byProvider ? 'provider' : 'hand'}`)).toEqual(
      [],
    );
    expect(stage.mailsOf('refund_done')).toHaveLength(200);
  }, 120_000);

  it('processings that start during a refund spend what the refund did not take, and nothing twice', async () => {
    const id = await stage.bought(userId);
    const outcome = await atOnce([
      ...Array.from({ length: 9 }, () => () => stage.hold(userId, 1)),
      () => askRefund(stage.deps, { id, userId }),
    ]);
    const { available, held } = await stage.balance(userId);
    const payment = await stage.get(userId, id);
    const takenBack = payment.status === 'refunded' ? (payment.refund?.credits ?? 0) : 0;
    expect(available + held + takenBack).toBe(10);
    expect(payment.refund?.state).toBe(takenBack > 0 ? 'done' : 'asked');
    expect(outcome.codes.filter((code) => code !== 'credits.insufficient')).toEqual([]);
    expect([...stage.bank.refunds.values()].map(({ amountCents }) => amountCents)).toEqual(takenBack > 0 ? [3192] : []);
  });

  it('a refund and a chargeback of one payment take its credits back once', async () => {
    const id = await stage.bought(userId);
    await stage.spend(userId, 2);
    await askRefund(stage.deps, { id, userId });
    stage.bank.change(id, { isChargedBack: true });
    const staffId = await stage.person();
    await atOnce([
      () => decideRefund(stage.deps, { paymentId: id, staffId }, { decision: 'approve' }),
      ...same(() => stage.tell(id)),
    ]);
    expect(await stage.balance(userId)).toMatchObject({ available: 0, debt: 2 });
    const [taken] = await sql(`select sum(credits)::int as n from credit_entries where kind = 'take_back'`);
    expect(taken).toEqual({ n: 8 });
  });

  it('accounts that claim one CPF get it once', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => stage.person({ withoutBilling: true })));
    const outcome = await atOnce(
      people.map(
        (person) => () =>
          updateBilling(
            stage.deps,
            { userId: person, ip: '203.0.113.7' },
            { cpf: '11144477735', phone: '11987654321' },
          ),
      ),
    );
    expect(outcome).toEqual({ succeeded: 1, codes: ['billing.cpf_taken'] });
  });

  it('watches that settle an invitation give one gift', async () => {
    const invited = await stage.person({ invitedBy: userId });
    await stage.bought(invited);
    stage.advance(7 * day + 2_000);
    await atOnce(same(() => settleInvitations(stage.deps)));
    expect(await stage.balance(userId)).toMatchObject({ available: 1 });
  });
});
