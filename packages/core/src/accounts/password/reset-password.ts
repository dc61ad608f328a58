import type { ResetPasswordBody } from '@semblante/contracts';
import { AppError, hashToken } from '../../kernel/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { lockAccount, updatePasswordHash } from '../account.queries.ts';
import { forgetAttempts } from '../attempts/attempts.ts';
import { networkOf } from '../attempts/network-of.ts';
import { deleteAllSessions } from '../session/end-sessions.queries.ts';
import { tellAccount } from '../tell-account.ts';
import { findOpenPasswordReset, spendPasswordReset } from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';

/** Works once per link, and logs the account out everywhere. */
export async function resetPassword(
  deps: AccountDeps,
  given: Pick<ResetPasswordBody, 'token' | 'password'>,
  caller: Pick<Caller, 'language' | 'origin'>,
): Promise<void> {
  const tokenHash = hashToken(given.token);
  // Looked at first, so that made-up tokens cost no password hash; what counts is the guarded update below.
  const account = await findOpenPasswordReset(deps.db, { tokenHash, now: deps.clock() });
  if (!account) throw new AppError('accounts.reset_invalid');
  const passwordHash = await hashPassword(given.password);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.userId);
    if (!(await spendPasswordReset(tx, { tokenHash, now }))) throw new AppError('accounts.reset_invalid');
    await updatePasswordHash(tx, { userId: account.userId, passwordHash, now });
    await deleteAllSessions(tx, account.userId);
    await tellAccount(tx, deps, {
      notice: 'password_changed',
      to: { ...account, language: account.language ?? caller.language },
    });
  });
  // The owner of the mailbox is back: wrong passwords of the last minutes no longer stand in the way.
  await forgetAttempts(deps, { limit: 'failuresOfAccount', of: account.email });
  await forgetAttempts(deps, {
    limit: 'failuresOfAccountFromNetwork',
    of: `${networkOf(caller.origin.ip)} ${account.email}`,
  });
}
