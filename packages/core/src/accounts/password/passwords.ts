import { hash, verify } from '@node-rs/argon2';
import { guessingCost } from '../guessing-cost.ts';

// The hash of a random text that nobody kept, of the strength of `realCost`.
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$qrbRRuyQAma7Z7N+vmRGtQ$+JwRk5eQj8r8K7Mtr1vpHxB1XiOKHqOp4t9uTqu2iXM';

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, guessingCost.password);
}

/** Takes as long without a hash as with one: the time of the answer does not tell whether an account exists. */
export async function isPasswordRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? decoyHash, password);
  return right && passwordHash !== undefined;
}
