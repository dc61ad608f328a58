import type { Reader, Tx } from '@semblante/db';
import { recoveryCodes, secondFactors } from '@semblante/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { resealedAtOnce, type UserId } from '../../kernel/index.ts';

export async function findSecondFactor(
  reader: Reader,
  userId: UserId,
): Promise<{ sealedSecret: string; confirmed: boolean } | undefined> {
  const [factor] = await reader
    .select({ sealedSecret: secondFactors.sealedSecret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1);
  return factor && { sealedSecret: factor.sealedSecret, confirmed: factor.confirmedAt !== null };
}

/**
 * Beginning again replaces the secret, but never one that is in use: then nothing is saved, and the answer is false.
 */
export async function saveUnconfirmed(
  db: Reader,
  factor: { userId: UserId; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { sealedSecret, createdAt } = factor;
  const saved = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return saved.length > 0;
}

/** Confirms the very secret that the code was checked against, not one that another tab began meanwhile. */
export async function confirmSecret(
  tx: Tx,
  confirmed: { userId: UserId; sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: confirmed.now, lastStep: confirmed.step })
    .where(
      and(
        eq(secondFactors.userId, confirmed.userId),
        eq(secondFactors.sealedSecret, confirmed.sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** True for the one caller who used the code of this step. */
export async function spendStep(tx: Tx, used: { userId: UserId; step: number }): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: used.step })
    .where(
      and(
        eq(secondFactors.userId, used.userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, used.step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

export async function takeRecoveryCode(
  tx: Tx,
  code: { userId: UserId; codeHashes: readonly string[] },
): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, code.userId), inArray(recoveryCodes.codeHash, [...code.codeHashes])))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function insertRecoveryCodes(
  tx: Tx,
  codes: { id: string; userId: UserId; codeHash: string }[],
): Promise<void> {
  await tx.insert(recoveryCodes).values(codes);
}

export async function deleteRecoveryCodes(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function listSealedSecrets(
  reader: Reader,
  after: string,
): Promise<{ userId: UserId; sealedSecret: string }[]> {
  const rows = await reader
    .select({ userId: secondFactors.userId, sealedSecret: secondFactors.sealedSecret })
    .from(secondFactors)
    .where(gt(secondFactors.userId, after))
    .orderBy(asc(secondFactors.userId))
    .limit(resealedAtOnce);
  return rows as { userId: UserId; sealedSecret: string }[];
}

/** Only the very text that was read: another tab may have begun anew meanwhile. */
export async function replaceSealedSecret(
  tx: Tx,
  replaced: { userId: UserId; from: string; to: string },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({ sealedSecret: replaced.to })
    .where(and(eq(secondFactors.userId, replaced.userId), eq(secondFactors.sealedSecret, replaced.from)));
}

export async function deleteSecondFactor(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
