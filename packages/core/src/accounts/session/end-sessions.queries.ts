import type { Reader } from '@semblante/db';
import { sessions } from '@semblante/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { SessionId, UserId } from '../../kernel/index.ts';

export async function deleteOwnSession(
  db: Reader,
  session: { userId: UserId; sessionId: SessionId },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, session.sessionId), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function deleteOtherSessions(db: Reader, kept: { userId: UserId; except: SessionId }): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, kept.userId), ne(sessions.id, kept.except)));
}

export async function deleteAllSessions(db: Reader, userId: UserId): Promise<number> {
  return (await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })).length;
}
