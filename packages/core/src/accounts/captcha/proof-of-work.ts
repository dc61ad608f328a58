import { randomInt } from 'node:crypto';
import { type CaptchaAnswer, type ProofChallenge, SolvedProof } from '@semblante/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Keys } from '../../kernel/index.ts';
import { guessingCost } from '../guessing-cost.ts';

/** Belongs to one captcha, and so is used up and expires with it. */
export async function createProofChallenge(
  keys: Keys,
  asked: { captchaId: string; level: number },
): Promise<ProofChallenge> {
  const times = 2 ** (asked.level - 1);
  const { rounds, derivationsMin, derivationsMax } = guessingCost.proof;
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(derivationsMin * times, derivationsMax * times),
    data: { captcha: asked.captchaId, level: asked.level },
    deriveKey,
    ...secretsOf(keys),
  });
  return { parameters: { ...parameters }, signature };
}

/** The level of work that was proved for this captcha; 0 for none. */
export async function findProvedLevel(keys: Keys, captcha: Pick<CaptchaAnswer, 'id' | 'proof'>): Promise<number> {
  const proof = readProof(captcha.proof);
  if (!proof) return 0;
  const { challenge, solution } = proof;
  const data = challenge.parameters['data'] as { captcha?: unknown; level?: unknown } | undefined;
  if (data?.captcha !== captcha.id) return 0;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys) });
  return verified ? Number(data.level) : 0;
}

function secretsOf(keys: Keys): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  return { hmacSignatureSecret: keys.derive('proof-challenge'), hmacKeySignatureSecret: keys.derive('proof-key') };
}

function readProof(given: string | undefined): SolvedProof | undefined {
  if (given === undefined) return undefined;
  try {
    return SolvedProof.safeParse(JSON.parse(Buffer.from(given, 'base64').toString('utf8'))).data;
  } catch {
    // Not JSON: as good as no proof.
    return undefined;
  }
}
