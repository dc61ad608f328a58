import type { Tx } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

/**
 * One change of an account at a time, so that two clicks see each other. Not `for update`: that would also stop every row that refers to
 * the account.
 */
export async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).limit(1).for('no key update');
}
