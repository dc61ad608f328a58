import type { Role } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { addMs, hashToken, type Keys, newId, newToken, type SessionId, type UserId } from '../../kernel/index.ts';
import type { Caller } from '../account-deps.ts';
import { markDevice } from '../device/known-device.ts';
import { deleteSessionByTokenHash, insertSession } from './open-session.queries.ts';
import { sessionMs } from './session-times.ts';

const userAgentLengthMax = 400;

export type SessionStage = 'full' | 'second_factor';

export interface OpenedSession {
  token: string;
  expiresAt: Date;
  stage: SessionStage;
  /** For the browser to keep beyond the session: it is known to this account now. */
  deviceMarks?: string;
}

/**
 * Always a new token: a cookie that somebody planted in the browser before the log-in opens nothing after it, and its
 * session ends.
 */
export async function openSession(
  tx: Tx,
  session: {
    userId: UserId;
    role: Role;
    passwordHash: string;
    keys: Keys;
    stage: SessionStage;
    caller: Pick<Caller, 'origin' | 'sessionToken' | 'deviceMarks'>;
    now: Date;
  },
): Promise<OpenedSession> {
  const { caller, stage, now } = session;
  if (caller.sessionToken) await deleteSessionByTokenHash(tx, hashToken(caller.sessionToken));
  const token = newToken();
  const expiresAt = addMs(now, sessionMs[stage]);
  await insertSession(tx, {
    id: newId<SessionId>(),
    tokenHash: hashToken(token),
    userId: session.userId,
    role: session.role,
    stage,
    ip: caller.origin.ip,
    userAgent: caller.origin.userAgent?.slice(0, userAgentLengthMax) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return {
    token,
    expiresAt,
    stage,
    ...(stage === 'full' && { deviceMarks: markDevice(session.keys, caller.deviceMarks, session) }),
  };
}
