import type { Tx } from '@semblante/db';
import { payments, promotions } from '@semblante/db/schema';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { PaymentRow } from '../payment.queries.ts';

/** True when this payment was sold at the first-purchase price and another one has it now, or was paid before. */
export async function hadFirstPurchasePrice(tx: Tx, payment: PaymentRow): Promise<boolean> {
  if (!payment.promotionId) return false;
  const [promotion] = await tx
    .select({ isFirst: promotions.isFirstPurchaseOnly })
    .from(promotions)
    .where(eq(promotions.id, payment.promotionId))
    .limit(1);
  if (!promotion?.isFirst) return false;
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, payment.userId),
        ne(payments.id, payment.id),
        or(eq(payments.hasFirstPurchasePrice, true), isNotNull(payments.paidAt)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
