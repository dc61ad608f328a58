import type { Reader, Tx } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';
import type { AccountWithRole } from './account.ts';

export async function findInviter(reader: Reader, invitationToken: string | undefined): Promise<UserId | undefined> {
  if (invitationToken === undefined) return undefined;
  const [inviter] = await reader
    .select({ id: users.id })
    .from(users)
    .where(eq(users.invitationToken, invitationToken))
    .limit(1);
  return inviter?.id as UserId | undefined;
}

/** False when the address has an account already: of many registrations at once, the unique key lets one through. */
export async function insertAccount(
  tx: Tx,
  account: Omit<AccountWithRole, 'secondFactor'> & { passwordHash: string; invitedBy?: UserId | undefined },
): Promise<boolean> {
  const { userId, ...columns } = account;
  const inserted = await tx
    .insert(users)
    .values({ ...columns, id: userId, updatedAt: account.createdAt })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted.length > 0;
}
