import { randomInt } from 'node:crypto';
import { type CaptchaAnswer, type ProofChallenge, SolvedProof } from '@semblante/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Keys } from '../../kernel/index.ts';

// 200 to 400 derivations of 5,000 rounds: half a second to one second on a laptop's core, which one person does not
// notice and a million guesses pay for. The counter is drawn, so that the longest wait is bounded.
const derivationRounds = 5_000;
const derivationsMin = 200;
const derivationsMax = 400;

/** Belongs to one captcha, and so is used up and expires with it. */
export async function createProofChallenge(keys: Keys, captchaId: string): Promise<ProofChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: derivationRounds,
    counter: randomInt(derivationsMin, derivationsMax),
    data: { captcha: captchaId },
    deriveKey,
    ...secretsOf(keys),
  });
  return { parameters: { ...parameters }, signature };
}

export async function isProofRight(keys: Keys, captcha: Pick<CaptchaAnswer, 'id' | 'proof'>): Promise<boolean> {
  const proof = readProof(captcha.proof);
  if (!proof) return false;
  const { challenge, solution } = proof;
  const data = challenge.parameters['data'] as { captcha?: unknown } | undefined;
  if (data?.captcha !== captcha.id) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys) });
  return verified;
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
