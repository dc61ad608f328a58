import type { Database } from '@semblante/db';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../kernel/index.ts';
import {
  captureHold,
  getBalance,
  giftCredits,
  grantCredits,
  holdCredits,
  releaseHold,
  takeBack,
  takeCredits,
} from './index.ts';
import { newPaymentId, newPerson } from './testing/new-person.ts';

describe.skipIf(!findTestPostgresUrl())('on PostgreSQL, with everything at once', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestPostgres({ connectionsMax: 32 });
  });
  afterAll(() => database.close());

  const run = <Result>(work: Parameters<typeof database.db.transaction<Result>>[0]) => database.db.transaction(work);
  const atOnce = <Result>(times: number, work: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, at) => work(at)));
  /** The code of an expected refusal; anything else fails the test. */
  const orCode = async <Result>(work: Promise<Result>): Promise<Result | string> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  const video = { kind: 'video', id: 'video-1' } as const;

  async function personWith(credits: number) {
    const userId = await newPerson(database.executeSql);
    const paymentId = newPaymentId();
    await run((tx) => grantCredits(tx, { userId, credits, paymentId }));
    return { userId, paymentId };
  }

  it('lets exactly 10 of 200 simultaneous holds take a balance of 10', async () => {
    const { userId } = await personWith(10);
    const answers = await atOnce(200, () => orCode(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }))));
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'credits.insufficient')).toHaveLength(190);
    expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 10, debt: 0 });
  });

  it('grants once when one payment is said to be paid 50 times at once to an account that never had a credit', async () => {
    const userId = await newPerson(database.executeSql);
    const paymentId = newPaymentId();
    const answers = await atOnce(50, () => run((tx) => grantCredits(tx, { userId, credits: 7, paymentId })));
    expect(answers.filter(({ done }) => done === 'now')).toHaveLength(1);
    expect(await getBalance(database.db, userId)).toEqual({ available: 7, held: 0, debt: 0 });
  });

  it('opens one account for 50 first gifts at once', async () => {
    const userId = await newPerson(database.executeSql);
    await atOnce(50, (at) =>
      run((tx) =>
        giftCredits(tx, {
          userId,
          credits: 1,
          cause: { kind: 'staff', id: `${userId}-${at % 25}` },
          reason: 'a present',
        }),
      ),
    );
    expect(await getBalance(database.db, userId)).toEqual({ available: 25, held: 0, debt: 0 });
  });

  it('settles a hold once when 25 captures and 25 releases meet', async () => {
    const { userId } = await personWith(5);
    const holdId = await run((tx) => holdCredits(tx, { userId, amount: 5, cause: video }));
    const answers = await atOnce(50, (at) =>
      orCode(run((tx) => (at % 2 === 0 ? captureHold(tx, holdId) : releaseHold(tx, { holdId, reason: 'failed' })))),
    );
    const doneNow = answers.filter((answer) => typeof answer === 'object' && answer.done === 'now');
    expect(doneNow).toHaveLength(1);
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(25);
    expect(answers.filter((answer) => answer === 'credits.hold_settled')).toHaveLength(25);
    const { available, held } = await getBalance(database.db, userId);
    expect(held).toBe(0);
    expect([0, 5]).toContain(available);
  });

  it('never lets one credit be both spent and refunded', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { userId, paymentId } = await personWith(10);
      const refund = run((tx) =>
        takeBack(tx, { paymentId, cause: { kind: 'refund', id: 'refund-1' }, reason: 'asked' }),
      );
      const holds = atOnce(20, () => orCode(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }))));
      const [{ takenBack }, answers] = await Promise.all([refund, holds]);
      const held = answers.filter((answer) => typeof answer === 'number').length;
      expect(takenBack + held).toBe(10);
      expect(await getBalance(database.db, userId)).toEqual({ available: 0, held, debt: 0 });
    }
  });

  it('refunds once when a refund is asked for 30 times at once', async () => {
    const { userId, paymentId } = await personWith(10);
    const answers = await atOnce(30, (at) =>
      run((tx) => takeBack(tx, { paymentId, cause: { kind: 'refund', id: `refund-${at}` }, reason: 'asked' })),
    );
    expect(answers.filter(({ done }) => done === 'now')).toHaveLength(1);
    expect(await getBalance(database.db, userId)).toEqual({ available: 0, held: 0, debt: 0 });
  });

  it('never takes a credit that is held or spent when staff takes while videos start', async () => {
    const { userId } = await personWith(10);
    const takes = atOnce(10, (at) =>
      orCode(
        run((tx) => takeCredits(tx, { userId, credits: 1, orderId: `order-${at}`, reason: 'staff', actorId: userId })),
      ),
    );
    const holds = atOnce(10, () => orCode(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video }))));
    const [taken, held] = [
      (await takes).filter((answer) => answer === undefined).length,
      (await holds).filter((answer) => typeof answer === 'number').length,
    ];
    expect(taken + held).toBe(10);
    expect(await getBalance(database.db, userId)).toEqual({ available: 0, held, debt: 0 });
  });

  it('owes exactly what was used when a chargeback meets holds, releases and grants', async () => {
    const { userId, paymentId } = await personWith(10);
    const chargeback = {
      paymentId,
      cause: { kind: 'chargeback', id: 'dispute-1' },
      reason: 'the bank took it',
    } as const;
    await Promise.all([
      atOnce(10, async () => {
        const holdId = await orCode(run((tx) => holdCredits(tx, { userId, amount: 1, cause: video })));
        if (typeof holdId === 'string') return;
        await run((tx) => releaseHold(tx, { holdId, reason: 'failed' }));
      }),
      atOnce(5, () => run((tx) => takeBack(tx, chargeback))),
      atOnce(5, () => run((tx) => grantCredits(tx, { userId, credits: 2, paymentId: newPaymentId() }))),
    ]);
    // Everything was given back in the end, so the ten of the bank are gone and the ten of the five new payments are
    // there.
    expect(await getBalance(database.db, userId)).toEqual({ available: 10, held: 0, debt: 0 });
  });
});
