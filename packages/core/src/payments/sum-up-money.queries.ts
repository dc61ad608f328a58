import { openRefundStates } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { payments, refunds } from '@semblante/db/schema';
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';
import { paymentColumns, type PaymentRow } from './payment.queries.ts';

const purchasesMax = 1_000;

export async function listPending(reader: Reader, of: { userId: UserId; now: Date }): Promise<string[]> {
  const rows = await reader
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, of.userId), eq(payments.status, 'pending'), gt(payments.expiresAt, of.now)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(purchasesMax);
  return rows.map(({ id }) => id);
}

export async function countOpenRefunds(reader: Reader, userId: UserId): Promise<number> {
  const [counted] = await reader
    .select({ total: count() })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), inArray(refunds.state, openRefundStates)));
  return counted?.total ?? 0;
}

export async function listPaidAfter(reader: Reader, of: { userId: UserId; after: Date }): Promise<PaymentRow[]> {
  return await reader
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.userId, of.userId), eq(payments.status, 'success'), gt(payments.paidAt, of.after)))
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(purchasesMax);
}
