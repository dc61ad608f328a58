import { emailCode, type Welcome, type WelcomeOutcome } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { AppError } from '../../kernel/index.ts';
import { lockAccount } from '../account.queries.ts';
import type { SessionUser } from '../session/find-session.ts';
import { allClaimKeysOf, type Claimant, isAddressKeyOf, isCodeOf, isConfirmedFor } from './code-keys.ts';
import {
  confirmAddress,
  countTry,
  findBeginnings,
  findConfirmation,
  isAnyClaimed,
  lockConfirmation,
} from './email-code.queries.ts';
import { giveWelcome, type WelcomeDeps } from './give-welcome.ts';

type Browser = Omit<Claimant, 'email'>;
type Judged = { verdict: 'wrong' | 'expired' } | { verdict: 'right'; outcome: WelcomeOutcome };

/**
 * The code confirms the address, whoever is told what of a gift. A wrong one is counted in the commit that judged it,
 * so it is told after that.
 */
export async function confirmEmailCode(
  deps: WelcomeDeps,
  me: SessionUser,
  { code, ...browser }: Browser & { code: string },
): Promise<{ outcome: WelcomeOutcome; credits: number }> {
  const judged = await deps.db.transaction(async (tx): Promise<Judged> => {
    await lockAccount(tx, me.userId);
    const verdict = await judgeCode(tx, deps, me, code);
    if (verdict !== 'right') return { verdict };
    await confirmAddress(tx, { userId: me.userId, now: deps.clock() });
    return {
      verdict,
      outcome: await giveWelcome(tx, deps, { userId: me.userId, claimant: { ...browser, email: me.email } }),
    };
  });
  if (judged.verdict !== 'right') throw new AppError(`accounts.email_code_${judged.verdict}`, {}, { field: 'code' });
  return { outcome: judged.outcome, credits: judged.outcome === 'gifted' ? deps.welcomeCredits : 0 };
}

async function judgeCode(tx: Tx, deps: WelcomeDeps, me: SessionUser, code: string): Promise<Judged['verdict']> {
  const asked = await lockConfirmation(tx, me.userId);
  if (
    !asked?.codeHash ||
    asked.tries >= emailCode.triesMax ||
    asked.expiresAt <= deps.clock() ||
    !isAddressKeyOf(deps.keys, asked.addressKey, me.email)
  )
    return 'expired';
  await countTry(tx, me.userId);
  return isCodeOf(deps.keys, asked.codeHash, { userId: me.userId, code }) ? 'right' : 'wrong';
}

/** Nothing is promised that would not be given: who had a gift elsewhere is not shown one. */
export async function showWelcome(
  deps: WelcomeDeps,
  me: SessionUser,
  browser: { ip: string; device: string | undefined },
): Promise<Welcome> {
  const known = await findConfirmation(deps.db, me.userId);
  const isConfirmed = isConfirmedFor(deps.keys, known, me.email);
  const { hasHadCredits, hasResult } = await findBeginnings(deps.db, me.userId);
  const isClaimed = await isAnyClaimed(
    deps.db,
    allClaimKeysOf(deps.keys, { email: me.email, ip: browser.ip, device: browser.device ?? '' }),
  );
  return {
    is_confirmed: isConfirmed,
    credits_offered: isConfirmed || isClaimed ? 0 : deps.welcomeCredits,
    has_had_credits: hasHadCredits,
    has_result: hasResult,
  };
}
