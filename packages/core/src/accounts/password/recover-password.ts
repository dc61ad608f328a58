import { setTimeout } from 'node:timers/promises';
import { addMs, hashToken, newId, newToken } from '../../kernel/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import { countAttempt, isOver, requireAttempt } from '../attempts/attempts.ts';
import { networkOf } from '../attempts/network-of.ts';
import { deletePasswordResets, insertPasswordReset } from './password-resets.queries.ts';

const resetValidMinutes = 60;
// Longer than the work for a known address takes: every answer comes after the same time, and tells nothing.
const answerMs = 250;

/** Never tells whether the address has an account: neither by its answer nor by the time it takes. */
export async function recoverPassword(deps: AccountDeps, given: { email: string }, caller: Caller): Promise<void> {
  await requireAttempt(deps, { limit: 'recoveriesFromNetwork', of: networkOf(caller.origin.ip) });
  await Promise.all([sendRecovery(deps, given.email, caller), setTimeout(answerMs)]);
}

async function sendRecovery(deps: AccountDeps, email: string, caller: Caller): Promise<void> {
  const recoveries = { limit: 'recoveriesOfAddress', of: email } as const;
  if (isOver(recoveries, await countAttempt(deps, recoveries))) return;
  const account = await findAccountByEmail(deps.db, email);
  if (!account) return;
  const token = newToken();
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, account.userId);
    await deletePasswordResets(tx, account.userId);
    const expiresAt = addMs(now, resetValidMinutes * 60_000);
    await insertPasswordReset(tx, {
      id: newId(),
      userId: account.userId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    });
    await deps.queueMail(tx, {
      template: 'password_recovery',
      to: account.email,
      language: account.language ?? caller.language,
      params: { name: account.name, token, valid_minutes: resetValidMinutes },
    });
  });
}
