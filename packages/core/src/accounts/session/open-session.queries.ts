import type { Tx } from '@semblante/db';
import { sessions } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function deleteSessionByTokenHash(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
