import type { Database } from '@semblante/db';
import { emptyTables, openTestDatabase } from '@semblante/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HoldId, PaymentId, UserId } from '../kernel/index.ts';
import { captureHold, getBalance, grantCredits, holdCredits } from './index.ts';
import { newPaymentId, newPerson } from './testing/new-person.ts';

// Nothing here goes through our own code: whoever holds the database's password and makes a mistake meets the same
// rules.

let database: Database;
let userId: UserId;
let paymentId: PaymentId;
let holdId: HoldId;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A lot of 10, of which 4 are held. */
beforeEach(async () => {
  await emptyTables(database);
  userId = await newPerson(database.executeSql);
  paymentId = newPaymentId();
  holdId = await database.db.transaction(async (tx) => {
    await grantCredits(tx, { userId, credits: 10, paymentId });
    return await holdCredits(tx, { userId, amount: 4, cause: { kind: 'video', id: 'video-1' } });
  });
});

const statement = (text: string, ...values: unknown[]) => database.executeSql(text, values);
const entry = (columns: {
  kind: string;
  credits: number;
  hold_id?: number;
  lot_id?: number;
  cause_kind?: string;
  cause_id?: string;
  reason?: string;
  user_id?: string;
}) => {
  const row = { user_id: userId, cause_kind: 'video', cause_id: 'video-1', reason: 'by hand', ...columns };
  const names = Object.keys(row);
  return statement(
    `insert into credit_entries (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    ...Object.values(row),
  );
};

it.each(['credit_entries', 'credit_hold_lots', 'credit_accounts', 'credit_lots'])(
  'keeps every row of %s',
  async (table) => {
    await expect(statement(`delete from ${table}`)).rejects.toThrow(/only appended to/);
    await expect(statement(`truncate ${table} cascade`)).rejects.toThrow(/only appended to/);
  },
);

it('changes no entry and no share of a hold after it was written', async () => {
  await expect(statement('update credit_entries set credits = 1000')).rejects.toThrow(/only appended to/);
  await expect(statement(`update credit_entries set reason = 'another'`)).rejects.toThrow(/only appended to/);
  await expect(statement('update credit_hold_lots set credits = 1')).rejects.toThrow(/only appended to/);
});

it('lets no entry claim another effect than that of its kind', async () => {
  await expect(
    statement(
      `insert into credit_entries (user_id, kind, credits, amount, cause_kind, cause_id) values ($1, 'hold', 1, 1000, 'video', 'v')`,
      userId,
    ),
  ).rejects.toThrow(/amount/);
});

it('changes a balance or a lot by an entry only', async () => {
  await expect(statement('update credit_accounts set available = 1000')).rejects.toThrow(/only an entry/);
  await expect(statement('update credit_accounts set debt = 0')).rejects.toThrow(/only an entry/);
  await expect(statement('update credit_lots set remaining = 10, held = 0')).rejects.toThrow(/only an entry/);
  const newcomer = await newPerson(database.executeSql);
  await expect(
    statement('insert into credit_accounts (user_id, available) values ($1, 1000)', newcomer),
  ).rejects.toThrow(/only an entry/);
  await expect(
    statement(
      `insert into credit_lots (id, user_id, kind, credits, remaining) values ($1, $2, 'gift', 5, 5)`,
      holdId,
      userId,
    ),
  ).rejects.toThrow(/only an entry/);
});

it('lets staff take the flag off an account', async () => {
  await statement('update credit_accounts set flagged_at = now() where user_id = $1', userId);
  await statement('update credit_accounts set flagged_at = null where user_id = $1', userId);
  expect(await getBalance(database.db, userId)).toEqual({ available: 6, held: 4, debt: 0 });
});

it('never lets a balance or a debt fall below zero', async () => {
  await expect(entry({ kind: 'hold', credits: 7 })).rejects.toThrow(/credit_accounts_available_not_negative/);
  const { rows } = await statement('select id from credit_lots');
  const lotId = Number(rows[0]?.['id']);
  await expect(entry({ kind: 'debt_settlement', credits: 1, lot_id: lotId })).rejects.toThrow(
    /credit_accounts_debt_not_negative/,
  );
  await expect(entry({ kind: 'take_back', credits: 7, lot_id: lotId, cause_kind: 'chargeback' })).rejects.toThrow(
    /credit_accounts_available_not_negative/,
  );
});

it('takes from a lot no more than it has, and claims its money once', async () => {
  await database.db.transaction((tx) => grantCredits(tx, { userId, credits: 20, paymentId: newPaymentId() }));
  const { rows } = await statement('select id from credit_lots order by id');
  const lotId = Number(rows[0]?.['id']);
  await expect(entry({ kind: 'take_back', credits: 7, lot_id: lotId, cause_kind: 'chargeback' })).rejects.toThrow(
    /credit_lots_nothing_negative/,
  );
  await expect(entry({ kind: 'debt', credits: 11, lot_id: lotId, cause_kind: 'chargeback' })).rejects.toThrow(
    /credit_lots_money_back_once/,
  );
});

it('grants a payment once', async () => {
  await expect(entry({ kind: 'grant', credits: 10, cause_kind: 'payment', cause_id: paymentId })).rejects.toThrow(
    /one_grant_per_payment/,
  );
});

it('gives a gift once per cause', async () => {
  await entry({ kind: 'gift', credits: 1, cause_kind: 'welcome', cause_id: userId });
  await expect(entry({ kind: 'gift', credits: 1, cause_kind: 'welcome', cause_id: userId })).rejects.toThrow(
    /one_gift_per_cause/,
  );
});

it('settles a hold once, in its own size and for its own account', async () => {
  const stranger = await newPerson(database.executeSql);
  await database.db.transaction((tx) => grantCredits(tx, { userId: stranger, credits: 10, paymentId: newPaymentId() }));
  await expect(entry({ kind: 'release', credits: 3, hold_id: holdId })).rejects.toThrow(
    /no hold of this account and size/,
  );
  await expect(entry({ kind: 'release', credits: 4, hold_id: holdId, user_id: stranger })).rejects.toThrow(
    /no hold of this account|held_not_negative/,
  );
  await database.db.transaction((tx) => captureHold(tx, holdId));
  await expect(entry({ kind: 'capture', credits: 4, hold_id: holdId })).rejects.toThrow(/one_settlement_per_hold/);
  await expect(entry({ kind: 'release', credits: 4, hold_id: holdId })).rejects.toThrow(/one_settlement_per_hold/);
});

it('commits no hold that does not name the lots of exactly its credits', async () => {
  await expect(entry({ kind: 'hold', credits: 2 })).rejects.toThrow(/does not name the lots/);
  await entry({ kind: 'gift', credits: 5, cause_kind: 'welcome', cause_id: userId });
  await expect(
    statement(
      `insert into credit_hold_lots (hold_id, lot_id, credits) select $1, id, 1 from credit_lots where kind = 'gift'`,
      holdId,
    ),
  ).rejects.toThrow(/is not for hold/);
});

it('lets no hold take from the lot of somebody else', async () => {
  const stranger = await newPerson(database.executeSql);
  await database.db.transaction((tx) => grantCredits(tx, { userId: stranger, credits: 10, paymentId: newPaymentId() }));
  const taking = database.db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into credit_entries (user_id, kind, credits, cause_kind, cause_id) values (${userId}, 'hold', 1, 'video', 'video-2')`,
    );
    await tx.execute(
      sql`insert into credit_hold_lots (hold_id, lot_id, credits) select (select max(id) from credit_entries), id, 1 from credit_lots where user_id = ${stranger}`,
    );
  });
  await expect(taking).rejects.toThrow(/is not for hold/);
});

