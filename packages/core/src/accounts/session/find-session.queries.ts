import type { Role } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { creditAccounts, secondFactors, sessions, users } from '@semblante/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { SessionId } from '../../kernel/index.ts';
import type { Account } from '../account.ts';
import { accountColumns } from '../account.queries.ts';

export interface SessionRow extends Account {
  sessionId: SessionId;
  sessionRole: Role;
  lastSeenAt: Date;
  expiresAt: Date;
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareFindSession>>();

/** Built and planned once a connection: the same text for every request. A session that waits for its code is not found here. */
export async function findSessionRow(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  let query = prepared.get(db);
  if (!query) prepared.set(db, (query = prepareFindSession(db)));
  const [row] = await query.execute({ tokenHash });
  return row;
}

function prepareFindSession(db: Db) {
  return db
    .select({
      ...accountColumns,
      sessionId: sql<SessionId>`${sessions.id}`.as('session_id'),
      sessionRole: sessions.role,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), eq(sessions.stage, 'full')))
    .limit(1)
    .prepare('find_session');
}

export async function touchSession(db: Db, sessionId: SessionId, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSessionById(db: Db, sessionId: SessionId): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}
