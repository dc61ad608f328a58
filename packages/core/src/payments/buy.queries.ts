import type { Tx } from '@semblante/db';
import { payments } from '@semblante/db/schema';
import { and, count, eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';
import { paymentColumns, type PaymentRow } from './payment.queries.ts';

export async function findPaymentByKey(
  tx: Tx,
  of: { userId: UserId; idempotencyKey: string },
): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.userId, of.userId), eq(payments.idempotencyKey, of.idempotencyKey)))
    .limit(1);
  return found;
}

export async function countPendingPayments(tx: Tx, userId: UserId): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')));
  return counted?.total ?? 0;
}

export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<void> {
  await tx.insert(payments).values(payment);
}
