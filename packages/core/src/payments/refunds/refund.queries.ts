import type { RefundFailure, RefundState } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { creditEntries, creditLots, refunds } from '@semblante/db/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PaymentId, UserId } from '../../kernel/index.ts';

export interface RefundRow {
  id: string;
  protocol: string;
  paymentId: PaymentId;
  userId: UserId;
  state: RefundState;
  credits: number;
  amountCents: number;
  isByHand: boolean;
  reason: string | null;
  askedAt: Date;
  doneAt: Date | null;
  providerRefund: string | null;
  attempt: number;
  tries: number;
  failureCode: RefundFailure | null;
}

const refundColumns = {
  id: refunds.id,
  protocol: refunds.protocol,
  paymentId: sql<PaymentId>`${refunds.paymentId}`.as('payment_id'),
  userId: sql<UserId>`${refunds.userId}`.as('user_id'),
  state: refunds.state,
  credits: refunds.credits,
  amountCents: refunds.amountCents,
  isByHand: refunds.isByHand,
  reason: refunds.reason,
  askedAt: refunds.askedAt,
  doneAt: refunds.doneAt,
  providerRefund: refunds.providerRefund,
  attempt: refunds.attempt,
  tries: refunds.tries,
  failureCode: refunds.failureCode,
};

export async function findLatestRefund(reader: Reader, paymentId: PaymentId): Promise<RefundRow | undefined> {
  const [found] = await reader
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))
    .limit(1);
  return found;
}

export async function listLatestRefunds(reader: Reader, paymentIds: PaymentId[]): Promise<Map<PaymentId, RefundRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([refunds.paymentId], refundColumns)
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIds))
    .orderBy(asc(refunds.paymentId), desc(refunds.askedAt), desc(refunds.id))
    .limit(paymentIds.length);
  return new Map(rows.map((row) => [row.paymentId, row]));
}

/** For the page only: the number may change until a refund locks it. */
export async function findUnspent(reader: Reader, paymentId: PaymentId): Promise<number> {
  return (await listUnspent(reader, [paymentId])).get(paymentId) ?? 0;
}

export async function listUnspent(reader: Reader, paymentIds: PaymentId[]): Promise<Map<PaymentId, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await reader
    .select({
      paymentId: sql<PaymentId>`${creditEntries.causeId}`,
      unspent: sql<number>`least(${creditLots.remaining}, ${creditLots.credits} - ${creditLots.takenBack} - ${creditLots.owed})`,
    })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.id, creditLots.id))
    .where(and(eq(creditEntries.kind, 'grant'), inArray(creditEntries.causeId, paymentIds)))
    .orderBy(asc(creditLots.id))
    .limit(paymentIds.length);
  return new Map(rows.map(({ paymentId, unspent }) => [paymentId, unspent]));
}

/**
 * For a decision: the payment's row is locked already, so that no other refund of it is asked for, and from here on
 * nobody sends this one.
 */
export async function lockLatestRefund(tx: Tx, paymentId: PaymentId): Promise<RefundRow | undefined> {
  const [found] = await tx
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))
    .limit(1)
    .for('update');
  return found;
}

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund);
}

/**
 * The one way in which a refund changes: from a state that it is in, within the attempt that somebody looked at.
 * Undefined when it has moved on since.
 */
export async function moveRefund(
  tx: Tx,
  { id, attempt }: Pick<RefundRow, 'id' | 'attempt'>,
  move: { from: readonly RefundState[]; to: Partial<typeof refunds.$inferInsert> },
): Promise<RefundRow | undefined> {
  const [moved] = await tx
    .update(refunds)
    .set(move.to)
    .where(and(eq(refunds.id, id), eq(refunds.attempt, attempt), inArray(refunds.state, [...move.from])))
    .returning(refundColumns);
  return moved;
}

/** Takes the turn to call the provider: of many that try, one gets it, until `tryAt` is over again. */
export async function claimRefund(
  db: Db,
  claim: { id: string; now: Date; tryAt: Date },
): Promise<RefundRow | undefined> {
  const [claimed] = await db
    .update(refunds)
    .set({ state: 'sent', tries: sql`${refunds.tries} + 1`, tryAt: claim.tryAt })
    .where(
      and(
        eq(refunds.id, claim.id),
        inArray(refunds.state, ['approved', 'sent']),
        eq(refunds.isByHand, false),
        lte(refunds.tryAt, claim.now),
      ),
    )
    .returning(refundColumns);
  return claimed;
}

export async function listRefundsToSend(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, ['approved', 'sent']), eq(refunds.isByHand, false), lte(refunds.tryAt, now)))
    .orderBy(asc(refunds.tryAt), asc(refunds.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
