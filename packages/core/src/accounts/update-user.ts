import type { CurrentUser, Language, UpdateUserBody } from '@semblante/contracts';
import { showCurrentUser } from './account.ts';
import type { AccountDeps } from './account-deps.ts';
import { lockAccount, updatePasswordHash } from './account.queries.ts';
import { hashPassword } from './password/passwords.ts';
import { deletePasswordResets } from './password/password-resets.queries.ts';
import { requireCurrentPassword, wrongCurrentPassword } from './password/require-current-password.ts';
import { deleteOtherSessions } from './session/end-sessions.queries.ts';
import type { SessionUser } from './session/find-session.ts';
import { tellAccount } from './tell-account.ts';
import { updateAccount } from './update-user.queries.ts';

/** A new password ends every other session of the account and voids its recovery links. */
export async function updateUser(
  deps: AccountDeps,
  me: SessionUser,
  changes: UpdateUserBody,
  caller: { language: Language },
): Promise<CurrentUser> {
  const change = await preparePasswordChange(deps, me, changes);
  const updated = { ...me, name: changes.name ?? me.name, language: changes.language ?? me.language };
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, me.userId);
    await updateAccount(tx, { userId: me.userId, name: changes.name, language: changes.language, now });
    if (!change) return;
    // A recovery came in between: the password that was checked is no longer the account's.
    if (locked?.passwordHash !== change.currentHash) throw wrongCurrentPassword();
    await updatePasswordHash(tx, { userId: me.userId, passwordHash: change.newHash, now });
    await deletePasswordResets(tx, me.userId);
    await deleteOtherSessions(tx, { userId: me.userId, except: me.sessionId });
    await tellAccount(tx, deps, {
      notice: 'password_changed',
      to: { ...updated, language: updated.language ?? caller.language },
    });
  });
  return await showCurrentUser(deps, updated, caller);
}

async function preparePasswordChange(deps: AccountDeps, me: SessionUser, changes: UpdateUserBody) {
  if (changes.new_password === undefined) return undefined;
  const currentHash = await requireCurrentPassword(deps, me.userId, changes.current_password ?? '');
  return { currentHash, newHash: await hashPassword(changes.new_password) };
}
