import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBalance, giftCredits, grantCredits, holdCredits, releaseHold, takeBack, takeCredits } from './index.ts';
import { newPaymentId, newPerson } from './testing/new-person.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(async () => await database.close());

const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);
const video = { kind: 'video', id: 'video-1' } as const;

it('takes gifts first, then the oldest lot, and never what is held', async () => {
  const userId = await newPerson(database.executeSql);
  await run((tx) => grantCredits(tx, { userId, credits: 5, paymentId: newPaymentId() }));
  await run((tx) => giftCredits(tx, { userId, credits: 2, cause: { kind: 'staff', id: userId }, reason: 'welcome' }));
  await run((tx) => holdCredits(tx, { userId, amount: 3, cause: video }));
  const take = async (credits: number) =>
    await run((tx) =>
      takeCredits(tx, { userId, credits, orderId: `${userId}-${credits}`, reason: 'staff', actorId: userId }),
    );
  await expect(take(5)).rejects.toMatchObject({ code: 'staff.take_too_much', params: { available: 4 } });
  await take(4);
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 3, debt: 0 });
});

it('takes all that is available, also credits that were owed once and whose debt another purchase paid', async () => {
  const userId = await newPerson(database.executeSql);
  const paymentId = newPaymentId();
  await run((tx) => grantCredits(tx, { userId, credits: 10, paymentId }));
  const holdId = await run((tx) => holdCredits(tx, { userId, amount: 4, cause: video }));
  await run((tx) =>
    takeBack(tx, { paymentId, cause: { kind: 'chargeback', id: 'dispute-1' }, reason: 'the bank took it' }),
  );
  await run((tx) => grantCredits(tx, { userId, credits: 10, paymentId: newPaymentId() }));
  await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 10, held: 0, debt: 0 });
  await run((tx) => takeCredits(tx, { userId, credits: 10, orderId: userId, reason: 'staff', actorId: userId }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 0, debt: 0 });
  expect(
    await run((tx) => takeBack(tx, { paymentId, cause: { kind: 'chargeback', id: 'dispute-2' }, reason: 'again' })),
  ).toMatchObject({ takenBack: 0, debt: 0 });
});
