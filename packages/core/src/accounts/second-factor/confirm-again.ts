import type { StaffConfirmBody } from '@semblante/contracts';
import { addMs, AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { lockAccount } from '../account.queries.ts';
import { forgetAttempts, requireAttempt } from '../attempts/attempts.ts';
import { requireCurrentPassword, wrongCurrentPassword } from '../password/require-current-password.ts';
import { markConfirmed } from '../session/confirm-session.queries.ts';
import type { SessionUser } from '../session/find-session.ts';
import { confirmedMs } from '../session/session-times.ts';
import { readCode, spendCode, wrongCode } from './spend-code.ts';

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'keys'>;

/**
 * Whoever sits at the page proves anew who they are; for some minutes sensitive acts of this session need no more than
 * that.
 */
export async function confirmAgain(deps: Deps, me: SessionUser, given: StaffConfirmBody): Promise<Date> {
  if (me.secondFactor) return await confirmByCode(deps, me, given.code);
  if (given.current_password === undefined) throw wrongCurrentPassword();
  await requireCurrentPassword(deps, me.userId, given.current_password);
  const until = addMs(deps.clock(), confirmedMs);
  await markConfirmed(deps.db, { sessionId: me.sessionId, until });
  return until;
}

export function requireConfirmed(me: Pick<SessionUser, 'confirmedUntil'>, now: Date): void {
  if (!me.confirmedUntil || me.confirmedUntil <= now) throw new AppError('accounts.confirmation_required');
}

async function confirmByCode(deps: Deps, me: SessionUser, typed: string | undefined): Promise<Date> {
  const tries = { limit: 'codesOfAccount', of: me.userId } as const;
  await requireAttempt(deps, tries);
  const code = typed === undefined ? undefined : await readCode(deps, { userId: me.userId, code: typed });
  if (!code) throw wrongCode();
  const until = addMs(deps.clock(), confirmedMs);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    await spendCode(tx, me.userId, code);
    await markConfirmed(tx, { sessionId: me.sessionId, until });
  });
  await forgetAttempts(deps, tries);
  return until;
}
