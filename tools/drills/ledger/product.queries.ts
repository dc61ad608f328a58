import type { Database, Tx } from '@semblante/db';
import { sql } from 'drizzle-orm';

async function firstRow<Row>(tx: Tx, query: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: Row[] };
  return rows[0];
}

export async function insertPayment(
  tx: Tx,
  payment: { id: string; userId: string; credits: number; cents: number },
): Promise<boolean> {
  const { id, userId, credits, cents } = payment;
  const inserted = await firstRow(
    tx,
    sql`insert into drill.payments (id, user_id, credits, cents) values (${id}, ${userId}, ${credits}, ${cents}) on conflict do nothing returning id`,
  );
  return inserted !== undefined;
}

export async function markPaid(tx: Tx, id: string): Promise<{ userId: string; credits: number } | undefined> {
  return await firstRow(
    tx,
    sql`update drill.payments set paid = true where id = ${id} returning user_id as "userId", credits`,
  );
}

export async function findJob(tx: Tx, key: string): Promise<{ holdId: number } | undefined> {
  const job = await firstRow<{ holdId: string }>(
    tx,
    sql`select hold_id as "holdId" from drill.jobs where key = ${key}`,
  );
  return job && { holdId: Number(job.holdId) };
}

export async function insertJob(tx: Tx, job: { key: string; owner: string; holdId: number }): Promise<void> {
  await tx.execute(sql`insert into drill.jobs (key, owner, hold_id) values (${job.key}, ${job.owner}, ${job.holdId})`);
}

export async function findRefund(tx: Tx, paymentId: string): Promise<object | undefined> {
  return await firstRow(tx, sql`select payment_id from drill.refunds where payment_id = ${paymentId}`);
}

export async function insertRefund(
  tx: Tx,
  refund: { paymentId: string; owner: string; credits: number; centsOf: (paidCents: number) => number },
): Promise<void> {
  const { paymentId, owner, credits } = refund;
  const payment = await firstRow<{ cents: number }>(tx, sql`select cents from drill.payments where id = ${paymentId}`);
  const cents = refund.centsOf(payment?.cents ?? 0);
  await tx.execute(
    sql`insert into drill.refunds (payment_id, owner, credits, cents, state) values (${paymentId}, ${owner}, ${credits}, ${cents}, 'approved')`,
  );
}

/** One guarded change of state, as in the product; false when it was settled before. */
export async function settleRefund(tx: Tx, paymentId: string, state: 'paid' | 'failed'): Promise<boolean> {
  return (
    (await firstRow(
      tx,
      sql`update drill.refunds set state = ${state} where payment_id = ${paymentId} and state = 'approved' returning payment_id`,
    )) !== undefined
  );
}

export async function insertTake(tx: Tx, take: { orderId: string; userId: string; credits: number }): Promise<boolean> {
  const { orderId, userId, credits } = take;
  return (
    (await firstRow(
      tx,
      sql`insert into drill.takes (order_id, user_id, credits) values (${orderId}, ${userId}, ${credits}) on conflict do nothing returning order_id`,
    )) !== undefined
  );
}

/** The provider's side: it pays a refund once, by our key, and keeps its own books. */
export async function insertProviderRefund(database: Database, paymentId: string): Promise<void> {
  await database.executeSql(
    `insert into drill.provider_refunds (payment_id, cents) select payment_id, cents from drill.refunds where payment_id = $1 on conflict do nothing`,
    [paymentId],
  );
}
