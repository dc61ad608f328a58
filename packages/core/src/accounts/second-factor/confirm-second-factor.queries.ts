import type { Role } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { creditAccounts, secondFactors, sessions, users } from '@semblante/db/schema';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { SessionId } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import { accountColumns } from '../account.queries.ts';

export async function findWaitingSession(
  db: Db,
  wanted: { tokenHash: string; now: Date },
): Promise<(Account & { sessionId: SessionId; sessionRole: Role }) | undefined> {
  const [waiting] = await db
    .select({
      ...accountColumns,
      sessionId: sql<SessionId>`${sessions.id}`.as('session_id'),
      sessionRole: sessions.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, wanted.tokenHash),
        eq(sessions.stage, 'second_factor'),
        gt(sessions.expiresAt, wanted.now),
      ),
    )
    .limit(1);
  return waiting;
}
