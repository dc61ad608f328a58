import type { Reader, Tx } from '@semblante/db';
import { creditAccounts, payments, secondFactors, users } from '@semblante/db/schema';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { resealedAtOnce, type UserId } from '../kernel/index.ts';
import type { Account } from './account.ts';

/** The columns of an `Account`; the query that uses them joins `second_factors` and `credit_accounts` on the left. */
export const accountColumns = {
  userId: sql<UserId>`${users.id}`.as('user_id'),
  name: users.name,
  email: users.email,
  phone: users.phone,
  role: users.role,
  roleGivenAt: users.roleGivenAt,
  status: users.status,
  isVerified: users.isVerified,
  language: users.language,
  secondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`.as('second_factor'),
  hasPassword: users.hasPassword,
  invitationToken: users.invitationToken,
  createdAt: users.createdAt,
  balance: sql<number>`coalesce(${creditAccounts.available}, 0)`.as('balance'),
  held: sql<number>`coalesce(${creditAccounts.held}, 0)`.as('held'),
  // With the session's own query, because the header of every page shows balance and offer and every request makes this
  // one.
  isFirstPurchaseOpen: sql<boolean>`not exists (
    select 1 from ${payments} where ${payments.userId} = ${users.id} and (${payments.paidAt} is not null or ${payments.hasFirstPurchasePrice}))`.as(
    'is_first_purchase_open',
  ),
};

export async function findAccountByEmail(
  reader: Reader,
  email: string,
): Promise<(Account & { passwordHash: string }) | undefined> {
  const [account] = await reader
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(eq(users.email, email))
    .limit(1);
  return account;
}

export async function findPasswordHash(reader: Reader, userId: UserId): Promise<string | undefined> {
  const [account] = await reader
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return account?.passwordHash;
}

/**
 * Every change of what opens an account (password, sessions, second factor) locks its row first, so that a log-in
 * with the old password and the reset that ends all sessions cannot pass each other unseen.
 */
export async function lockAccount(tx: Tx, userId: UserId): Promise<{ passwordHash: string } | undefined> {
  const [account] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
    .for('update');
  return account;
}

export async function updatePasswordHash(
  tx: Tx,
  change: { userId: UserId; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: change.passwordHash, hasPassword: true, updatedAt: change.now })
    .where(eq(users.id, change.userId));
}

/** Of accounts that are there: who is erased has no key. */
export async function listAccountIds(reader: Reader, after: string): Promise<UserId[]> {
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), isNull(users.erasedAt)))
    .orderBy(asc(users.id))
    .limit(resealedAtOnce);
  return rows.map(({ id }) => id as UserId);
}
