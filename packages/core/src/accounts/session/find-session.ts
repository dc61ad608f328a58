import type { Role } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { hashToken, type SessionId } from '../../kernel/index.ts';
import type { AccountWithRole } from '../account.ts';
import { deleteSessionById, findSessionRow, type SessionRow, touchSession } from './find-session.queries.ts';
import { lastSeenPrecisionMs, sessionIdleMs } from './session-times.ts';

/** Whoever makes a request with a valid session. */
export interface SessionUser extends AccountWithRole {
  sessionId: SessionId;
}

/**
 * Runs on every request, so it is one query; a second one only once a minute, or to end the session. Status and role
 * are read anew each time: a suspended account or a changed role is out on its next request.
 */
export async function findSession(db: Db, token: string, now: Date): Promise<SessionUser | undefined> {
  const row = await findSessionRow(db, hashToken(token));
  if (!row) return undefined;
  const { sessionRole, lastSeenAt, expiresAt, role, ...account } = row;
  if (!role || !isStillOpen({ status: account.status, role, sessionRole, lastSeenAt, expiresAt }, now)) {
    await deleteSessionById(db, row.sessionId);
    return undefined;
  }
  if (now.getTime() - lastSeenAt.getTime() >= lastSeenPrecisionMs) await touchSession(db, row.sessionId, now);
  return { ...account, role };
}

function isStillOpen(row: Pick<SessionRow, 'status' | 'sessionRole' | 'lastSeenAt' | 'expiresAt'> & { role: Role }, now: Date): boolean {
  if (row.status !== 'active' || row.role !== row.sessionRole) return false;
  return row.expiresAt > now && now.getTime() - row.lastSeenAt.getTime() < sessionIdleMs;
}
