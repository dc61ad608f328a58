import { guessingCost } from '../guessing-cost.ts';

/**
 * Set-up of every test file of the product: thousands of log-ins need not be hard to guess. What tests the strength
 * itself puts `realCost` back.
 */
Object.assign(guessingCost, {
  password: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  proof: { rounds: 50, derivationsMin: 2, derivationsMax: 4 },
});
