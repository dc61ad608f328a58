import { AppError } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { SessionUser } from '../session/find-session.ts';
import { saveUnconfirmed } from './second-factor.queries.ts';
import { newSecret, sealSecret } from './secret.ts';

/** A secret for the authenticator app. It counts for nothing until `confirmEnrolment` sees a code made with it. */
export async function beginSecondFactor(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'keys'>,
  me: Pick<SessionUser, 'userId' | 'email'>,
): Promise<{ secret: string; otpauthUrl: string }> {
  const { secret, otpauthUrl } = newSecret(me.email);
  const saved = await saveUnconfirmed(deps.db, {
    userId: me.userId,
    sealedSecret: sealSecret(deps.keys, me.userId, secret),
    createdAt: deps.clock(),
  });
  if (!saved) throw new AppError('accounts.second_factor_already_on');
  return { secret, otpauthUrl };
}
