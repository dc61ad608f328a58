import type { Reader, Tx } from '@semblante/db';
import { emailChanges, users } from '@semblante/db/schema';
import { and, eq, gt, or } from 'drizzle-orm';
import type { UserId } from '../../kernel/index.ts';

/** Asking again replaces what was asked before: its links are void. */
export async function putEmailChange(
  tx: Tx,
  change: {
    userId: UserId;
    newEmail: string;
    oldTokenHash: string;
    newTokenHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, change.userId));
  await tx.insert(emailChanges).values(change);
}

export async function deleteEmailChange(tx: Tx, userId: UserId): Promise<boolean> {
  const gone = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return gone.length > 0;
}

const columns = {
  userId: emailChanges.userId,
  newEmail: emailChanges.newEmail,
  oldTokenHash: emailChanges.oldTokenHash,
  oldConfirmedAt: emailChanges.oldConfirmedAt,
  newConfirmedAt: emailChanges.newConfirmedAt,
  expiresAt: emailChanges.expiresAt,
};

export async function findEmailChange(reader: Reader, wanted: { userId: UserId; now: Date }) {
  const [found] = await reader
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, wanted.userId), gt(emailChanges.expiresAt, wanted.now)))
    .limit(1);
  return found;
}

/** By either of its two links. */
export async function findEmailChangeByToken(reader: Reader, wanted: { tokenHash: string; now: Date }) {
  const [found] = await reader
    .select(columns)
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.oldTokenHash, wanted.tokenHash), eq(emailChanges.newTokenHash, wanted.tokenHash)),
        gt(emailChanges.expiresAt, wanted.now),
      ),
    )
    .limit(1);
  return found && { ...found, userId: found.userId as UserId };
}

export async function confirmSide(
  tx: Tx,
  { userId, side, now }: { userId: UserId; side: 'old' | 'new'; now: Date },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now })
    .where(eq(emailChanges.userId, userId));
}

export async function findAddressee(reader: Reader, userId: UserId) {
  const [found] = await reader
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return found;
}

/** Throws on the unique index when the address was taken meanwhile. */
export async function updateEmail(tx: Tx, change: { userId: UserId; email: string; now: Date }): Promise<void> {
  await tx.update(users).set({ email: change.email, updatedAt: change.now }).where(eq(users.id, change.userId));
}
