import { type AccountStatus, type Area, type CurrentUser, type ErrorCode, type LoginBody, roles } from '@semblante/contracts';
import { AppError } from '../kernel/index.ts';
import { type Account, type AccountWithRole, showCurrentUser } from './account.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { findAccountByEmail, lockAccount } from './account.queries.ts';
import { forgetAttempts, giveBackAttempts, requireAttempt } from './attempts/attempts.ts';
import { networkOf } from './attempts/network-of.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { isPasswordRight } from './password/passwords.ts';
import { nameDevice } from './session/name-device.ts';
import { type OpenedSession, openSession } from './session/open-session.ts';

export type LogInAnswer = { next: 'enter'; session: OpenedSession; user: CurrentUser } | { next: 'second_factor'; session: OpenedSession };

const refusals = {
  none: 'accounts.status_none',
  inactive: 'accounts.status_inactive',
  suspended: 'accounts.status_suspended',
  archived: 'accounts.status_archived',
} as const satisfies Record<Exclude<AccountStatus, 'active'>, ErrorCode>;

/** Each of the two entrances (`area`) refuses the other's accounts. */
export async function logIn(deps: AccountDeps, given: LoginBody & { area: Area }, caller: Caller): Promise<LogInAnswer> {
  await requireCaptcha(deps, { captcha: given.captcha, email: given.email, origin: caller.origin });
  const account = await requireCredentials(deps, given, caller);
  requireMayEnter(account, given.area);

  const stage = account.secondFactor ? 'second_factor' : 'full';
  const session = await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.userId);
    // The password was changed while this one was being checked: it is the old one now.
    if (locked?.passwordHash !== account.passwordHash) throw new AppError('accounts.wrong_credentials');
    if (stage === 'full') {
      const params = { device: nameDevice(caller.origin.userAgent) };
      await deps.publishEvent(tx, account.userId, { kind: 'notification', notice: 'new_login', params });
    }
    return await openSession(tx, { userId: account.userId, role: account.role, stage, caller, now: deps.clock() });
  });
  return stage === 'full' ? { next: 'enter', session, user: await showCurrentUser(deps, account, caller) } : { next: 'second_factor', session };
}

async function requireCredentials(
  deps: AccountDeps,
  given: { email: string; password: string },
  caller: Caller,
): Promise<Account & { passwordHash: string }> {
  const ofAccount = { limit: 'failuresOfAccount', of: given.email } as const;
  const fromNetwork = { limit: 'failuresFromNetwork', of: networkOf(caller.origin.ip) } as const;
  await requireAttempt(deps, ofAccount);
  await requireAttempt(deps, fromNetwork);
  const account = await findAccountByEmail(deps.db, given.email);
  const right = await isPasswordRight(given.password, account?.passwordHash);
  if (!account || !right) throw new AppError('accounts.wrong_credentials');
  // Only what this account failed is forgiven: logging in with one's own account does not pay for guesses at others.
  await giveBackAttempts(deps, fromNetwork, await forgetAttempts(deps, ofAccount));
  return account;
}

/** The reason is told only here, after the right password. */
function requireMayEnter(account: Account, area: Area): asserts account is AccountWithRole {
  if (account.status !== 'active') throw new AppError(refusals[account.status]);
  if (!account.role) throw new AppError('accounts.without_role');
  if (roles[account.role].area === area) return;
  throw new AppError(area === 'staff' ? 'accounts.staff_only' : 'accounts.users_only');
}
