import type { CurrentUser } from '@semblante/contracts';
import { AppError, hashToken, type SessionId } from '../../kernel/index.ts';
import { type AccountWithRole, showCurrentUser } from '../account.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { lockAccount } from '../account.queries.ts';
import { countAttempt, forgetAttempts, isOver, requireAttempt } from '../attempts/attempts.ts';
import { deleteOwnSession } from '../session/end-sessions.queries.ts';
import { nameDevice } from '../session/name-device.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { findWaitingSession } from './confirm-second-factor.queries.ts';
import { readCode, spendCode } from './spend-code.ts';

/** The second half of a log-in: a right code turns the waiting session into a new, full one. */
export async function confirmSecondFactor(
  deps: AccountDeps,
  given: { code: string },
  caller: Caller,
): Promise<{ user: CurrentUser; session: OpenedSession }> {
  const waiting = await requireWaitingSession(deps, caller.sessionToken);
  const { userId, role, sessionId } = waiting;
  const ofSession = { limit: 'codesOfSession', of: sessionId } as const;
  const ofAccount = { limit: 'codesOfAccount', of: userId } as const;
  // Its tries are used up and the session has ended; the next purge deletes its row.
  if (isOver(ofSession, await countAttempt(deps, ofSession))) throw expired();
  await requireAttempt(deps, ofAccount);
  const code = await readCode(deps, { userId, code: given.code });
  if (!code) throw expired();

  const session = await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, userId);
    await spendCode(tx, userId, code);
    // Gone meanwhile: a password reset ended it.
    if (!locked || !(await deleteOwnSession(tx, { userId, sessionId }))) throw expired();
    const params = { device: nameDevice(caller.origin.userAgent) };
    await deps.publishEvent(tx, userId, { kind: 'notification', notice: 'new_login', params });
    return await openSession(tx, {
      userId,
      role,
      passwordHash: locked.passwordHash,
      keys: deps.keys,
      stage: 'full',
      caller,
      now: deps.clock(),
    });
  });
  await forgetAttempts(deps, ofAccount);
  return { user: await showCurrentUser(deps, waiting, caller), session };
}

async function requireWaitingSession(
  deps: AccountDeps,
  token: string | undefined,
): Promise<AccountWithRole & { sessionId: SessionId }> {
  const waiting = token
    ? await findWaitingSession(deps.db, { tokenHash: hashToken(token), now: deps.clock() })
    : undefined;
  if (!waiting?.role || waiting.role !== waiting.sessionRole || waiting.status !== 'active') throw expired();
  return { ...waiting, role: waiting.role };
}

function expired(): AppError {
  return new AppError('accounts.second_factor_expired');
}
