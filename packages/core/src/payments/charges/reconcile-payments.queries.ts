import type { Reader } from '@semblante/db';
import { payments } from '@semblante/db/schema';
import { and, asc, eq, lte } from 'drizzle-orm';
import { paymentColumns, type PaymentRow } from '../payment.queries.ts';

export async function listPaymentsToCheck(reader: Reader, now: Date, limit: number): Promise<PaymentRow[]> {
  return await reader
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.checkAt, now)))
    .orderBy(asc(payments.checkAt), asc(payments.id))
    .limit(limit);
}
