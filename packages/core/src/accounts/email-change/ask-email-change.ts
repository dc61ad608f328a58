import type { ChangeEmailBody, EmailChange, Language } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { addMs, AppError, hashToken, newToken } from '../../kernel/index.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireAttempt } from '../attempts/attempts.ts';
import { requireCurrentPassword, wrongCurrentPassword } from '../password/require-current-password.ts';
import type { SessionUser } from '../session/find-session.ts';
import { deleteEmailChange, findEmailChange, putEmailChange } from './email-changes.queries.ts';

export const emailChangeValidHours = 24;

/**
 * Mails a link to the old address and one to the new; both must be followed. An address that has an account already
 * gets another letter and no link, and the page hears the same in both cases: nobody learns who is a customer.
 */
export async function askEmailChange(
  deps: AccountDeps,
  me: SessionUser,
  { new_email: newEmail, current_password: password }: ChangeEmailBody,
  caller: { language: Language },
): Promise<EmailChange> {
  if (newEmail === me.email) throw new AppError('accounts.email_same', {}, { field: 'new_email' });
  const checkedHash = await requireCurrentPassword(deps, me.userId, password);
  await requireAttempt(deps, { limit: 'emailChangesOfAccount', of: me.userId });
  const taken = await findAccountByEmail(deps.db, newEmail);
  const now = deps.clock();
  const expiresAt = addMs(now, emailChangeValidHours * 3_600_000);
  const [oldToken, newToken_] = [newToken(), newToken()];
  const language = me.language ?? caller.language;
  await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, me.userId);
    if (locked?.passwordHash !== checkedHash) throw wrongCurrentPassword();
    await putEmailChange(tx, {
      userId: me.userId,
      newEmail,
      oldTokenHash: hashToken(oldToken),
      newTokenHash: hashToken(newToken_),
      createdAt: now,
      expiresAt,
    });
    const params = { name: me.name, new_email: newEmail, valid_hours: emailChangeValidHours };
    await deps.queueMail(tx, {
      template: 'email_change_old',
      to: me.email,
      language,
      params: { ...params, token: oldToken },
    });
    if (taken)
      await deps.queueMail(tx, {
        template: 'address_already_registered',
        to: newEmail,
        language: taken.language ?? language,
        params: { name: taken.name },
      });
    else
      await deps.queueMail(tx, {
        template: 'email_change_new',
        to: newEmail,
        language,
        params: { ...params, token: newToken_ },
      });
  });
  return { new_email: newEmail, old_confirmed: false, new_confirmed: false, expires_at: expiresAt.toISOString() };
}

export async function showEmailChange(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  me: SessionUser,
): Promise<EmailChange | null> {
  const change = await findEmailChange(deps.db, { userId: me.userId, now: deps.clock() });
  if (!change) return null;
  return {
    new_email: change.newEmail,
    old_confirmed: change.oldConfirmedAt !== null,
    new_confirmed: change.newConfirmedAt !== null,
    expires_at: change.expiresAt.toISOString(),
  };
}

export async function cancelEmailChange(deps: Pick<AccountDeps, 'db'>, me: SessionUser): Promise<void> {
  const cancelled = await deps.db.transaction(async (tx: Tx) => await deleteEmailChange(tx, me.userId));
  if (!cancelled) throw new AppError('accounts.email_change_none');
}
