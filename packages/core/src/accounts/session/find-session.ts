import { type Role, roles } from '@semblante/contracts';
import type { Db } from '@semblante/db';
import { hashToken, minuteMs, type SessionId } from '../../kernel/index.ts';
import type { AccountWithRole } from '../account.ts';
import { deleteSessionById, findSessionRow, type SessionRow, touchSession } from './find-session.queries.ts';
import { lastSeenPrecisionMs, sessionIdleMs } from './session-times.ts';

/** Whoever makes a request with a valid session. */
export interface SessionUser extends AccountWithRole {
  sessionId: SessionId;
  /** Until when sensitive acts of staff need no new code. */
  confirmedUntil: Date | null;
}

export interface SessionUse {
  staffIdleMinutes?: number;
  /** A page's own timer or stream asks, not a person: it keeps no session of staff open. */
  isBackground?: boolean;
}

/**
 * Runs on every request, so it is one query; a second one only once a minute, or to end the session. Status and role
 * are read anew each time: a suspended account or a changed role is out on its next request.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  use: SessionUse = {},
): Promise<SessionUser | undefined> {
  const row = await findSessionRow(db, hashToken(token));
  if (!row) return undefined;
  const { sessionRole, lastSeenAt, expiresAt, role, ...account } = row;
  if (
    !role ||
    !isStillOpen({ status: account.status, role, sessionRole, lastSeenAt, expiresAt }, now, idleMsOf(role, use))
  ) {
    await deleteSessionById(db, row.sessionId);
    return undefined;
  }
  const isUsed = !use.isBackground || roles[role].area !== 'staff';
  if (isUsed && now.getTime() - lastSeenAt.getTime() >= lastSeenPrecisionMs) await touchSession(db, row.sessionId, now);
  return { ...account, role };
}

function isStillOpen(
  row: Pick<SessionRow, 'status' | 'sessionRole' | 'lastSeenAt' | 'expiresAt'> & { role: Role },
  now: Date,
  idleMs: number,
): boolean {
  if (row.status !== 'active' || row.role !== row.sessionRole) return false;
  return row.expiresAt > now && now.getTime() - row.lastSeenAt.getTime() < idleMs;
}

function idleMsOf(role: Role, { staffIdleMinutes }: SessionUse): number {
  return roles[role].area === 'staff' && staffIdleMinutes !== undefined ? staffIdleMinutes * minuteMs : sessionIdleMs;
}
