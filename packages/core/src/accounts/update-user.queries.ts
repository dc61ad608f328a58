import type { Language } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

/** What is undefined stays as it is. */
export async function updateAccount(
  tx: Tx,
  change: { userId: UserId; name: string | undefined; language: Language | undefined; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ name: change.name, language: change.language, updatedAt: change.now })
    .where(eq(users.id, change.userId));
}
