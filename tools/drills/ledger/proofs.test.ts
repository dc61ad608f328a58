import { giftCredits, grantCredits, holdCredits, releaseHold, takeBack, takeCredits } from '@semblante/core/credits';
import type { PaymentId, UserId } from '@semblante/core/kernel';
import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPersons, tables } from './drill-database.queries.ts';
import { makePlan, personId } from './plan.ts';
import { provePromises } from './proofs.queries.ts';

// A proof that cannot fail proves nothing: each tampering here, done with the ledger's guards off, must be noticed.

const userId = personId(1) as UserId;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.executeSql(tables);
});
afterAll(() => database.close());

beforeEach(async () => {
  await emptyTables(database);
  await database.executeSql('truncate drill.payments, drill.jobs, drill.refunds, drill.takes, drill.provider_refunds');
  await insertPersons(database, [personId(1), personId(2)]);
  await database.executeSql(
    `insert into drill.payments (id, user_id, credits, cents, paid) values ('p1', '${userId}', 10, 1000, true)`,
  );
  const holdId = await database.db.transaction(async (tx) => {
    await grantCredits(tx, { userId, credits: 10, paymentId: 'p1' as PaymentId });
    await giftCredits(tx, { userId, credits: 2, cause: { kind: 'staff', id: 'gift-1' }, reason: 'drill' });
    const hold = await holdCredits(tx, { userId, amount: 4, cause: { kind: 'video', id: 'video-1' } });
    await takeBack(tx, { paymentId: 'p1' as PaymentId, cause: { kind: 'chargeback', id: 'c1' }, reason: 'drill' });
    await releaseHold(tx, { holdId: hold, reason: 'failed' });
    await takeCredits(tx, { userId, credits: 1, orderId: 'order-1', reason: 'drill', actorId: userId });
    return hold;
  });
  await database.executeSql(`insert into drill.takes values ('order-1', '${userId}', 1)`);
  await database.executeSql('insert into drill.jobs (key, owner, hold_id) values ($1, $2, $3)', [
    'video-1',
    'test',
    holdId,
  ]);
});

const broken = async () =>
  (await provePromises(database.executeSql)).filter((proof) => proof.broken > 0).map(({ promise }) => promise);
const tamper = (statements: string) =>
  database.executeSql(`begin; set local session_replication_role = replica; ${statements}; commit`);
const entry = (columns: string, values: string) =>
  `insert into credit_entries (user_id, ${columns}) values ('${userId}', ${values})`;

it('finds nothing broken in an honest ledger', async () => {
  expect(await broken()).toEqual([]);
});

it.each([
  ['a balance that no entry explains', 'update credit_accounts set available = available + 1', /sum to the balance/],
  ['a debt that was forgotten', 'update credit_accounts set debt = debt + 1', /the debt of every account/],
  [
    'a lot that lost a credit to another place',
    `update credit_lots set remaining = remaining - 1, spent = spent + 1 where kind = 'gift'`,
    /sum to every lot/,
  ],
  ['an entry that disappeared', `delete from credit_entries where kind = 'release'`, /none is forgotten/],
  ['a hold that belongs to nothing', `delete from drill.jobs`, /belongs to a job/],
  ['a hold whose lots are not named', 'delete from credit_hold_lots', /names lots/],
  ['a paid payment that was not granted', `update drill.payments set id = 'p2'`, /granted exactly once/],
  ['a grant of another size', 'update drill.payments set credits = 11', /in its size/],
  ['a flag taken off a chargeback', 'update credit_accounts set flagged_at = null', /is flagged/],
  ['a refund left half done', `insert into drill.refunds values ('p1', 'test', 1, 100, 'approved')`, /half done/],
  [
    'a refund that the provider never paid',
    `insert into drill.refunds values ('p1', 'test', 1, 100, 'paid')`,
    /the provider paid exactly/,
  ],
  [
    'a refund above the price',
    `insert into drill.refunds values ('p1', 'test', 1, 1001, 'paid'); insert into drill.provider_refunds values ('p1', 1001)`,
    /never more than was paid in/,
  ],
  [
    'a refund whose credits stayed',
    `insert into drill.refunds values ('p1', 'test', 1, 100, 'paid'); insert into drill.provider_refunds values ('p1', 100)`,
    /credits of every refund were taken back/,
  ],
  [
    'a refund that the provider refused and whose credits stayed',
    `insert into drill.refunds values ('p1', 'test', 1, 100, 'failed')`,
    /paid or not/,
  ],
  [
    'an order of staff that was not carried out',
    `insert into drill.takes values ('order-2', '${userId}', 1)`,
    /staff took exactly/,
  ],
  ['credits that staff took without an order', 'delete from drill.takes', /staff took exactly/],
  ['more taken than was ordered', 'update drill.takes set credits = 2', /staff took exactly/],
  [
    'a moment below zero',
    entry('kind, credits, cause_kind, cause_id', `'hold', 1000, 'video', 'video-9'`),
    /below zero after any single entry/,
  ],
  // Last: the index stays away.
  [
    'a second settlement',
    `drop index credit_entries_one_settlement_per_hold; ${entry('kind, credits, hold_id, cause_kind, cause_id, reason', `'release', 4, (select max(hold_id) from drill.jobs), 'video', 'video-1', 'again'`)}`,
    /settled exactly once/,
  ],
])('notices %s', async (_, statements, promise) => {
  await tamper(statements);
  expect((await broken()).join('\n')).toMatch(promise);
});

it('makes the same plan from the same seed and another from another', () => {
  const choice = { seed: 7, operations: 500, clients: 4 };
  expect(makePlan(choice)).toEqual(makePlan(choice));
  expect(makePlan({ ...choice, seed: 8 }).fingerprint).not.toBe(makePlan(choice).fingerprint);
  expect(makePlan(choice).operations).toHaveLength(500);
});
