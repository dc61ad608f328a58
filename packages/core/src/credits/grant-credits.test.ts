import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBalance, giftCredits, grantCredits } from './index.ts';
import { entriesOf, newPaymentId, newPerson } from './testing/new-person.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);

it('grants a payment once, however often it is said to be paid', async () => {
  const userId = await newPerson(database.executeSql);
  const grant = { userId, credits: 10, paymentId: newPaymentId() };
  expect(await run((tx) => grantCredits(tx, grant))).toEqual({ done: 'now', settledDebt: 0 });
  expect(await run((tx) => grantCredits(tx, grant))).toEqual({ done: 'before', settledDebt: 0 });
  expect(await getBalance(database.db, userId)).toEqual({ available: 10, held: 0, debt: 0 });
});

it('grants a payment to nobody else afterwards', async () => {
  const [userId, other] = [await newPerson(database.executeSql), await newPerson(database.executeSql)];
  const paymentId = newPaymentId();
  await run((tx) => grantCredits(tx, { userId, credits: 10, paymentId }));
  expect(await run((tx) => grantCredits(tx, { userId: other, credits: 10, paymentId }))).toMatchObject({
    done: 'before',
  });
  expect(await getBalance(database.db, other)).toEqual({ available: 0, held: 0, debt: 0 });
});

it('gives a gift once per cause, and says who gave it and why', async () => {
  const [userId, staff] = [await newPerson(database.executeSql), await newPerson(database.executeSql)];
  const gift = {
    userId,
    credits: 3,
    cause: { kind: 'staff' as const, id: `ticket-${userId}` },
    reason: 'slow week',
    actorId: staff,
  };
  expect(await run((tx) => giftCredits(tx, gift))).toEqual({ done: 'now' });
  expect(await run((tx) => giftCredits(tx, gift))).toEqual({ done: 'before' });
  expect(await entriesOf(database.executeSql, userId)).toMatchObject([
    { kind: 'gift', amount: 3, reason: 'slow week', actor_id: staff },
  ]);
});

it('leaves nothing behind when the transaction around it fails', async () => {
  const userId = await newPerson(database.executeSql);
  const paymentId = newPaymentId();
  const failing = run(async (tx) => {
    await grantCredits(tx, { userId, credits: 10, paymentId });
    throw new Error('the mail could not be queued');
  });
  await expect(failing).rejects.toThrow('the mail could not be queued');
  expect(await run((tx) => grantCredits(tx, { userId, credits: 10, paymentId }))).toMatchObject({ done: 'now' });
});
