import type { Db, Reader, Tx } from '@semblante/db';
import { creditAccounts, openidIdentities, openidVisits, secondFactors, users } from '@semblante/db/schema';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { UserId } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import { accountColumns } from '../account.queries.ts';

export async function insertVisit(
  db: Db,
  visit: { tokenHash: string; sealed: string; expiresAt: Date },
): Promise<void> {
  await db.insert(openidVisits).values(visit);
}

/** Gives the row to one of many who ask for it at once. */
export async function deleteVisit(
  reader: Reader,
  wanted: { tokenHash: string; now: Date },
): Promise<string | undefined> {
  const [taken] = await reader
    .delete(openidVisits)
    .where(and(eq(openidVisits.tokenHash, wanted.tokenHash), gt(openidVisits.expiresAt, wanted.now)))
    .returning({ sealed: openidVisits.sealed });
  return taken?.sealed;
}

export async function deleteExpiredVisits(db: Db, now: Date): Promise<void> {
  await db.delete(openidVisits).where(lte(openidVisits.expiresAt, now));
}

export async function findAccountByIdentity(
  reader: Reader,
  identity: { issuer: string; subject: string },
): Promise<(Account & { passwordHash: string }) | undefined> {
  const [account] = await reader
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(openidIdentities)
    .innerJoin(users, eq(users.id, openidIdentities.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(and(eq(openidIdentities.issuer, identity.issuer), eq(openidIdentities.subject, identity.subject)))
    .limit(1);
  return account;
}

/** False when the account has another identity of this provider, or the identity another account. */
export async function insertIdentity(
  tx: Tx,
  identity: { issuer: string; subject: string; userId: UserId; linkedAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(openidIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: openidIdentities.userId });
  return inserted.length > 0;
}
