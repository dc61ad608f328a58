import type { WelcomeOutcome } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { giftCredits, tellBalance } from '../../credits/index.ts';
import type { UserId } from '../../kernel/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { countAttemptIn, isOver } from '../attempts/attempts.ts';
import { allClaimKeysOf, type Claimant, claimKeysOf, networkOfClaimant } from './code-keys.ts';
import { claimKeys, isAnyClaimed } from './email-code.queries.ts';

export interface WelcomeDeps extends AccountDeps {
  /** Given once for a confirmed address; 0 gives none. */
  welcomeCredits: number;
}

/** One a person, as far as can be told. The caller holds the account's lock and has its address confirmed. */
export async function giveWelcome(
  tx: Tx,
  deps: WelcomeDeps,
  { userId, claimant }: { userId: UserId; claimant: Claimant },
): Promise<WelcomeOutcome> {
  if (deps.welcomeCredits === 0) return 'none';
  const wasClaimed = await isAnyClaimed(tx, allClaimKeysOf(deps.keys, claimant));
  const keys = claimKeysOf(deps.keys, claimant);
  if ((await claimKeys(tx, keys, deps.clock())) < keys.length || wasClaimed) return 'had_before';
  const network = { limit: 'welcomeGiftsFromNetwork', of: networkOfClaimant(claimant) } as const;
  if (isOver(network, await countAttemptIn(tx, deps, network))) return 'had_before';
  const { done } = await giftCredits(tx, {
    userId,
    credits: deps.welcomeCredits,
    cause: { kind: 'welcome', id: userId },
    reason: 'welcome',
  });
  if (done === 'before') return 'had_before';
  await tellBalance(tx, deps, userId);
  return 'gifted';
}
