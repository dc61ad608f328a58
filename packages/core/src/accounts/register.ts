import { randomBytes } from 'node:crypto';
import type { CurrentUser, Language, RegisterBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError, newId, type UserId } from '../kernel/index.ts';
import { type AccountWithRole, showCurrentUser } from './account.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { findAccountByEmail } from './account.queries.ts';
import { countAttempt, isOver, requireAttempt, requireNotOver } from './attempts/attempts.ts';
import { networkOf } from './attempts/network-of.ts';
import { requireCaptcha } from './captcha/require-captcha.ts';
import { hashPassword } from './password/passwords.ts';
import { findInviter, insertAccount } from './register.queries.ts';
import { type OpenedSession, openSession } from './session/open-session.ts';

export async function register(
  deps: AccountDeps,
  given: RegisterBody,
  caller: Caller,
): Promise<{ user: CurrentUser; session: OpenedSession }> {
  await requireCaptcha(deps, { captcha: given.captcha, email: given.email, origin: caller.origin });
  await requireNetworkMayRegister(deps, networkOf(caller.origin.ip));
  const passwordHash = await hashPassword(given.password);
  const now = deps.clock();
  const account = newAccount(given, now);
  const session = await deps.db.transaction(async (tx) => {
    if (
      !(await addAccount(tx, deps, { account, passwordHash, invitation: given.invitation, language: caller.language }))
    )
      return undefined;
    return await openSession(tx, {
      userId: account.userId,
      role: account.role,
      passwordHash,
      keys: deps.keys,
      stage: 'full',
      caller,
      now,
    });
  });
  if (!session) return await refuseKnownAddress(deps, given.email, caller);
  const stored = await findAccountByEmail(deps.db, account.email);
  return { user: await showCurrentUser(deps, { ...account, ...stored, role: account.role }, caller), session };
}

/** False when the address has an account already. */
export async function addAccount(
  tx: Tx,
  deps: Pick<AccountDeps, 'queueMail'>,
  {
    account,
    passwordHash,
    invitation,
    language,
  }: { account: AccountWithRole; passwordHash: string; invitation: string | null | undefined; language: Language },
): Promise<boolean> {
  const invitedBy = await findInviter(tx, readInvitation(invitation));
  if (!(await insertAccount(tx, { ...account, passwordHash, invitedBy }))) return false;
  await deps.queueMail(tx, { template: 'welcome', to: account.email, language, params: { name: account.name } });
  return true;
}

export function newAccount(given: Pick<RegisterBody, 'name' | 'email'>, now: Date): AccountWithRole {
  return {
    userId: newId<UserId>(),
    name: given.name,
    email: given.email,
    phone: null,
    role: 'user',
    roleGivenAt: now,
    status: 'active',
    isVerified: false,
    // A saved preference is one that the person chose; until then the browser's language decides.
    language: null,
    secondFactor: false,
    hasPassword: true,
    invitationToken: newInvitationToken(),
    createdAt: now,
    balance: 0,
    held: 0,
    isFirstPurchaseOpen: true,
  };
}

export function newInvitationToken(): string {
  return randomBytes(9).toString('base64url');
}

/** The page greets an invited person only when somebody did invite them. */
export async function isInvitationKnown(deps: Pick<AccountDeps, 'db'>, token: string): Promise<boolean> {
  return (await findInviter(deps.db, readInvitation(token))) !== undefined;
}

/** Anything that cannot be one of our tokens is ignored before it reaches the database. */
function readInvitation(given: string | null | undefined): string | undefined {
  return given && /^[\w-]{12}$/.test(given) ? given : undefined;
}

export async function requireNetworkMayRegister(deps: AccountDeps, network: string): Promise<void> {
  await requireAttempt(deps, { limit: 'registrationsFromNetwork', of: network });
  // Once a network asked for too many known addresses it hears nothing more of any: an answer for the unknown ones
  // alone would tell as much.
  await requireNotOver(deps, { limit: 'knownAddressesFromNetwork', of: network });
}

async function refuseKnownAddress(deps: AccountDeps, email: string, caller: Caller): Promise<never> {
  const network = networkOf(caller.origin.ip);
  const again = { limit: 'knownAddressAgain', of: `${network} ${email}` } as const;
  const times = await countAttempt(deps, again);
  if (times === 1) await countAttempt(deps, { limit: 'knownAddressesFromNetwork', of: network });
  await tellOwner(deps, email, caller);
  if (isOver(again, times)) throw new AppError('accounts.too_many_attempts');
  throw new AppError('accounts.email_taken', {}, { field: 'email' });
}

async function tellOwner(deps: AccountDeps, email: string, caller: Caller): Promise<void> {
  const mails = { limit: 'mailsToKnownAddress', of: email } as const;
  if (isOver(mails, await countAttempt(deps, mails))) return;
  const owner = await findAccountByEmail(deps.db, email);
  if (!owner) return;
  await deps.db.transaction(async (tx) => {
    const language = owner.language ?? caller.language;
    await deps.queueMail(tx, {
      template: 'address_already_registered',
      to: owner.email,
      language,
      params: { name: owner.name },
    });
  });
}
