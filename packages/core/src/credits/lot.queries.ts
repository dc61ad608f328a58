import type { Reader, Tx } from '@semblante/db';
import { creditEntries, creditLots } from '@semblante/db/schema';
import { and, eq } from 'drizzle-orm';
import { AppError, type LotId, type PaymentId, type UserId } from '../kernel/index.ts';
import { lockBalance } from './account.queries.ts';

export interface Lot {
  lotId: LotId;
  userId: UserId;
  credits: number;
  remaining: number;
  takenBack: number;
  owed: number;
}

/** The lot of a granted payment, its account locked: what it says stays true until the commit. */
export async function lockLot(tx: Tx, paymentId: PaymentId): Promise<Lot> {
  const owner = await findGrant(tx, paymentId);
  if (!owner) throw new AppError('credits.payment_not_granted');
  await lockBalance(tx, owner.userId);
  const [lot] = await tx
    .select({
      credits: creditLots.credits,
      remaining: creditLots.remaining,
      takenBack: creditLots.takenBack,
      owed: creditLots.owed,
    })
    .from(creditLots)
    .where(eq(creditLots.id, owner.lotId))
    .limit(1);
  if (!lot) throw new Error(`The grant ${owner.lotId} has no lot`);
  return { ...owner, ...lot };
}

async function findGrant(reader: Reader, paymentId: PaymentId): Promise<Pick<Lot, 'lotId' | 'userId'> | undefined> {
  const [grant] = await reader
    .select({ lotId: creditEntries.id, userId: creditEntries.userId })
    .from(creditEntries)
    .where(and(eq(creditEntries.kind, 'grant'), eq(creditEntries.causeId, paymentId)))
    .limit(1);
  return grant as Pick<Lot, 'lotId' | 'userId'> | undefined;
}
