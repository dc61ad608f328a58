import { type CurrentUser, emailField, nameField } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError } from '../../kernel/index.ts';
import { type Account, type AccountWithRole, showCurrentUser } from '../account.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import { isConfirmedFor } from '../email-code/code-keys.ts';
import { findConfirmation } from '../email-code/email-code.queries.ts';
import { requireMayEnter } from '../log-in.ts';
import { nameDevice } from '../session/name-device.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { tellAccount } from '../tell-account.ts';
import { requireOpenid } from './begin-openid.ts';
import { findAccountByIdentity, insertIdentity } from './openid.queries.ts';
import type { OpenidDeps, OpenidPerson } from './openid-provider.ts';
import { keepVisit, spendVisit } from './openid-visit.ts';

export type OpenidAnswer =
  | { next: 'enter'; session: OpenedSession; user: CurrentUser }
  | { next: 'second_factor'; session: OpenedSession }
  | { next: 'register'; token: string; name: string; email: string };

type Person = OpenidPerson & { email: string };
type Known = AccountWithRole & { passwordHash: string };

/**
 * Whoever comes back: into their account, or on to make one. Staff never: its second factor is asked for at its own
 * door.
 */
export async function finishOpenid(
  deps: OpenidDeps,
  given: { query: string; token: string | undefined },
  caller: Caller,
): Promise<OpenidAnswer> {
  const provider = requireOpenid(deps);
  const { invitation, ...checks } = await spendVisit(deps.db, deps, { token: given.token, stage: 'away' });
  const person = requireVerified(await provider.identify(given.query, checks));
  const linked = await findAccountByIdentity(deps.db, person);
  const found = linked ?? (await findAccountByEmail(deps.db, person.email));
  if (!found) {
    const { issuer, subject, email } = person;
    const name = nameOf(person);
    return {
      next: 'register',
      name,
      email,
      token: await keepVisit(deps, { stage: 'back', issuer, subject, name, email, invitation }),
    };
  }
  const account: Account & { passwordHash: string } = found;
  requireMayEnter(account, 'user');
  return await enter(deps, { account, person: linked ? undefined : person }, caller);
}

/** A provider that does not vouch for the address could be made to claim anybody's. */
function requireVerified(person: OpenidPerson): Person {
  const email = emailField.safeParse(person.email);
  if (!person.isEmailVerified || !email.success) throw new AppError('accounts.openid_unverified');
  return { ...person, email: email.data };
}

function nameOf(person: Person): string {
  const [beforeAt = ''] = person.email.split('@');
  return (
    [person.name, beforeAt].map((name) => nameField.safeParse(name)).find(({ success }) => success)?.data ??
    person.email
  );
}

async function enter(
  deps: OpenidDeps,
  { account, person }: { account: Known; person: Person | undefined },
  caller: Caller,
): Promise<OpenidAnswer> {
  const stage = account.secondFactor ? 'second_factor' : 'full';
  const session = await deps.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.userId);
    if (!locked) throw new AppError('accounts.openid_failed');
    if (person) await link(tx, deps, { account, person }, caller);
    if (stage === 'full')
      await deps.publishEvent(tx, account.userId, {
        kind: 'notification',
        notice: 'new_login',
        params: { device: nameDevice(caller.origin.userAgent) },
      });
    return await openSession(tx, {
      userId: account.userId,
      role: account.role,
      passwordHash: locked.passwordHash,
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

/**
 * Only to a confirmed address: whoever registered somebody else's and waits for them here would otherwise share their
 * account.
 */
async function link(
  tx: Tx,
  deps: AccountDeps,
  { account, person }: { account: Known; person: Person },
  caller: Caller,
): Promise<void> {
  if (!isConfirmedFor(deps.keys, await findConfirmation(tx, account.userId), person.email))
    throw new AppError('accounts.openid_unconfirmed');
  const isLinked = await insertIdentity(tx, {
    issuer: person.issuer,
    subject: person.subject,
    userId: account.userId,
    linkedAt: deps.clock(),
  });
  if (!isLinked) throw new AppError('accounts.openid_other_identity');
  await tellAccount(tx, deps, {
    notice: 'openid_linked',
    to: { ...account, language: account.language ?? caller.language },
  });
}
