import type { CaptchaAnswer } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import type { Origin } from '../account-deps.ts';
import { type AttemptDeps, countAttempt, findMostAttempts, type Subject } from '../attempts/attempts.ts';
import { proofLevelFor } from '../attempts/limits.ts';
import { networkOf } from '../attempts/network-of.ts';
import { takeCaptcha } from './captcha.queries.ts';
import { findProvedLevel } from './proof-of-work.ts';

const field = 'captcha.answer';

interface Given {
  captcha: CaptchaAnswer;
  email?: string;
  origin: Origin;
  /** What else makes a proof of work necessary when it was done too often. */
  busy?: readonly Subject[];
  /** A browser that is known to the account answers for itself alone. */
  device?: Subject | undefined;
}

/**
 * Lets pass a caller who answered; the captcha is used up either way. The more failures there were, the more work is
 * asked for.
 */
export async function requireCaptcha(deps: AttemptDeps, given: Given): Promise<void> {
  const { captcha } = given;
  const fromNetwork = { limit: 'failuresFromNetwork', of: networkOf(given.origin.ip) } as const;
  const asked = await takeCaptcha(deps.db, captcha.id);
  if (!asked || asked.expiresAt <= deps.clock()) throw new AppError('accounts.captcha_wrong', {}, { field });
  if (asked.answer !== captcha.answer) {
    await countAttempt(deps, fromNetwork);
    throw new AppError('accounts.captcha_wrong', {}, { field });
  }
  const counted = given.device
    ? [given.device]
    : [
        fromNetwork,
        ...(given.email ? [{ limit: 'failuresOfAccount', of: given.email } as const] : []),
        ...(given.busy ?? []),
      ];
  const level = proofLevelFor(await findMostAttempts(deps, counted));
  if (level > 0 && (await findProvedLevel(deps.keys, captcha)) < level)
    throw new AppError('accounts.proof_required', { level }, { field });
}
