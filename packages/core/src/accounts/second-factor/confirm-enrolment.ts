import type { Language } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { lockAccount } from '../account.queries.ts';
import { forgetAttempts, requireAttempt } from '../attempts/attempts.ts';
import type { SessionUser } from '../session/find-session.ts';
import { tellAccount } from '../tell-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { confirmSecret, findSecondFactor } from './second-factor.queries.ts';
import { findStep } from './secret.ts';
import { wrongCode } from './spend-code.ts';

/** Turns the second factor on and answers the recovery codes, which are never shown again. */
export async function confirmEnrolment(
  deps: AccountDeps,
  me: SessionUser,
  given: { code: string },
  caller: { language: Language },
): Promise<string[]> {
  const tries = { limit: 'codesOfAccount', of: me.userId } as const;
  await requireAttempt(deps, tries);
  const factor = await findSecondFactor(deps.db, me.userId);
  if (!factor) throw new AppError('accounts.second_factor_not_started');
  if (factor.confirmed) throw new AppError('accounts.second_factor_already_on');
  const step = await findStep(deps, { userId: me.userId, sealedSecret: factor.sealedSecret, code: given.code });
  if (step === undefined) throw wrongCode();

  const codes = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    const confirmed = await confirmSecret(tx, {
      userId: me.userId,
      sealedSecret: factor.sealedSecret,
      step,
      now: deps.clock(),
    });
    if (!confirmed) throw wrongCode();
    await tellAccount(tx, deps, { notice: 'second_factor_on', to: { ...me, language: caller.language } });
    return await replaceRecoveryCodes(tx, deps.keys, me.userId);
  });
  await forgetAttempts(deps, tries);
  return codes;
}
