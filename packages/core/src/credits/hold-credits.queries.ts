import type { Tx } from '@semblante/db';
import { creditHoldLots, creditLots } from '@semblante/db/schema';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { HoldId, LotId, UserId } from '../kernel/index.ts';

export interface LotShare {
  lotId: LotId;
  credits: number;
}

/**
 * Gifts first, then the oldest. Each lot gives at least one credit, so that as many lots as credits are always enough.
 */
export async function listLotsToTakeFrom(
  tx: Tx,
  take: { userId: UserId; credits: number },
): Promise<{ lotId: LotId; remaining: number }[]> {
  const lots = await tx
    .select({ lotId: creditLots.id, remaining: creditLots.remaining })
    .from(creditLots)
    .where(and(eq(creditLots.userId, take.userId), gt(creditLots.remaining, 0)))
    .orderBy(desc(eq(creditLots.kind, 'gift')), asc(creditLots.id))
    .limit(take.credits);
  return lots as { lotId: LotId; remaining: number }[];
}

export async function insertHoldLots(tx: Tx, holdId: HoldId, shares: LotShare[]): Promise<void> {
  await tx.insert(creditHoldLots).values(shares.map((share) => ({ holdId, ...share })));
}
