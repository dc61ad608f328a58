import { AppError, type UserId } from '../../kernel/index.ts';
import { findPasswordHash } from '../account.queries.ts';
import { type AttemptDeps, forgetAttempts, requireAttempt } from '../attempts/attempts.ts';
import { isPasswordRight } from './passwords.ts';

/**
 * Whoever found a page open must not guess the password at leisure: tries are counted. Answers the hash it was checked
 * against.
 */
export async function requireCurrentPassword(deps: AttemptDeps, userId: UserId, password: string): Promise<string> {
  const tries = { limit: 'currentPasswords', of: userId } as const;
  await requireAttempt(deps, tries);
  const passwordHash = await findPasswordHash(deps.db, userId);
  if (!passwordHash || !(await isPasswordRight(password, passwordHash))) throw wrongCurrentPassword();
  await forgetAttempts(deps, tries);
  return passwordHash;
}

export function wrongCurrentPassword(): AppError {
  return new AppError('accounts.wrong_current_password', {}, { field: 'current_password' });
}
