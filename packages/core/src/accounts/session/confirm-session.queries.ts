import type { Reader } from '@semblante/db';
import { sessions } from '@semblante/db/schema';
import { eq } from 'drizzle-orm';
import type { SessionId } from '../../kernel/index.ts';

export async function markConfirmed(db: Reader, confirmed: { sessionId: SessionId; until: Date }): Promise<void> {
  await db.update(sessions).set({ confirmedUntil: confirmed.until }).where(eq(sessions.id, confirmed.sessionId));
}
