import { randomInt } from 'node:crypto';
import type { CaptchaQuestion } from '@semblante/contracts';
import { addMs, newId } from '../../kernel/index.ts';
import type { Origin } from '../account-deps.ts';
import { type AttemptDeps, findMostAttempts } from '../attempts/attempts.ts';
import { proofLevelFor } from '../attempts/limits.ts';
import { networkOf } from '../attempts/network-of.ts';
import { insertCaptcha } from './captcha.queries.ts';
import { createProofChallenge } from './proof-of-work.ts';

const captchaValidMs = 5 * 60_000;

/**
 * A sum to answer once within five minutes; with a proof of work where it was asked for or its network failed
 * repeatedly.
 */
export async function issueCaptcha(
  deps: AttemptDeps,
  asked: { origin: Origin; proofLevel: number },
): Promise<CaptchaQuestion> {
  const [left, right] = [randomInt(1, 10), randomInt(1, 10)];
  const id = newId();
  const expiresAt = addMs(deps.clock(), captchaValidMs);
  await insertCaptcha(deps.db, { id, answer: String(left + right), expiresAt });
  const question = { id, question: `${left} + ${right}` };
  const failures = await findMostAttempts(deps, [{ limit: 'failuresFromNetwork', of: networkOf(asked.origin.ip) }]);
  const level = Math.max(asked.proofLevel, proofLevelFor(failures));
  return level === 0
    ? question
    : { ...question, proof: await createProofChallenge(deps.keys, { captchaId: id, level }) };
}
