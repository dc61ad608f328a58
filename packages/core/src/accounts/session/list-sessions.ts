import type { SessionItem } from '@semblante/contracts';
import type { AccountDeps } from '../account-deps.ts';
import { addMs } from '../../kernel/index.ts';
import type { SessionUser } from './find-session.ts';
import { listOpenSessions } from './list-sessions.queries.ts';
import { sessionIdleMs } from './session-times.ts';

/** Where the account is logged in: this session first, then the latest used. */
export async function listSessions(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  me: Pick<SessionUser, 'userId' | 'sessionId'>,
): Promise<SessionItem[]> {
  const now = deps.clock();
  const open = await listOpenSessions(deps.db, {
    userId: me.userId,
    current: me.sessionId,
    now,
    seenSince: addMs(now, -sessionIdleMs),
  });
  return open.map((session) => ({
    id: session.id,
    current: session.id === me.sessionId,
    ip: session.ip,
    user_agent: session.userAgent,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
  }));
}
