import type { CaptchaAnswer } from '@semblante/contracts';
import { AppError } from '../../kernel/index.ts';
import type { Origin } from '../account-deps.ts';
import { type AttemptDeps, countAttempt, findMostAttempts, type Subject } from '../attempts/attempts.ts';
import { failuresBeforeProof } from '../attempts/limits.ts';
import { networkOf } from '../attempts/network-of.ts';
import { takeCaptcha } from './captcha.queries.ts';
import { isProofRight } from './proof-of-work.ts';

const field = 'captcha.answer';

/** Lets pass a caller who answered; the captcha is used up either way. `busy`: what else makes a proof of work necessary when it was done too often. */
export async function requireCaptcha(deps: AttemptDeps, given: { captcha: CaptchaAnswer; email?: string; origin: Origin; busy?: readonly Subject[] }): Promise<void> {
  const { captcha } = given;
  const fromNetwork = { limit: 'failuresFromNetwork', of: networkOf(given.origin.ip) } as const;
  const asked = await takeCaptcha(deps.db, captcha.id);
  if (!asked || asked.expiresAt <= deps.clock()) throw new AppError('accounts.captcha_wrong', {}, { field });
  if (asked.answer !== captcha.answer) {
    await countAttempt(deps, fromNetwork);
    throw new AppError('accounts.captcha_wrong', {}, { field });
  }
  const failures = await findMostAttempts(deps, [fromNetwork, ...(given.email ? [{ limit: 'failuresOfAccount', of: given.email } as const] : []), ...(given.busy ?? [])]);
  if (failures >= failuresBeforeProof && !(await isProofRight(deps.keys, captcha))) {
    throw new AppError('accounts.proof_required', {}, { field });
  }
}
