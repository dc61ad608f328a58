import { randomInt } from 'node:crypto';
import { emailCode, type Language } from '@semblante/contracts';
import { addMs, AppError } from '../../kernel/index.ts';
import { lockAccount } from '../account.queries.ts';
import type { AccountDeps } from '../account-deps.ts';
import { requireAttempt } from '../attempts/attempts.ts';
import type { SessionUser } from '../session/find-session.ts';
import { addressKeyOf, codeHashOf, isConfirmedFor } from './code-keys.ts';
import { lockConfirmation, putCode } from './email-code.queries.ts';

/** Mails six digits that confirm the address when they are typed on the page. */
export async function sendEmailCode(deps: AccountDeps, me: SessionUser, caller: { language: Language }): Promise<void> {
  await requireAttempt(deps, { limit: 'emailCodesOfAccount', of: me.userId });
  const code = String(randomInt(10 ** emailCode.digits)).padStart(emailCode.digits, '0');
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, me.userId);
    const addressKey = addressKeyOf(deps.keys, me.email);
    const known = await lockConfirmation(tx, me.userId);
    if (isConfirmedFor(deps.keys, known, me.email)) throw new AppError('accounts.email_confirmed');
    await putCode(tx, {
      userId: me.userId,
      addressKey,
      codeHash: codeHashOf(deps.keys, { userId: me.userId, code }),
      expiresAt: addMs(deps.clock(), emailCode.validMinutes * 60_000),
    });
    await deps.queueMail(tx, {
      template: 'email_code',
      to: me.email,
      language: me.language ?? caller.language,
      params: { name: me.name, code, valid_minutes: emailCode.validMinutes },
    });
  });
}