it('refunds a lot once', async () => {
  const { rows } = await statement('select id from credit_lots');
  const refund = { kind: 'take_back', credits: 1, lot_id: Number(rows[0]?.['id']), cause_kind: 'refund' };
  await entry({ ...refund, cause_id: 'refund-1' });
  await expect(entry({ ...refund, cause_id: 'refund-2' })).rejects.toThrow(/one_refund_per_lot/);
});

it.each([
  ['of no kind', { kind: 'present', credits: 1 }],
  ['of nothing', { kind: 'gift', credits: 0 }],
  ['of less than nothing', { kind: 'gift', credits: -5 }],
  ['without a cause', { kind: 'gift', credits: 1, cause_id: '' }],
  ['without a reason where one is owed', { kind: 'gift', credits: 1, reason: ' ' }],
  ['that grants for no payment', { kind: 'grant', credits: 1, cause_kind: 'kindness' }],
  ['that settles no hold', { kind: 'release', credits: 4 }],
  ['that takes back from no lot', { kind: 'take_back', credits: 1, cause_kind: 'refund' }],
])('refuses an entry %s', async (_, columns) => {
  await expect(entry(columns)).rejects.toThrow(/violates check constraint/);
});

it('keeps the owner of a ledger', async () => {
  await expect(statement('delete from users where id = $1', userId)).rejects.toThrow(/foreign key/);
});
