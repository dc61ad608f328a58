import type { Tx } from '@semblante/db';
import { creditHoldLots, creditLots } from '@semblante/db/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { HoldId, LotId } from '../kernel/index.ts';

/**
 * The lots of a hold whose money went back while it was open, with how much of it the hold took. A hold takes at most
 * its credits' number of lots.
 */
export async function listOwedLotsOfHold(
  tx: Tx,
  hold: { holdId: HoldId; credits: number },
): Promise<{ lotId: LotId; taken: number; owed: number }[]> {
  const lots = await tx
    .select({ lotId: creditLots.id, taken: creditHoldLots.credits, owed: creditLots.owed })
    .from(creditHoldLots)
    .innerJoin(creditLots, eq(creditLots.id, creditHoldLots.lotId))
    .where(and(eq(creditHoldLots.holdId, hold.holdId), gt(creditLots.owed, 0)))
    .orderBy(asc(creditLots.id))
    .limit(hold.credits);
  return lots as { lotId: LotId; taken: number; owed: number }[];
}
