import type { Language } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { users } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export async function findRecipient(
  reader: Reader,
  userId: UserId,
): Promise<{ name: string; email: string; language: Language | null } | undefined> {
  const [found] = await reader
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return found;
}
