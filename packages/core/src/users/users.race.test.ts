import type { Database } from '@semblante/db';
import { emptyTables, findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBalance } from '../credits/index.ts';
import { newId } from '../kernel/index.ts';
import {
  askVerification,
  changeRole,
  decideCreditOrder,
  decideVerification,
  editUser,
  getUser,
  listVerificationRequests,
  orderCredits,
  previewBulk,
  runBulk,
} from './index.ts';
import { createStage } from './testing/index.ts';

const times = 20;
const reason = 'for the race';

describe.skipIf(!findTestPostgresUrl())('at once, on PostgreSQL', () => {
  let database: Database;
  let stage: ReturnType<typeof createStage>;
  beforeAll(async () => void (database = await openTestPostgres({ connectionsMax: 20 })));
  afterAll(async () => await database.close());
  beforeEach(async () => {
    await emptyTables(database);
    stage = createStage(database);
  });

  async function atOnce(run: (place: number) => Promise<unknown>, count = times) {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, place) => run(place)));
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String((outcome.reason as { code?: string }).code)] : [],
    );
    return { succeeded: count - codes.length, codes: [...new Set(codes)] };
  }

  it('admins who demote each other leave one', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => stage.person('admin')));
    const outcome = await atOnce(async (place) => {
      const [actor, target] = [admins[place], admins[(place + 1) % admins.length]];
      if (!actor || !target) throw new Error('nobody there');
      await changeRole(stage.deps, actor, target.userId, { version: 1, role: 'user', reason });
    }, admins.length);
    expect(outcome).toEqual({ succeeded: admins.length - 1, codes: ['staff.last_admin'] });
    const { rows } = await database.executeSql(`select count(*)::int as admins from users where role = 'admin'`);
    expect(rows).toEqual([{ admins: 1 }]);
  });

  it('of many editors of one record one is first and the others see the conflict', async () => {
    const [admin, user] = [await stage.person('admin'), await stage.person()];
    const outcome = await atOnce((place) =>
      editUser(stage.deps, admin, user.userId, { version: 1, name: `Nome ${place}` }),
    );
    expect(outcome).toEqual({ succeeded: 1, codes: ['staff.conflict'] });
    expect((await getUser(stage.deps, admin, user.userId)).version).toBe(2);
  });

  it('a verification that is asked for and decided by many is one request with one answer', async () => {
    const [mod, user] = [await stage.person('mod'), await stage.person()];
    expect(await atOnce(() => askVerification(stage.deps, { userId: user.userId }))).toEqual({
      succeeded: times,
      codes: [],
    });
    const {
      requests: [request],
      counted,
    } = await listVerificationRequests(stage.deps, { state: 'pending', page: 1 });
    expect(counted).toBe(1);
    const decisions = ['approve', 'decline'] as const;
    const outcome = await atOnce((place) =>
      decideVerification(stage.deps, mod, request?.id ?? '', { decision: decisions[place % 2] ?? 'approve', reason }),
    );
    expect(outcome).toEqual({ succeeded: 1, codes: ['staff.request_decided'] });
    const { rows } = await database.executeSql(
      `select count(*)::int as answers from audit_entries where action in ('user.verified', 'user.verification_declined')`,
    );
    expect(rows).toEqual([{ answers: 1 }]);
  });

  it('an order that many admins approve is carried out once', async () => {
    const [asker, user] = [await stage.person('admin'), await stage.person()];
    const deciders = await Promise.all(Array.from({ length: times }, () => stage.person('admin')));
    const { id, state } = await orderCredits(stage.deps, asker, {
      userId: user.userId,
      kind: 'gift',
      credits: 600,
      reason,
    });
    expect(state).toBe('pending');
    const outcome = await atOnce((place) =>
      decideCreditOrder(stage.deps, deciders[place] ?? asker, id, { decision: 'approve', reason }),
    );
    expect(outcome).toEqual({ succeeded: 1, codes: ['staff.order_decided'] });
    expect(await getBalance(database.db, user.userId)).toMatchObject({ available: 600 });
  });

  it('the same gift sent many times is one, and many gifts together do not pass the limit of the day', async () => {
    const [mod, user] = [await stage.person('mod'), await stage.person()];
    const gift = { userId: user.userId, kind: 'gift', credits: 50, reason } as const;
    expect((await atOnce(() => orderCredits(stage.deps, mod, { ...gift, idempotencyKey: 'same' }))).succeeded).toBe(
      times,
    );
    expect(await getBalance(database.db, user.userId)).toMatchObject({ available: 50 });
    await atOnce(() => orderCredits(stage.deps, mod, { ...gift, idempotencyKey: newId() }));
    expect(await getBalance(database.db, user.userId)).toMatchObject({ available: 200 });
  });

  it('takings never go below zero', async () => {
    const [admin, user] = [await stage.person('admin'), await stage.person()];
    await orderCredits(stage.deps, admin, { userId: user.userId, kind: 'gift', credits: 30, reason });
    const outcome = await atOnce(() =>
      orderCredits(stage.deps, admin, { userId: user.userId, kind: 'take', credits: 7, reason }),
    );
    expect(outcome).toEqual({ succeeded: 4, codes: ['staff.take_too_much'] });
    expect(await getBalance(database.db, user.userId)).toMatchObject({ available: 2 });
  });

  it('one summary that is confirmed twice runs once', async () => {
    const [admin, user] = [await stage.person('admin'), await stage.person()];
    const { token } = await previewBulk(stage.deps, admin, {
      action: 'gift',
      user_ids: [user.userId],
      credits: 5,
      reason,
    });
    expect(await atOnce(() => runBulk(stage.deps, admin, token))).toEqual({
      succeeded: 1,
      codes: ['staff.bulk_expired'],
    });
    expect(await getBalance(database.db, user.userId)).toMatchObject({ available: 5 });
  });
});
