import type { Db } from '@semblante/db';
import { sandboxCharges, sandboxRefunds } from '@semblante/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** The same order again is the same charge. */
export async function insertCharge(db: Db, charge: typeof sandboxCharges.$inferInsert): Promise<void> {
  await db.insert(sandboxCharges).values(charge).onConflictDoNothing({ target: sandboxCharges.externalReference });
}

/** By the site's name for it where that is known, else by ours. */
export async function findChargeBy(db: Db, known: { externalReference?: string | null; id?: string | null }): Promise<SandboxCharge | undefined> {
  const named = known.externalReference ? eq(sandboxCharges.externalReference, known.externalReference) : known.id ? eq(sandboxCharges.id, known.id) : undefined;
  if (!named) return undefined;
  const [found] = await db.select().from(sandboxCharges).where(named).limit(1);
  return found;
}

/** Changes a charge that is in one of the states it may be changed from; false when it is in another. */
export async function moveCharge(db: Db, move: { id: string; from: SandboxCharge['state'][]; to: Partial<SandboxCharge> }): Promise<boolean> {
  const moved = await db
    .update(sandboxCharges)
    .set(move.to)
    .where(and(eq(sandboxCharges.id, move.id), inArray(sandboxCharges.state, move.from)))
    .returning({ id: sandboxCharges.id });
  return moved.length > 0;
}

/** True when this key sent the money back, now or before; false when the charge has not that much left. */
export async function refundOnce(db: Db, refund: { id: string; idempotencyKey: string; chargeId: string; amountCents: number; now: Date }): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(sandboxRefunds)
      .values({ id: refund.id, idempotencyKey: refund.idempotencyKey, chargeId: refund.chargeId, amountCents: refund.amountCents, createdAt: refund.now })
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
