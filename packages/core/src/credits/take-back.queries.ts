import type { Tx } from '@semblante/db';
import { creditEntries, type takeBackCauses } from '@semblante/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { LotId } from '../kernel/index.ts';

export interface TakeBackCause {
  /** `refund`: ours, decided here. The other two happened at the provider and are only taken in. */
  kind: (typeof takeBackCauses)[number];
  id: string;
}

/** What an earlier telling of the same cause took and owed. A lot is refunded by us once, whichever refund asks. */
export async function findTakenBack(
  tx: Tx,
  taken: { lotId: LotId; cause: TakeBackCause },
): Promise<{ takenBack: number; debt: number } | undefined> {
  const sameCause = taken.cause.kind === 'refund' ? undefined : eq(creditEntries.causeId, taken.cause.id);
  const entries = await tx
    .select({ kind: creditEntries.kind, credits: creditEntries.credits })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.lotId, taken.lotId),
        inArray(creditEntries.kind, ['take_back', 'debt']),
        eq(creditEntries.causeKind, taken.cause.kind),
        sameCause,
      ),
    )
    .orderBy(creditEntries.id)
    .limit(2);
  if (entries.length === 0) return undefined;
  const creditsOf = (kind: 'take_back' | 'debt') => entries.find((entry) => entry.kind === kind)?.credits ?? 0;
  return { takenBack: creditsOf('take_back'), debt: creditsOf('debt') };
}
