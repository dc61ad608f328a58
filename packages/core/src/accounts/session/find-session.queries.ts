import type { Role } from '@semblante/contracts';
import { type Db, type PlannedQuery, runPlanned } from '@semblante/db';
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
  confirmedUntil: Date | null;
}

const sessionColumns = {
  ...accountColumns,
  sessionId: sql<SessionId>`${sessions.id}`.as('session_id'),
  sessionRole: sessions.role,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  confirmedUntil: sessions.confirmedUntil,
};
const names = Object.keys(sessionColumns);
const planned = new WeakMap<Db, PlannedQuery>();

/** A session that waits for its code is not found here. */
export async function findSessionRow(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await runPlanned(db, planSessionQuery(db), [tokenHash, 'full', 1]);
  if (!row) return undefined;
  const found: Record<string, unknown> = {};
  for (const [place, name] of names.entries()) found[name] = row[place];
  return found as unknown as SessionRow;
}

/** Built once for a database: the text and its plan are the same for every request. */
export function planSessionQuery(db: Db): PlannedQuery {
  const known = planned.get(db);
  if (known) return known;
  const { sql: text } = db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(and(eq(sessions.tokenHash, ''), eq(sessions.stage, 'full')))
    .limit(1)
    .toSQL();
  const query = { name: 'find_session', text };
  planned.set(db, query);
  return query;
}

export async function touchSession(db: Db, sessionId: SessionId, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSessionById(db: Db, sessionId: SessionId): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}
