import type { Keys } from '@semblante/core/kernel';

/** What closes and opens the keys on a shelf. */
export interface KeySealer {
  seal(purpose: string, text: string): Promise<string>;
  unseal(purpose: string, sealed: string): Promise<string>;
  /** The same text as it would be sealed today; undefined when it already is. */
  reseal(purpose: string, sealed: string): Promise<string | undefined>;
}

/** Before every text that a key service sealed; no text sealed by the secret alone has a colon. */
export const sealedByService = 'kms:';

/** The deployment's secret alone, which every process has. */
export function createSecretSealer(keys: Keys): KeySealer {
  const requireOwn = (sealed: string) => {
    if (sealed.startsWith(sealedByService))
      throw new Error('A key service sealed this key: KMS_KEY_ID is needed to open it.');
  };
  return {
    seal: async (purpose, text) => keys.seal(purpose, text),
    unseal: async (purpose, sealed) => {
      requireOwn(sealed);
      return keys.unseal(purpose, sealed);
    },
    reseal: async (purpose, sealed) => {
      requireOwn(sealed);
      return keys.reseal(purpose, sealed);
    },
  };
}
