import type { Db } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { asc, inArray } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export async function insertMissingAccounts(db: Db, accounts: (typeof users.$inferInsert)[]): Promise<void> {
  await db.insert(users).values(accounts).onConflictDoNothing({ target: users.email });
}

export async function listIdsByEmail(db: Db, emails: string[]): Promise<{ id: UserId; email: string }[]> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
    .orderBy(asc(users.email))
    .limit(emails.length);
  return rows.map(({ id, email }) => ({ id: id as UserId, email }));
}
