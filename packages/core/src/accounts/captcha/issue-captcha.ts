import { randomInt } from 'node:crypto';
import type { CaptchaQuestion } from '@semblante/contracts';
import { addMs, newId } from '../../kernel/index.ts';
import type { Origin } from '../account-deps.ts';
import { type AttemptDeps, findMostAttempts } from '../attempts/attempts.ts';
import { failuresBeforeProof } from '../attempts/limits.ts';
import { networkOf } from '../attempts/network-of.ts';
import { insertCaptcha } from './captcha.queries.ts';
import { createProofChallenge } from './proof-of-work.ts';

const captchaValidMs = 5 * 60_000;

/** A sum to answer once within five minutes; with a proof of work where it was asked for or its network failed repeatedly. */
export async function issueCaptcha(deps: AttemptDeps, asked: { origin: Origin; withProof: boolean }): Promise<CaptchaQuestion> {
  const [left, right] = [randomInt(1, 10), randomInt(1, 10)];
  const id = newId();
  const expiresAt = addMs(deps.clock(), captchaValidMs);
  await insertCaptcha(deps.db, { id, answer: String(left + right), expiresAt });
  const question = { id, question: `${left} + ${right}` };
  if (!asked.withProof && !(await hasNetworkFailed(deps, asked.origin))) return question;
  return { ...question, proof: await createProofChallenge(deps.keys, id) };
}

async function hasNetworkFailed(deps: AttemptDeps, origin: Origin): Promise<boolean> {
  return (await findMostAttempts(deps, [{ limit: 'failuresFromNetwork', of: networkOf(origin.ip) }])) >= failuresBeforeProof;
}
