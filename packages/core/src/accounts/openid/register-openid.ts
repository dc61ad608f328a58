import type { CurrentUser } from '@semblante/contracts';
import { AppError, newToken } from '../../kernel/index.ts';
import { showCurrentUser } from '../account.ts';
import type { Caller } from '../account-deps.ts';
import { findAccountByEmail, lockAccount } from '../account.queries.ts';
import { networkOf } from '../attempts/network-of.ts';
import { addressKeyOf } from '../email-code/code-keys.ts';
import { insertConfirmed } from '../email-code/email-code.queries.ts';
import { giveWelcome } from '../email-code/give-welcome.ts';
import { hashPassword } from '../password/passwords.ts';
import { addAccount, newAccount, requireNetworkMayRegister } from '../register.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { requireOpenid } from './begin-openid.ts';
import { insertIdentity } from './openid.queries.ts';
import type { OpenidDeps } from './openid-provider.ts';
import { spendVisit } from './openid-visit.ts';

/**
 * After the person agreed. The provider vouched for the address, so it is confirmed from the start and has its gift
 * like any other.
 */
export async function registerOpenid(
  deps: OpenidDeps,
  given: { token: string | undefined; device: string },
  caller: Caller,
): Promise<{ user: CurrentUser; session: OpenedSession }> {
  requireOpenid(deps);
  await requireNetworkMayRegister(deps, networkOf(caller.origin.ip));
  const passwordHash = await hashPassword(newToken());
  const now = deps.clock();
  const { account, session } = await deps.db.transaction(async (tx) => {
    const { issuer, subject, name, email, invitation } = await spendVisit(tx, deps, {
      token: given.token,
      stage: 'back',
    });
    const made = { ...newAccount({ name, email }, now), hasPassword: false };
    const { userId, role } = made;
    if (!(await addAccount(tx, deps, { account: made, passwordHash, invitation, language: caller.language })))
      throw new AppError('accounts.email_taken');
    await lockAccount(tx, userId);
    if (!(await insertIdentity(tx, { issuer, subject, userId, linkedAt: now })))
      throw new AppError('accounts.openid_other_identity');
    await insertConfirmed(tx, { userId, addressKey: addressKeyOf(deps.keys, email), now });
    await giveWelcome(tx, deps, { userId, claimant: { email, ip: caller.origin.ip, device: given.device } });
    return {
      account: { ...made, ...(await findAccountByEmail(tx, email)), role },
      session: await openSession(tx, { userId, role, passwordHash, keys: deps.keys, stage: 'full', caller, now }),
    };
  });
  return { user: await showCurrentUser(deps, account, caller), session };
}
