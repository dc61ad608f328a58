import type { DisableSecondFactorBody, Language } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { lockAccount } from '../account.queries.ts';
import { forgetAttempts, requireAttempt } from '../attempts/attempts.ts';
import { requireCurrentPassword } from '../password/require-current-password.ts';
import type { SessionUser } from '../session/find-session.ts';
import { tellAccount } from '../tell-account.ts';
import { deleteRecoveryCodes, deleteSecondFactor } from './second-factor.queries.ts';
import { readCode, spendCode } from './spend-code.ts';

/** Asks for password and code: an open page alone does not weaken the account. */
export async function disableSecondFactor(
  deps: AccountDeps,
  me: SessionUser,
  given: DisableSecondFactorBody,
  caller: { language: Language },
): Promise<void> {
  if (!me.secondFactor) throw new AppError('accounts.second_factor_off');
  await requireCurrentPassword(deps, me.userId, given.current_password);
  const tries = { limit: 'codesOfAccount', of: me.userId } as const;
  await requireAttempt(deps, tries);
  const code = await readCode(deps, { userId: me.userId, code: given.code });
  if (!code) throw new AppError('accounts.second_factor_off');
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    await spendCode(tx, me.userId, code);
    await deleteRecoveryCodes(tx, me.userId);
    await deleteSecondFactor(tx, me.userId);
    await tellAccount(tx, deps, { notice: 'second_factor_off', to: { ...me, language: caller.language } });
  });
  await forgetAttempts(deps, tries);
}
