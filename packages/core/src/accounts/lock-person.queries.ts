import type { Tx } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import { AppError, type UserId } from '../kernel/index.ts';

/**
 * One change of an account at a time, so that two clicks see each other. Not `for update`: that would also stop every
 * row that refers to the account. Whoever comes after the account was erased is refused: nothing new begins for nobody.
 */
export async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  const [person] = await tx
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1)
    .for('no key update');
  if (person?.erasedAt) throw new AppError('accounts.session_required');
}
