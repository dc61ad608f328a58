import { randomBytes } from 'node:crypto';
import { AccountKey, accountKeyBytes, type AccountKeys } from '../account-keys.ts';
import type { UserId } from '../ids.ts';

/** Keys of accounts that live as long as the test. */
export function memoryKeys(): AccountKeys {
  const kept = new Map<UserId, AccountKey | undefined>();
  return {
    keyOf: async (userId) => {
      if (!kept.has(userId)) kept.set(userId, new AccountKey(randomBytes(accountKeyBytes)));
      return kept.get(userId);
    },
    findKey: async (userId) => kept.get(userId),
    destroy: async (userId) => void kept.set(userId, undefined),
    reseal: async () => {},
  };
}

/** Where nothing may fail in the background. */
export const fail = (cause: unknown): never => {
  throw cause;
};
