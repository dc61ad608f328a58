import type { Reader, Tx } from '@semblante/db';
import { creditEntries, emailConfirmations, processings, users, welcomeClaims } from '@semblante/db/schema';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { resealedAtOnce, type UserId } from '../../kernel/index.ts';

const columns = {
  addressKey: emailConfirmations.addressKey,
  codeHash: emailConfirmations.codeHash,
  tries: emailConfirmations.tries,
  expiresAt: emailConfirmations.expiresAt,
  confirmedAt: emailConfirmations.confirmedAt,
};

export async function findConfirmation(reader: Reader, userId: UserId) {
  const [found] = await reader
    .select(columns)
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, userId))
    .limit(1);
  return found;
}

export async function lockConfirmation(tx: Tx, userId: UserId) {
  const [found] = await tx
    .select(columns)
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, userId))
    .limit(1)
    .for('update');
  return found;
}

/** Asking again replaces the code that was mailed before. */
export async function putCode(
  tx: Tx,
  code: { userId: UserId; addressKey: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { ...code, tries: 0, confirmedAt: null };
  await tx
    .insert(emailConfirmations)
    .values(fresh)
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: fresh });
}

export async function countTry(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(emailConfirmations)
    .set({ tries: sql`${emailConfirmations.tries} + 1` })
    .where(eq(emailConfirmations.userId, userId));
}

export async function confirmAddress(tx: Tx, { userId, now }: { userId: UserId; now: Date }): Promise<void> {
  await tx
    .update(emailConfirmations)
    .set({ codeHash: null, confirmedAt: now })
    .where(eq(emailConfirmations.userId, userId));
}

/** Of an account that somebody else vouched for: no code was ever mailed. */
export async function insertConfirmed(
  tx: Tx,
  confirmed: { userId: UserId; addressKey: string; now: Date },
): Promise<void> {
  await tx.insert(emailConfirmations).values({
    userId: confirmed.userId,
    addressKey: confirmed.addressKey,
    expiresAt: confirmed.now,
    confirmedAt: confirmed.now,
  });
}

/** How many of them nobody had claimed before. */
export async function claimKeys(tx: Tx, keys: readonly string[], now: Date): Promise<number> {
  const values = keys.toSorted().map((key) => ({ key, claimedAt: now }));
  return (await tx.insert(welcomeClaims).values(values).onConflictDoNothing().returning({ key: welcomeClaims.key }))
    .length;
}

export async function isAnyClaimed(reader: Reader, keys: readonly string[]): Promise<boolean> {
  return (
    (
      await reader
        .select({ key: welcomeClaims.key })
        .from(welcomeClaims)
        .where(inArray(welcomeClaims.key, [...keys]))
        .limit(1)
    ).length > 0
  );
}

/** With the address that each account has now. */
export async function listConfirmations(reader: Reader, after: string) {
  return await reader
    .select({ userId: emailConfirmations.userId, addressKey: emailConfirmations.addressKey, email: users.email })
    .from(emailConfirmations)
    .innerJoin(users, eq(users.id, emailConfirmations.userId))
    .where(gt(emailConfirmations.userId, after))
    .orderBy(asc(emailConfirmations.userId))
    .limit(resealedAtOnce);
}

export async function replaceAddressKey(
  tx: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await tx
    .update(emailConfirmations)
    .set({ addressKey: to })
    .where(and(eq(emailConfirmations.userId, userId), eq(emailConfirmations.addressKey, from)));
}

export async function findBeginnings(
  reader: Reader,
  userId: UserId,
): Promise<{ hasHadCredits: boolean; hasResult: boolean }> {
  const given = await reader
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), inArray(creditEntries.kind, ['grant', 'gift'])))
    .limit(1);
  const made = await reader
    .select({ id: processings.id })
    .from(processings)
    .where(and(eq(processings.userId, userId), eq(processings.status, 'completed')))
    .limit(1);
  return { hasHadCredits: given.length > 0, hasResult: made.length > 0 };
}
