import {
  type AccountStatus,
  type Area,
  type CurrentUser,
  type ErrorCode,
  type LoginBody,
  roles,
} from '@semblante/contracts';
import { AppError, type UserId } from '../kernel/index.ts';
import { type Account, type AccountWithRole, showCurrentUser } from './account.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { findAccountByEmail, lockAccount } from './account.queries.ts';
import {
  countAttempt,
  findMostAttempts,
  forgetAttempts,
  giveBackAttempts,
  requireAttempt,
  type Subject,
} from './attempts/attempts.ts';
import { limits } from './attempts/limits.ts';
import { networkOf } from './attempts/network-of.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { findDevice } from './device/known-device.ts';
import { isPasswordRight } from './password/passwords.ts';
import { nameDevice } from './session/name-device.ts';
import { type OpenedSession, openSession } from './session/open-session.ts';

export type LogInAnswer =
  | { next: 'enter'; session: OpenedSession; user: CurrentUser }
  | { next: 'second_factor'; session: OpenedSession };

const refusals = {
  none: 'accounts.status_none',
  inactive: 'accounts.status_inactive',
  suspended: 'accounts.status_suspended',
  archived: 'accounts.status_archived',
} as const satisfies Record<Exclude<AccountStatus, 'active'>, ErrorCode>;

/** Each of the two entrances (`area`) refuses the other's accounts. */
export async function logIn(
  deps: AccountDeps,
  given: LoginBody & { area: Area },
  caller: Caller,
): Promise<LogInAnswer> {
  const found = await findAccountByEmail(deps.db, given.email);
  const device = await findTrustedDevice(deps, found, caller);
  await requireCaptcha(deps, { captcha: given.captcha, email: given.email, origin: caller.origin, device });
  const forgive = await requireMayTry(deps, { email: given.email, network: networkOf(caller.origin.ip), device });
  const isRight = await isPasswordRight(given.password, found?.passwordHash);
  if (!found || !isRight) throw new AppError('accounts.wrong_credentials');
  await forgive();
  const account: Account & { passwordHash: string } = found;
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
    return await openSession(tx, {
      userId: account.userId,
      role: account.role,
      passwordHash: account.passwordHash,
      keys: deps.keys,
      stage,
      caller,
      now: deps.clock(),
    });
  });
  return stage === 'full'
    ? { next: 'enter', session, user: await showCurrentUser(deps, account, caller) }
    : { next: 'second_factor', session };
}

/** A browser that logged in before and has not failed too often itself: a stolen mark buys no more than a few tries. */
async function findTrustedDevice(
  deps: AccountDeps,
  account: { userId: UserId; passwordHash: string } | undefined,
  caller: Caller,
): Promise<Subject | undefined> {
  const name = account && findDevice(deps.keys, caller.deviceMarks, account);
  if (!name) return undefined;
  const device = { limit: 'failuresOfDevice', of: name } as const;
  return (await findMostAttempts(deps, [device])) < limits.failuresOfDevice.max ? device : undefined;
}

/**
 * Counts the try before the password is judged. A known browser is asked only about itself; anybody else is refused by
 * what their own network failed, at this account or at all, never by what others failed: then anybody could lock
 * anybody out. Answers how to take the count back after the right password.
 */
async function requireMayTry(
  deps: AccountDeps,
  tried: { email: string; network: string; device: Subject | undefined },
): Promise<() => Promise<void>> {
  const { device, email, network } = tried;
  const fromNetwork = { limit: 'failuresFromNetwork', of: network } as const;
  if (device) {
    await requireAttempt(deps, device);
    // Counted, and no question: after a few failures the network's next sum comes with a proof of work.
    await countAttempt(deps, fromNetwork);
    return async () => await giveBackAttempts(deps, fromNetwork, await forgetAttempts(deps, device));
  }
  const ofAccount = { limit: 'failuresOfAccount', of: email } as const;
  const ofAccountFromNetwork = { limit: 'failuresOfAccountFromNetwork', of: `${network} ${email}` } as const;
  await requireAttempt(deps, ofAccountFromNetwork);
  await requireAttempt(deps, fromNetwork);
  await countAttempt(deps, ofAccount);
  return async () => {
    // Only what this network failed at this account is forgiven: neither one's own account pays for guesses at others,
    // nor its owner for a stranger's.
    const forgiven = await forgetAttempts(deps, ofAccountFromNetwork);
    await giveBackAttempts(deps, fromNetwork, forgiven);
    await giveBackAttempts(deps, ofAccount, forgiven);
  };
}

/** The reason is told only to who proved whose account it is. */
export function requireMayEnter(account: Account, area: Area): asserts account is AccountWithRole {
  if (account.status !== 'active') throw new AppError(refusals[account.status]);
  if (!account.role) throw new AppError('accounts.without_role');
  if (roles[account.role].area === area) return;
  throw new AppError(area === 'staff' ? 'accounts.staff_only' : 'accounts.users_only');
}
