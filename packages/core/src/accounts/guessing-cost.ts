interface GuessingCost {
  /** Of argon2id, the library's default kind. */
  password: { memoryCost: number; timeCost: number; parallelism: number };
  /** The counter is drawn between the two, so that the longest wait is bounded; each level is twice the one before. */
  proof: { rounds: number; derivationsMin: number; derivationsMax: number };
}

/**
 * Passwords: the strength OWASP asks for. Proofs: half a second to one second on a laptop's core, which one person
 * does not notice and a million guesses pay for.
 */
export const realCost: GuessingCost = {
  password: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  proof: { rounds: 5_000, derivationsMin: 200, derivationsMax: 400 },
};

/** In force. Only the tests make it cheaper (testing/cheap-guesses.ts); built programs always have the real one. */
export const guessingCost: GuessingCost = { ...realCost };
