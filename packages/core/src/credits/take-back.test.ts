import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureHold,
  getBalance,
  giftCredits,
  grantCredits,
  holdCredits,
  releaseHold,
  takeBack,
  unspentOfLot,
} from './index.ts';
import { newPaymentId, newPerson } from './testing/new-person.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);
const video = { kind: 'video', id: 'video-1' } as const;
const refund = { cause: { kind: 'refund', id: 'refund-1' }, reason: 'asked within seven days' } as const;
const chargeback = { cause: { kind: 'chargeback', id: 'dispute-1' }, reason: 'the bank took the money back' } as const;

/** A lot of 10: 3 spent, 2 held, 5 left. */
async function personInTheMiddle() {
  const userId = await newPerson(database.executeSql);
  const paymentId = newPaymentId();
  const holdId = await run(async (tx) => {
    await grantCredits(tx, { userId, credits: 10, paymentId });
    await captureHold(tx, await holdCredits(tx, { userId, amount: 3, cause: video }));
    return await holdCredits(tx, { userId, amount: 2, cause: video });
  });
  return { userId, paymentId, holdId };
}

async function isFlagged(userId: string) {
  const { rows } = await database.executeSql('select flagged_at from credit_accounts where user_id = $1', [userId]);
  return rows[0]?.['flagged_at'] !== null;
}

it('takes back for a refund only what is neither spent nor held, once', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  expect(await run((tx) => unspentOfLot(tx, paymentId))).toEqual({ credits: 10, unspent: 5 });
  expect(await run((tx) => takeBack(tx, { paymentId, ...refund }))).toEqual({ done: 'now', takenBack: 5, debt: 0 });
  expect(await run((tx) => takeBack(tx, { paymentId, ...refund }))).toEqual({ done: 'before', takenBack: 5, debt: 0 });
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 2, debt: 0 });
  expect(await isFlagged(userId)).toBe(false);
});

it('refunds a lot once, also when a hold of it comes back and another refund asks', async () => {
  const { userId, paymentId, holdId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...refund }));
  await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
  const again = { paymentId, cause: { kind: 'refund', id: 'refund-2' }, reason: 'asked again' } as const;
  expect(await run((tx) => takeBack(tx, again))).toEqual({ done: 'before', takenBack: 5, debt: 0 });
  expect(await getBalance(database.db, userId)).toEqual({ available: 2, held: 0, debt: 0 });
});

it('keeps the credits of a refund from being spent from the moment it is decided, whatever comes back later', async () => {
  const { userId, paymentId, holdId } = await personInTheMiddle();
  await run(async (tx) => {
    const { unspent } = await unspentOfLot(tx, paymentId);
    expect(await takeBack(tx, { paymentId, ...refund, credits: unspent })).toEqual({
      done: 'now',
      takenBack: 5,
      debt: 0,
    });
  });
  await expect(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }))).rejects.toMatchObject({
    code: 'credits.insufficient',
  });
  await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 2, held: 0, debt: 0 });
});

it('takes the unspent part at a chargeback, owes the rest, flags the account and stays at zero or above', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  expect(await run((tx) => takeBack(tx, { paymentId, ...chargeback }))).toEqual({ done: 'now', takenBack: 5, debt: 5 });
  expect(await run((tx) => takeBack(tx, { paymentId, ...chargeback }))).toEqual({
    done: 'before',
    takenBack: 5,
    debt: 5,
  });
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 2, debt: 5 });
  expect(await isFlagged(userId)).toBe(true);
});

it('flags the account at a chargeback even when nothing was spent', async () => {
  const userId = await newPerson(database.executeSql);
  const paymentId = newPaymentId();
  await run((tx) => grantCredits(tx, { userId, credits: 4, paymentId }));
  expect(await run((tx) => takeBack(tx, { paymentId, ...chargeback }))).toEqual({ done: 'now', takenBack: 4, debt: 0 });
  expect(await isFlagged(userId)).toBe(true);
});

it('settles the debt first from the next grant, and only then grants', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...chargeback }));
  const [small, large] = [newPaymentId(), newPaymentId()];
  expect(await run((tx) => grantCredits(tx, { userId, credits: 4, paymentId: small }))).toEqual({
    done: 'now',
    settledDebt: 4,
  });
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 2, debt: 1 });
  expect(await run((tx) => grantCredits(tx, { userId, credits: 10, paymentId: large }))).toEqual({
    done: 'now',
    settledDebt: 1,
  });
  expect(await getBalance(database.db, userId)).toEqual({ available: 9, held: 2, debt: 0 });
  expect(await run((tx) => unspentOfLot(tx, large))).toEqual({ credits: 10, unspent: 9 });
});

it('settles no debt from a gift', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...chargeback }));
  await run((tx) => giftCredits(tx, { userId, credits: 3, cause: { kind: 'staff', id: userId }, reason: 'welcome' }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 3, held: 2, debt: 5 });
});

it('takes back credits that were held at the chargeback as soon as their hold is released', async () => {
  const { userId, paymentId, holdId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...chargeback }));
  await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 0, debt: 3 });
});

it('leaves released credits to a person who has paid the debt meanwhile', async () => {
  const { userId, paymentId, holdId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...chargeback }));
  await run((tx) => grantCredits(tx, { userId, credits: 5, paymentId: newPaymentId() }));
  await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 2, held: 0, debt: 0 });
  expect(await run((tx) => unspentOfLot(tx, paymentId))).toEqual({ credits: 10, unspent: 0 });
});

it('claims nothing twice when a chargeback follows a refund', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  await run((tx) => takeBack(tx, { paymentId, ...refund }));
  expect(await run((tx) => takeBack(tx, { paymentId, ...chargeback }))).toEqual({ done: 'now', takenBack: 0, debt: 5 });
  expect(
    await run((tx) => takeBack(tx, { paymentId, cause: { kind: 'chargeback', id: 'dispute-2' }, reason: 'again' })),
  ).toEqual({ done: 'now', takenBack: 0, debt: 0 });
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 2, debt: 5 });
});

it('takes in part of a payment that was refunded on the side of the provider', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  const partly = (id: string) =>
    ({ paymentId, cause: { kind: 'provider_refund', id }, reason: 'refunded at the provider', credits: 4 }) as const;
  expect(await run((tx) => takeBack(tx, partly('part-1')))).toEqual({ done: 'now', takenBack: 4, debt: 0 });
  expect(await run((tx) => takeBack(tx, partly('part-1')))).toEqual({ done: 'before', takenBack: 4, debt: 0 });
  expect(await run((tx) => takeBack(tx, partly('part-2')))).toEqual({ done: 'now', takenBack: 1, debt: 3 });
  expect(await run((tx) => takeBack(tx, partly('part-3')))).toEqual({ done: 'now', takenBack: 0, debt: 2 });
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 2, debt: 5 });
});

it('touches no other lot of the account', async () => {
  const { userId, paymentId } = await personInTheMiddle();
  await run((tx) => grantCredits(tx, { userId, credits: 20, paymentId: newPaymentId() }));
  await run((tx) => takeBack(tx, { paymentId, ...chargeback }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 20, held: 2, debt: 5 });
});

it('knows nothing of a payment that was never granted', async () => {
  await expect(run((tx) => takeBack(tx, { paymentId: newPaymentId(), ...chargeback }))).rejects.toMatchObject({
    code: 'credits.payment_not_granted',
  });
});
