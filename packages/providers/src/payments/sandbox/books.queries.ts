import type { Db } from '@semblante/db';
import { sandboxCharges, sandboxRefunds } from '@semblante/db/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/** The same order again is the same charge. */
export async function insertCharge(db: Db, charge: typeof sandboxCharges.$inferInsert): Promise<void> {
  await db.insert(sandboxCharges).values(charge).onConflictDoNothing({ target: sandboxCharges.externalReference });
}

/** By the site's name for it where that is known, else by ours. */
export async function findChargeBy(
  db: Db,
  known: { externalReference?: string | null; id?: string | null },
): Promise<SandboxCharge | undefined> {
  const named = known.externalReference
    ? eq(sandboxCharges.externalReference, known.externalReference)
    : known.id
      ? eq(sandboxCharges.id, known.id)
      : undefined;
  if (!named) return undefined;
  const [found] = await db.select().from(sandboxCharges).where(named).limit(1);
  return found;
}

/** Changes a charge that is in one of the states it may be changed from; false when it is in another. */
export async function moveCharge(
  db: Db,
  move: { id: string; from: SandboxCharge['state'][]; to: Partial<SandboxCharge> },
): Promise<boolean> {
  const moved = await db
    .update(sandboxCharges)
    .set(move.to)
    .where(and(eq(sandboxCharges.id, move.id), inArray(sandboxCharges.state, move.from)))
    .returning({ id: sandboxCharges.id });
  return moved.length > 0;
}

export async function findRefundBy(db: Db, idempotencyKey: string): Promise<SandboxRefund | undefined> {
  const [found] = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.idempotencyKey, idempotencyKey))
    .limit(1);
  return found;
}

/** The buyer's bank sends the newest refund of a charge back; false when there is none. */
export async function returnNewestRefund(db: Db, chargeId: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const newest = tx
      .select({ id: sandboxRefunds.id })
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.chargeId, chargeId), eq(sandboxRefunds.isReturned, false)))
      .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id))
      .limit(1);
    const [returned] = await tx
      .update(sandboxRefunds)
      .set({ isReturned: true })
      .where(and(inArray(sandboxRefunds.id, newest), eq(sandboxRefunds.isReturned, false)))
      .returning({ amountCents: sandboxRefunds.amountCents });
    if (!returned) return false;
    await tx
      .update(sandboxCharges)
      .set({ refundedCents: sql`${sandboxCharges.refundedCents} - ${returned.amountCents}` })
      .where(eq(sandboxCharges.id, chargeId));
    return true;
  });
}

/** True when this key has its refund, now or before; false when the charge has not that much left. */
export async function refundOnce(
  db: Db,
  refund: { id: string; idempotencyKey: string; chargeId: string; amountCents: number; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(sandboxRefunds)
      .values({
        id: refund.id,
        idempotencyKey: refund.idempotencyKey,
        chargeId: refund.chargeId,
        amountCents: refund.amountCents,
        createdAt: refund.now,
      })
      .onConflictDoNothing({ target: sandboxRefunds.idempotencyKey })
      .returning({ id: sandboxRefunds.id });
    if (inserted.length === 0) return true;
    const updated = await tx
      .update(sandboxCharges)
      .set({ refundedCents: sql`${sandboxCharges.refundedCents} + ${refund.amountCents}` })
      .where(
        and(
          eq(sandboxCharges.id, refund.chargeId),
          eq(sandboxCharges.state, 'paid'),
          eq(sandboxCharges.chargedBack, false),
          sql`${sandboxCharges.refundedCents} + ${refund.amountCents} <= ${sandboxCharges.paidCents}`,
        ),
      )
      .returning({ id: sandboxCharges.id });
    if (updated.length > 0) return true;
    await tx.delete(sandboxRefunds).where(eq(sandboxRefunds.id, refund.id));
    return false;
  });
}
