import type { Database } from '@semblante/db';
import { countStatements, emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCredits, releaseHold } from '../../credits/index.ts';
import { dayMs, type UserId } from '../../kernel/index.ts';
import {
  askRefund,
  cancelPayment,
  getInvitation,
  listSales,
  listStatement,
  seedPackages,
  settleInvitations,
} from '../index.ts';
import { createStage, type Stage } from '../testing/index.ts';

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

const day = dayMs;
const statement = async (asked: Partial<Parameters<typeof listStatement>[2]> = {}) =>
  await listStatement(stage.deps, { userId, language: 'en' }, { page: 1, ...asked });

describe('the statement', () => {
  it('shows a purchase that waits, with its promotion and the way to pay it', async () => {
    const id = await stage.buy(userId);
    expect(await statement()).toEqual({
      items: [
        {
          id,
          type: 'purchase',
          status: 'pending',
          reason: null,
          credits: 10,
          amount_cents: 3192,
          currency: 'BRL',
          date: stage.clock().toISOString(),
          promotion: { title: '20% OFF your first purchase', percent_off: 20 },
          payment_id: id,
          title: null,
          can_pay: true,
          refund: null,
        },
      ],
      total: 1,
    });
    stage.advance(60 * 60_000);
    expect((await statement()).items).toMatchObject([{ can_pay: false }]);
    await cancelPayment(stage.deps, { id, userId });
    expect((await statement()).items).toMatchObject([{ status: 'trash', can_pay: false }]);
  });

  it('explains the balance: purchase, refund, gift, processing charged and not charged', async () => {
    const refunded = await stage.bought(userId);
    await askRefund(stage.deps, { id: refunded, userId });
    await stage.bought(userId, { credits: 3 });
    await database.db.transaction(
      async (tx) =>
        void (await giftCredits(tx, {
          userId,
          credits: 2,
          cause: { kind: 'staff', id: 'x' },
          reason: 'Desculpe a demora',
        })),
    );
    await stage.spend(userId, 1);
    const holdId = await stage.hold(userId, 1);
    await database.db.transaction(async (tx) => void (await releaseHold(tx, { holdId, reason: 'failed' })));
    await stage.hold(userId, 2);
    const { items, total } = await statement();
    expect(total).toBe(7);
    const lines = items.map(({ type, status, reason, credits }) => ({ type, status, reason, credits }));
    expect(lines).toEqual(
      expect.arrayContaining([
        { type: 'purchase', status: 'refunded', reason: 'refund', credits: 10 },
        { type: 'other', status: 'refunded', reason: 'refund', credits: -10 },
        { type: 'purchase', status: 'success', reason: null, credits: 3 },
        { type: 'gift', status: 'completed', reason: 'staff', credits: 2 },
        { type: 'video', status: 'completed', reason: null, credits: -1 },
        { type: 'video', status: 'error', reason: 'failed', credits: 0 },
        { type: 'video', status: 'pending', reason: null, credits: -2 },
      ]),
    );
    expect(items.find(({ type, status }) => type === 'purchase' && status === 'refunded')?.refund).toMatchObject({
      state: 'done',
    });
    expect(items.find(({ type }) => type === 'other')?.payment_id).toBe(refunded);
    expect(items.reduce((sum, { credits }) => sum + credits, 0)).toBe((await stage.balance(userId)).available);
  });

  it('is paged, filtered, and one’s own', async () => {
    const other = await stage.person();
    await stage.bought(other);
    for (let place = 0; place < 19; place += 1) await stage.buy(userId, { credits: 3 });
    await stage.bought(userId);
    await database.db.transaction(async (tx) => {
      for (let place = 0; place < 3; place += 1)
        await giftCredits(tx, { userId, credits: 1, cause: { kind: 'staff', id: `${place}` }, reason: 'x' });
    });
    const [first, second] = [await statement(), await statement({ page: 2 })];
    expect([first.items.length, second.items.length, first.total]).toEqual([20, 3, 23]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
    expect((await statement({ page: 3 })).items).toEqual([]);
    expect((await statement({ type: 'gift' })).total).toBe(3);
    expect((await statement({ status: 'success' })).total).toBe(1);
    expect((await statement({ type: 'purchase', status: 'pending' })).total).toBe(19);
  });

  it('takes one statement, with the titles of what was made and how many lines there are', async () => {
    await stage.bought(userId);
    await stage.spend(userId, 2);
    const { db, asked } = countStatements(database.db);
    const { items, total } = await listStatement({ ...stage.deps, db }, { userId, language: 'en' }, { page: 1 });
    expect({ items: items.length, total, asked }).toEqual({ items: 2, total: 2, asked: ['a statement'] });
  });
});

describe('an invitation', () => {
  const link = async () => await getInvitation(stage.deps, { userId, invitationToken: 'abc' });

  it('earns one credit when the first purchase of the invited can no longer be refunded, once', async () => {
    const invited = await stage.person({ invitedBy: userId });
    expect(await link()).toEqual({ url: 'https://semblante.test/register/abc', invited: 1, waiting: 0, gifts: 0 });
    await stage.bought(invited);
    expect(await link()).toMatchObject({ waiting: 1, gifts: 0 });
    stage.advance(7 * day);
    await settleInvitations(stage.deps);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
    stage.advance(2_000);
    await settleInvitations(stage.deps);
    await settleInvitations(stage.deps);
    expect(await stage.balance(userId)).toMatchObject({ available: 1 });
    expect(await link()).toMatchObject({ invited: 1, waiting: 0, gifts: 1 });
    expect(stage.events.at(-2)?.event).toEqual({
      kind: 'notification',
      notice: 'invitation_gift',
      params: { name: 'Pessoa' },
    });
    await stage.bought(invited);
    stage.advance(8 * day);
    await settleInvitations(stage.deps);
    expect(await stage.balance(userId)).toMatchObject({ available: 1 });
  });

  it('earns nothing by a purchase that was returned, nor by the next one', async () => {
    const invited = await stage.person({ invitedBy: userId });
    const id = await stage.bought(invited);
    await askRefund(stage.deps, { id, userId: invited });
    stage.advance(1_000);
    await stage.bought(invited);
    stage.advance(8 * day);
    await settleInvitations(stage.deps);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
  });

  it('waits while a refund of that purchase is undecided', async () => {
    const invited = await stage.person({ invitedBy: userId });
    const id = await stage.bought(invited);
    await stage.spend(invited, 1);
    await askRefund(stage.deps, { id, userId: invited });
    stage.advance(8 * day);
    await settleInvitations(stage.deps);
    expect(await stage.balance(userId)).toMatchObject({ available: 0 });
  });
});

describe('the list of sales', () => {
  it('is found by person, protocol, provider’s number, state and flag', async () => {
    const id = await stage.bought(userId);
    await askRefund(stage.deps, { id, userId });
    const other = await stage.person({ name: 'Zuleica' });
    const waiting = await stage.buy(other);
    const ids = async (asked: object) =>
      (await listSales(stage.deps, { page: 1, ...asked }, 'pt_BR')).sales.map((sale) => sale.id).sort();
    expect(await ids({})).toEqual([id, waiting].sort());
    const { sales } = await listSales(stage.deps, { page: 1, status: 'refunded' }, 'pt_BR');
    expect(sales).toMatchObject([
      { id, user: { id: userId, name: 'Pessoa 1' }, refund: { state: 'done' }, transaction: `t-${id}` },
    ]);
    expect(await ids({ query: sales[0]?.refund?.protocol })).toEqual([id]);
    expect(await ids({ query: `t-${id}` })).toEqual([id]);
    expect(await ids({ query: id })).toEqual([id]);
    expect(await ids({ query: 'pessoa' })).toEqual([id]);
    expect(await ids({ query: 'zuleica' })).toEqual([waiting]);
    expect(await ids({ query: '%' })).toEqual([]);
    expect(await ids({ method: 'card' })).toEqual([]);
    expect(await ids({ refund: 'done' })).toEqual([id]);
    expect(await ids({ flagged: true })).toEqual([]);
    expect(await ids({ flagged: false })).toEqual([id, waiting].sort());
  });
});
