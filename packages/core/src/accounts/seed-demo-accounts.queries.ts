import type { Db } from '@semblante/db';
import { users } from '@semblante/db/schema';

export async function insertMissingAccounts(db: Db, accounts: (typeof users.$inferInsert)[]): Promise<void> {
  await db.insert(users).values(accounts).onConflictDoNothing({ target: users.email });
}
