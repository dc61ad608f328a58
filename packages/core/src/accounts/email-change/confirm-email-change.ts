import type { Language } from '@semblante/contracts';
import { type Tx, uniqueKeyViolated } from '@semblante/db';
import { AppError, hashToken, type UserId } from '../../kernel/index.ts';
import { lockAccount } from '../account.queries.ts';
import type { AccountDeps } from '../account-deps.ts';
import { deletePasswordResets } from '../password/password-resets.queries.ts';
import {
  confirmSide,
  deleteEmailChange,
  findAddressee,
  findEmailChangeByToken,
  updateEmail,
} from './email-changes.queries.ts';

export interface ConfirmedChange {
  state: 'waiting' | 'done';
  new_email: string;
}

/** Either link, in either order, as often as it is followed; the second of the two makes the change. */
export async function confirmEmailChange(
  deps: AccountDeps,
  token: string,
  caller: { language: Language },
): Promise<ConfirmedChange> {
  const tokenHash = hashToken(token);
  const seen = await findEmailChangeByToken(deps.db, { tokenHash, now: deps.clock() });
  if (!seen) throw new AppError('accounts.email_change_invalid');
  try {
    return await deps.db.transaction(
      async (tx) => await confirm(tx, deps, { userId: seen.userId, tokenHash, language: caller.language }),
    );
  } catch (cause) {
    // Somebody registered the address while the links were under way.
    if (uniqueKeyViolated(cause) !== undefined) throw new AppError('accounts.email_change_invalid', {}, { cause });
    throw cause;
  }
}

async function confirm(
  tx: Tx,
  deps: AccountDeps,
  { userId, tokenHash, language }: { userId: UserId; tokenHash: string; language: Language },
): Promise<ConfirmedChange> {
  await lockAccount(tx, userId);
  const now = deps.clock();
  const change = await findEmailChangeByToken(tx, { tokenHash, now });
  if (!change) throw new AppError('accounts.email_change_invalid');
  const side = change.oldTokenHash === tokenHash ? 'old' : 'new';
  const isWhole =
    (side === 'old' || change.oldConfirmedAt !== null) && (side === 'new' || change.newConfirmedAt !== null);
  if (!isWhole) {
    await confirmSide(tx, { userId, side, now });
    return { state: 'waiting', new_email: change.newEmail };
  }
  const before = await findAddressee(tx, userId);
  if (!before) throw new AppError('accounts.email_change_invalid');
  await updateEmail(tx, { userId, email: change.newEmail, now });
  await deleteEmailChange(tx, userId);
  // Links to a new password lie in the old mailbox.
  await deletePasswordResets(tx, userId);
  for (const to of [before.email, change.newEmail]) {
    await deps.queueMail(tx, {
      template: 'email_changed',
      to,
      language: before.language ?? language,
      params: { name: before.name, new_email: change.newEmail },
    });
  }
  await deps.publishEvent(tx, userId, { kind: 'notification', notice: 'email_changed', params: {} });
  return { state: 'done', new_email: change.newEmail };
}
