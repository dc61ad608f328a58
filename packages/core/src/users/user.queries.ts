import type { AccountStatus, Language, Role } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { creditAccounts, secondFactors, users, verifications } from '@semblante/db/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../kernel/index.ts';

export interface LockedUser {
  id: UserId;
  name: string;
  email: string;
  phone: string | null;
  language: Language | null;
  role: Role | null;
  status: AccountStatus;
  isVerified: boolean;
  version: number;
  erasedAt: Date | null;
}

const lockedColumns = {
  id: sql<UserId>`${users.id}`.as('id'),
  name: users.name,
  email: users.email,
  phone: users.phone,
  language: users.language,
  role: users.role,
  status: users.status,
  isVerified: users.isVerified,
  version: users.version,
  erasedAt: users.erasedAt,
};

/** Not `for update`: that would also stop every row that refers to the account. */
export async function lockUser(tx: Tx, id: string): Promise<LockedUser | undefined> {
  const [found] = await tx.select(lockedColumns).from(users).where(eq(users.id, id)).limit(1).for('no key update');
  return found;
}

type Changes = Partial<
  Pick<
    typeof users.$inferInsert,
    'name' | 'email' | 'phone' | 'language' | 'role' | 'roleGivenAt' | 'status' | 'isVerified'
  >
>;

/** The version is counted up by the database. */
export async function updateUserRow(tx: Tx, id: UserId, changes: Changes & { updatedAt: Date }): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, id));
}

export async function insertVerification(tx: Tx, made: typeof verifications.$inferInsert): Promise<void> {
  await tx.insert(verifications).values(made);
}

const inviters = alias(users, 'inviters');
const checkers = alias(users, 'checkers');
const shownMax = 20;

export const listedColumns = {
  id: sql<UserId>`${users.id}`.as('user_id'),
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  isVerified: users.isVerified,
  secondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`.as('second_factor'),
  balance: sql<number>`coalesce(${creditAccounts.available}, 0)`.as('balance'),
  createdAt: users.createdAt,
};

export async function findUserDetail(reader: Reader, id: string) {
  const [found] = await reader
    .select({
      ...listedColumns,
      version: users.version,
      phone: users.phone,
      language: users.language,
      roleGivenAt: users.roleGivenAt,
      updatedAt: users.updatedAt,
      erasedAt: users.erasedAt,
      held: sql<number>`coalesce(${creditAccounts.held}, 0)`.as('held'),
      debt: sql<number>`coalesce(${creditAccounts.debt}, 0)`.as('debt'),
      flaggedAt: creditAccounts.flaggedAt,
      inviterId: inviters.id,
      inviterName: inviters.name,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .leftJoin(inviters, eq(inviters.id, users.invitedBy))
    .where(eq(users.id, id))
    .limit(1);
  return found;
}

export async function listVerifications(reader: Reader, userId: UserId) {
  return await reader
    .select({
      id: verifications.id,
      isVerified: verifications.isVerified,
      checked: verifications.checked,
      byId: verifications.byId,
      byName: checkers.name,
      at: verifications.createdAt,
    })
    .from(verifications)
    .innerJoin(checkers, eq(checkers.id, verifications.byId))
    .where(and(eq(verifications.userId, userId)))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(shownMax);
}
