import * as z from 'zod';

/** The browser's side of a solved proof of work: base64 JSON as the solver gives it. */
const proofField = z.string().max(4096);

export const CaptchaAnswer = z.strictObject({
  id: z.uuid({ error: 'validation.captcha_required' }),
  answer: z
    .union([z.string(), z.number()], { error: 'validation.captcha_required' })
    .transform((answer) => String(answer).trim())
    .pipe(z.string().min(1, { error: 'validation.captcha_required' }).max(8, { error: 'validation.captcha_required' })),
  proof: proofField.optional(),
});
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>;

/** Asked after repeated failure; the page finds the answer in a worker and sends it as `captcha.proof`. */
export const ProofChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string().optional(),
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** What `captcha.proof` holds, as base64 of its JSON. */
export const SolvedProof = z.object({
  challenge: ProofChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
export type SolvedProof = z.infer<typeof SolvedProof>;

export const CaptchaQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  proof: ProofChallenge.optional(),
});
export type CaptchaQuestion = z.infer<typeof CaptchaQuestion>;

/**
 * `?proof=2` asks for a proof of work of that level at once: the page sends the `level` it was told with
 * `accounts.proof_required`.
 */
export const CaptchaQuery = z.strictObject({ proof: z.enum(['1', '2', '3']).optional() });
