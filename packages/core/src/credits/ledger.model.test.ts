import type { Database } from '@semblante/db';
import { openTestDatabase } from '@semblante/db/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError, type HoldId, newId, type PaymentId, type UserId } from '../kernel/index.ts';
import {
  captureHold,
  getBalance,
  giftCredits,
  grantCredits,
  holdCredits,
  releaseHold,
  takeBack,
  takeCredits,
  unspentOfLot,
} from './index.ts';
import { newModel, type Operation } from './testing/ledger-model.ts';
import { newPerson } from './testing/new-person.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// Few payments and holds, so that the operations of one run meet at the same lots.
const payment = fc.nat({ max: 2 });
const hold = fc.nat({ max: 9 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('grant'), payment, credits: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('gift'),
      gift: fc.nat({ max: 2 }),
      credits: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hold'), amount: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refundUnspent'), payment }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take'), credits: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('capture'), hold }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('release'), hold }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('takeBack'),
      payment,
      cause: fc.constantFrom('refund', 'chargeback', 'provider_refund'),
      causeId: fc.nat({ max: 1 }),
      credits: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    }),
  },
) as fc.Arbitrary<Operation>;

it('agrees after every operation with a model in which each credit is one token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 40, size: 'max' }), async (operations) => {
      const userId = await newPerson(database.executeSql);
      const model = newModel();
      const ledger = ledgerOf(userId);
      for (const operation of operations) {
        expect(await ledger(operation)).toEqual(model.apply(operation));
        expect(await getBalance(database.db, userId)).toEqual(model.balance());
        expect(await lotsOf(userId)).toEqual(model.lots());
      }
      expect(await sumsOfEntries(userId)).toEqual(model.balance());
    }),
    { numRuns: 50 },
  );
});

/** The real ledger in the words of the model; ids are those of one person, so that runs do not meet. */
function ledgerOf(userId: UserId) {
  const holds: HoldId[] = [];
  const paymentIdOf = (number: number) => `${userId}-${number}` as PaymentId;
  const hold = (number: number) => (holds[number] ?? -1) as HoldId;
  const cause = { kind: 'video', id: userId } as const;
  const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);

  const perform = async (operation: Operation): Promise<unknown> => {
    switch (operation.do) {
      case 'grant':
        return await run((tx) =>
          grantCredits(tx, { userId, credits: operation.credits, paymentId: paymentIdOf(operation.payment) }),
        );
      case 'gift':
        return await run((tx) =>
          giftCredits(tx, {
            userId,
            credits: operation.credits,
            cause: { kind: 'staff', id: `${userId}-${operation.gift}` },
            reason: 'a present',
          }),
        );
      case 'hold':
        holds.push(await run((tx) => holdCredits(tx, { userId, amount: operation.amount, cause })));
        return 'held';
      case 'refundUnspent':
        return await run(async (tx) => {
          const paymentId = paymentIdOf(operation.payment);
          const { unspent } = await unspentOfLot(tx, paymentId);
          return unspent === 0
            ? 0
            : await takeBack(tx, {
                paymentId,
                cause: { kind: 'refund', id: paymentId },
                reason: 'refund',
                credits: unspent,
              });
        });
      case 'take':
        await run((tx) =>
          takeCredits(tx, { userId, credits: operation.credits, orderId: newId(), reason: 'staff', actorId: userId }),
        );
        return 'taken';
      case 'capture':
        return await run((tx) => captureHold(tx, hold(operation.hold)));
      case 'release':
        return await run((tx) => releaseHold(tx, { holdId: hold(operation.hold), reason: 'failed' }));
      case 'takeBack': {
        const { cause, causeId, credits } = operation;
        return await run((tx) =>
          takeBack(tx, {
            paymentId: paymentIdOf(operation.payment),
            cause: { kind: cause, id: `${causeId}` },
            reason: 'money went back',
            credits,
          }),
        );
      }
      default:
        return operation satisfies never;
    }
  };
  return async (operation: Operation) => {
    try {
      return await perform(operation);
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
}

async function lotsOf(userId: UserId) {
  const { rows } = await database.executeSql(
    'select remaining, held, spent, taken_back as taken, owed from credit_lots where user_id = $1 order by id',
    [userId],
  );
  return rows;
}

async function sumsOfEntries(userId: UserId) {
  const { rows } = await database.executeSql(
    `select coalesce(sum(amount), 0)::int as available, coalesce(sum(held_change), 0)::int as held, coalesce(sum(debt_change), 0)::int as debt from credit_entries where user_id = $1`,
    [userId],
  );
  return rows[0];
}
