import type { Db } from '@semblante/db';
import { sessions } from '@semblante/db/schema';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { SessionId, UserId } from '../../kernel/index.ts';

const sessionsMax = 100;

export async function listOpenSessions(db: Db, of: { userId: UserId; current: SessionId; now: Date; seenSince: Date }) {
  return await db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, of.userId),
        eq(sessions.stage, 'full'),
        gt(sessions.expiresAt, of.now),
        gt(sessions.lastSeenAt, of.seenSince),
      ),
    )
    .orderBy(desc(eq(sessions.id, of.current)), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(sessionsMax);
}
