import type { CreditOrder, CreditOrderKind, CreditOrderState } from '@semblante/contracts';
import { countedMax, staffPerPage } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { creditOrders, users } from '@semblante/db/schema';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../kernel/index.ts';

export interface CreditOrderRow {
  id: string;
  userId: UserId;
  kind: CreditOrderKind;
  credits: number;
  reason: string;
  state: CreditOrderState;
  askedBy: UserId;
  bodyHash: string;
}

const rowColumns = {
  id: creditOrders.id,
  userId: sql<UserId>`${creditOrders.userId}`.as('user_id'),
  kind: creditOrders.kind,
  credits: creditOrders.credits,
  reason: creditOrders.reason,
  state: creditOrders.state,
  askedBy: sql<UserId>`${creditOrders.askedBy}`.as('asked_by'),
  bodyHash: creditOrders.bodyHash,
};

export async function insertCreditOrder(tx: Tx, order: typeof creditOrders.$inferInsert): Promise<void> {
  await tx.insert(creditOrders).values(order);
}

export async function findOrderByKey(
  tx: Tx,
  of: { askedBy: UserId; idempotencyKey: string },
): Promise<CreditOrderRow | undefined> {
  const [found] = await tx
    .select(rowColumns)
    .from(creditOrders)
    .where(and(eq(creditOrders.askedBy, of.askedBy), eq(creditOrders.idempotencyKey, of.idempotencyKey)))
    .limit(1);
  return found;
}

export async function lockCreditOrder(tx: Tx, id: string): Promise<CreditOrderRow | undefined> {
  const [found] = await tx.select(rowColumns).from(creditOrders).where(eq(creditOrders.id, id)).limit(1).for('update');
  return found;
}

export async function markOrderDecided(
  tx: Tx,
  id: string,
  decided: { state: 'done' | 'denied'; decidedBy: UserId; decidedAt: Date; decisionReason: string },
): Promise<void> {
  await tx.update(creditOrders).set(decided).where(eq(creditOrders.id, id));
}

/** What somebody moved by themselves since then; what a second admin answered for is not theirs alone. */
export async function sumOrderedBy(
  tx: Tx,
  of: { askedBy: UserId; kind: CreditOrderKind; since: Date },
): Promise<number> {
  const [sum] = await tx
    .select({ credits: sql<number>`coalesce(sum(${creditOrders.credits}), 0)::int` })
    .from(creditOrders)
    .where(
      and(
        eq(creditOrders.askedBy, of.askedBy),
        eq(creditOrders.kind, of.kind),
        gt(creditOrders.askedAt, of.since),
        eq(creditOrders.state, 'done'),
        sql`${creditOrders.decidedBy} is null`,
      ),
    );
  return sum?.credits ?? 0;
}

const askers = alias(users, 'askers');
const deciders = alias(users, 'deciders');

async function selectShown(
  reader: Reader,
  where: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<CreditOrder[]> {
  const rows = await reader
    .select({
      id: creditOrders.id,
      kind: creditOrders.kind,
      credits: creditOrders.credits,
      reason: creditOrders.reason,
      state: creditOrders.state,
      user: { id: users.id, name: users.name, email: users.email },
      askedBy: { id: askers.id, name: askers.name },
      askedAt: creditOrders.askedAt,
      decidedById: deciders.id,
      decidedByName: deciders.name,
      decidedAt: creditOrders.decidedAt,
      decisionReason: creditOrders.decisionReason,
    })
    .from(creditOrders)
    .innerJoin(users, eq(users.id, creditOrders.userId))
    .innerJoin(askers, eq(askers.id, creditOrders.askedBy))
    .leftJoin(deciders, eq(deciders.id, creditOrders.decidedBy))
    .where(where)
    .orderBy(desc(creditOrders.askedAt), desc(creditOrders.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    credits: row.credits,
    reason: row.reason,
    state: row.state,
    user: row.user,
    asked_by: row.askedBy,
    asked_at: row.askedAt.toISOString(),
    decided_by: row.decidedById && row.decidedByName ? { id: row.decidedById, name: row.decidedByName } : null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
  }));
}

export async function findCreditOrder(reader: Reader, id: string): Promise<CreditOrder | undefined> {
  const [found] = await selectShown(reader, eq(creditOrders.id, id), { limit: 1, offset: 0 });
  return found;
}

export async function listOrdersOfUser(reader: Reader, userId: UserId): Promise<CreditOrder[]> {
  return await selectShown(reader, eq(creditOrders.userId, userId), { limit: 10, offset: 0 });
}

export async function listOrders(
  reader: Reader,
  asked: { state: CreditOrderState; page: number },
): Promise<{ orders: CreditOrder[]; counted: number }> {
  const where = eq(creditOrders.state, asked.state);
  const [counted] = await reader.select({ total: sql<number>`count(*)::int` }).from(
    reader
      .select({ one: sql`1`.as('one') })
      .from(creditOrders)
      .where(where)
      .limit(countedMax + 1)
      .as('counted'),
  );
  const orders = await selectShown(reader, where, { limit: staffPerPage, offset: (asked.page - 1) * staffPerPage });
  return { orders, counted: counted?.total ?? 0 };
}
