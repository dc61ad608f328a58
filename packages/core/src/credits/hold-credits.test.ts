import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HoldId } from '../kernel/index.ts';
import { captureHold, getBalance, giftCredits, grantCredits, holdCredits, releaseHold } from './index.ts';
import { entriesOf, newPaymentId, newPerson } from './testing/new-person.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const video = { kind: 'video', id: 'video-1' } as const;
const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);

async function personWith(credits: number) {
  const userId = await newPerson(database.executeSql);
  const paymentId = newPaymentId();
  await run((tx) => grantCredits(tx, { userId, credits, paymentId }));
  return { userId, paymentId };
}

async function lotsOf(userId: string) {
  const { rows } = await database.executeSql(
    'select kind, remaining, held, spent from credit_lots where user_id = $1 order by id',
    [userId],
  );
  return rows;
}

it('starts every account with nothing', async () => {
  const userId = await newPerson(database.executeSql);
  expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 0, debt: 0 });
});

it('moves held credits out of the balance and shows them beside it', async () => {
  const { userId } = await personWith(10);
  const holdId = await run((tx) => holdCredits(tx, { userId, amount: 3, cause: video }));
  expect(await getBalance(database.db, userId)).toEqual({ available: 7, held: 3, debt: 0 });
  expect((await entriesOf(database.executeSql, userId)).at(-1)).toMatchObject({
    id: holdId,
    kind: 'hold',
    credits: 3,
    amount: -3,
    cause_kind: 'video',
    cause_id: video.id,
  });
});

it('refuses a hold that the balance does not cover, says what is missing and changes nothing', async () => {
  const { userId } = await personWith(2);
  const refused = run((tx) => holdCredits(tx, { userId, amount: 3, cause: video }));
  await expect(refused).rejects.toMatchObject({ code: 'credits.insufficient', params: { needed: 3, available: 2 } });
  expect(await getBalance(database.db, userId)).toEqual({ available: 2, held: 0, debt: 0 });
});

it('refuses a hold on an account that never had a credit', async () => {
  const userId = await newPerson(database.executeSql);
  await expect(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }))).rejects.toMatchObject({
    params: { needed: 1, available: 0 },
  });
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'never holds, grants or gives %s credits',
  async (amount) => {
    const { userId } = await personWith(5);
    await expect(run((tx) => holdCredits(tx, { userId, amount, cause: video }))).rejects.toThrow(RangeError);
    await expect(run((tx) => grantCredits(tx, { userId, credits: amount, paymentId: newPaymentId() }))).rejects.toThrow(
      RangeError,
    );
    await expect(
      run((tx) => giftCredits(tx, { userId, credits: amount, cause: video, reason: 'welcome' })),
    ).rejects.toThrow(RangeError);
  },
);

it('takes gifts first, then the oldest lot', async () => {
  const { userId } = await personWith(4);
  await run((tx) => grantCredits(tx, { userId, credits: 5, paymentId: newPaymentId() }));
  await run((tx) =>
    giftCredits(tx, { userId, credits: 2, cause: { kind: 'invitation', id: userId }, reason: 'invited a friend' }),
  );
  await run((tx) => holdCredits(tx, { userId, amount: 7, cause: video }));
  expect(await lotsOf(userId)).toEqual([
    { kind: 'grant', remaining: 0, held: 4, spent: 0 },
    { kind: 'grant', remaining: 4, held: 1, spent: 0 },
    { kind: 'gift', remaining: 0, held: 2, spent: 0 },
  ]);
});

it('spends the held credits once when the work succeeds, however often it is said', async () => {
  const { userId } = await personWith(5);
  const holdId = await run((tx) => holdCredits(tx, { userId, amount: 2, cause: video }));
  expect(await run((tx) => captureHold(tx, holdId))).toEqual({ done: 'now' });
  expect(await run((tx) => captureHold(tx, holdId))).toEqual({ done: 'before' });
  expect(await getBalance(database.db, userId)).toEqual({ available: 3, held: 0, debt: 0 });
  expect((await entriesOf(database.executeSql, userId)).map(({ kind }) => kind)).toEqual(['grant', 'hold', 'capture']);
});

it('gives the held credits back to their lots once when the work fails, with the reason', async () => {
  const { userId } = await personWith(5);
  const holdId = await run((tx) => holdCredits(tx, { userId, amount: 2, cause: video }));
  expect(await run((tx) => releaseHold(tx, { holdId, reason: 'cancelled' }))).toEqual({ done: 'now' });
  expect(await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }))).toEqual({ done: 'before' });
  expect(await getBalance(database.db, userId)).toEqual({ available: 5, held: 0, debt: 0 });
  expect(await lotsOf(userId)).toEqual([{ kind: 'grant', remaining: 5, held: 0, spent: 0 }]);
  expect((await entriesOf(database.executeSql, userId)).slice(2)).toMatchObject([
    { kind: 'release', amount: 2, hold_id: holdId, reason: 'cancelled' },
  ]);
});

it('never settles a hold in two ways', async () => {
  const { userId } = await personWith(5);
  const captured = await run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }));
  const released = await run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }));
  await run((tx) => captureHold(tx, captured));
  await run((tx) => releaseHold(tx, { holdId: released, reason: 'failed' }));
  await expect(run((tx) => releaseHold(tx, { holdId: captured, reason: 'cancelled' }))).rejects.toMatchObject({
    code: 'credits.hold_settled',
  });
  await expect(run((tx) => captureHold(tx, released))).rejects.toMatchObject({ code: 'credits.hold_settled' });
  expect(await getBalance(database.db, userId)).toEqual({ available: 4, held: 0, debt: 0 });
});

it('knows no hold under the number of another entry', async () => {
  const { userId } = await personWith(5);
  const [grant] = await entriesOf(database.executeSql, userId);
  await expect(run((tx) => captureHold(tx, grant?.['id'] as HoldId))).rejects.toMatchObject({
    code: 'credits.hold_not_found',
  });
});
