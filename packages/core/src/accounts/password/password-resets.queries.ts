import type { Reader, Tx } from '@semblante/db';
import { passwordResets, users } from '@semblante/db/schema';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { UserId } from '../../kernel/index.ts';

export async function insertPasswordReset(
  tx: Tx,
  reset: { id: string; userId: UserId; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

export async function deletePasswordResets(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function findOpenPasswordReset(reader: Reader, wanted: { tokenHash: string; now: Date }) {
  const [reset] = await reader
    .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen(wanted))
    .limit(1);
  return reset && { ...reset, userId: reset.userId as UserId };
}

/** True for the one caller who used it; of many at once, the others find it used. */
export async function spendPasswordReset(tx: Tx, used: { tokenHash: string; now: Date }): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: used.now })
    .where(isOpen(used))
    .returning({ id: passwordResets.id });
  return rows.length > 0;
}

function isOpen({ tokenHash, now }: { tokenHash: string; now: Date }) {
  return and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
}
