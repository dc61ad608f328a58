import type { AccountDeps } from './account-deps.ts';
import { lockAccount } from './account.queries.ts';
import { forgetAttempts, requireAttempt } from './attempts/attempts.ts';
import { requireCurrentPassword } from './password/require-current-password.ts';
import { readCode, spendCode, wrongCode } from './second-factor/spend-code.ts';
import type { SessionUser } from './session/find-session.ts';

/** Password, and a code where the second factor is on: an open page alone ends no account. */
export async function requireOwner(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'keys'>,
  me: SessionUser,
  given: { current_password: string; code?: string | undefined },
): Promise<void> {
  await requireCurrentPassword(deps, me.userId, given.current_password);
  if (!me.secondFactor) return;
  const tries = { limit: 'codesOfAccount', of: me.userId } as const;
  await requireAttempt(deps, tries);
  const code = given.code === undefined ? undefined : await readCode(deps, { userId: me.userId, code: given.code });
  if (!code) throw wrongCode();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    await spendCode(tx, me.userId, code);
  });
  await forgetAttempts(deps, tries);
}
