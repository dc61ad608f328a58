import type { Reader, Tx } from '@semblante/db';
import { invitationGifts, payments, refunds, users } from '@semblante/db/schema';
import { and, asc, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentId, UserId } from '../../kernel/index.ts';

export interface EarnedGift {
  invitedId: UserId;
  invitedName: string;
  inviterId: UserId;
  paymentId: PaymentId;
}

/**
 * The first purchase of each invited person, where it was paid before `before`, stands, and no refund of it waits for a
 * decision.
 */
export async function listEarnedGifts(reader: Reader, before: Date, limit: number): Promise<EarnedGift[]> {
  const earlier = alias(payments, 'earlier');
  return await reader
    .select({
      invitedId: sql<UserId>`${users.id}`,
      invitedName: users.name,
      inviterId: sql<UserId>`${users.invitedBy}`,
      paymentId: sql<PaymentId>`${payments.id}`,
    })
    .from(users)
    .innerJoin(payments, and(eq(payments.userId, users.id), isNotNull(payments.paidAt)))
    .leftJoin(
      earlier,
      and(eq(earlier.userId, users.id), sql`(${earlier.paidAt}, ${earlier.id}) < (${payments.paidAt}, ${payments.id})`),
    )
    .leftJoin(invitationGifts, eq(invitationGifts.invitedId, users.id))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'asked')))
    .where(
      and(
        isNotNull(users.invitedBy),
        isNull(invitationGifts.invitedId),
        isNull(earlier.id),
        isNull(refunds.id),
        eq(payments.status, 'success'),
        lt(payments.paidAt, before),
      ),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(limit);
}

/** False when this person's gift was given before. */
export async function insertInvitationGift(
  tx: Tx,
  gift: Omit<EarnedGift, 'invitedName'> & { now: Date },
): Promise<boolean> {
  const { now, ...row } = gift;
  const inserted = await tx
    .insert(invitationGifts)
    .values({ ...row, givenAt: now })
    .onConflictDoNothing()
    .returning({ invitedId: invitationGifts.invitedId });
  return inserted.length > 0;
}

export async function countInvitations(
  reader: Reader,
  inviterId: UserId,
): Promise<{ invited: number; waiting: number; gifts: number }> {
  const [counted] = await reader
    .select({
      invited: count(),
      gifts: sql<number>`count(${invitationGifts.invitedId})::int`,
      waiting: sql<number>`count(*) filter (where ${invitationGifts.invitedId} is null and exists (
        select 1 from ${payments} where ${payments.userId} = ${users.id} and ${payments.status} = 'success'))::int`,
    })
    .from(users)
    .leftJoin(invitationGifts, eq(invitationGifts.invitedId, users.id))
    .where(eq(users.invitedBy, inviterId));
  return counted ?? { invited: 0, waiting: 0, gifts: 0 };
}
