import type { Db, Tx } from '@semblante/db';
import { AppError, type SessionId, type UserId } from '../../kernel/index.ts';
import { deleteAllSessions, deleteOtherSessions, deleteOwnSession } from './end-sessions.queries.ts';
import type { SessionUser } from './find-session.ts';

export async function logOut(db: Db, me: Pick<SessionUser, 'userId' | 'sessionId'>): Promise<void> {
  await deleteOwnSession(db, { userId: me.userId, sessionId: me.sessionId });
}

/** One of the account's own sessions; somebody else's is as unknown as one that never was. */
export async function endSession(db: Db | Tx, me: Pick<SessionUser, 'userId'>, sessionId: SessionId): Promise<void> {
  const ended = await deleteOwnSession(db, { userId: me.userId, sessionId });
  if (!ended) throw new AppError('accounts.session_not_found');
}

/** Whoever is logged in with this account is out with the next call. */
export async function endEverySession(tx: Tx, userId: UserId): Promise<number> {
  return await deleteAllSessions(tx, userId);
}

export async function endOtherSessions(db: Db, me: Pick<SessionUser, 'userId' | 'sessionId'>): Promise<void> {
  await deleteOtherSessions(db, { userId: me.userId, except: me.sessionId });
}
