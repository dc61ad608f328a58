import { AppError } from '../../kernel/index.ts';
import { lockAccount } from '../account.queries.ts';
import { type AttemptDeps, forgetAttempts, requireAttempt } from '../attempts/attempts.ts';
import type { SessionUser } from '../session/find-session.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { readCode, spendCode } from './spend-code.ts';

export async function renewRecoveryCodes(
  deps: AttemptDeps,
  me: Pick<SessionUser, 'userId'>,
  given: { code: string },
): Promise<string[]> {
  const tries = { limit: 'codesOfAccount', of: me.userId } as const;
  await requireAttempt(deps, tries);
  const code = await readCode(deps, { userId: me.userId, code: given.code });
  if (!code) throw new AppError('accounts.second_factor_off');
  const codes = await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    await spendCode(tx, me.userId, code);
    return await replaceRecoveryCodes(tx, deps.keys, me.userId);
  });
  await forgetAttempts(deps, tries);
  return codes;
}
