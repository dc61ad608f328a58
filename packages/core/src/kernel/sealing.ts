import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keys of one deployment, all derived from its one secret. `seal` keeps a text at rest (AES-256-GCM, the purpose
 * authenticated, so that one kind of sealed text cannot pass for another); `sign` makes a keyed hash. Previous secrets
 * open what they sealed and know what they signed; nothing new is made with them.
 */
export interface Keys {
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string;
  /** The same text sealed with the present secret; undefined when it is already. */
  reseal(purpose: string, sealed: string): string | undefined;
  sign(purpose: string, text: string): string;
  /** What `sign` gives, first, and what it gave under each previous secret. */
  signatures(purpose: string, text: string): readonly string[];
  /** A key of its own for a library that wants one. */
  derive(purpose: string): string;
  /** Each secret's name, which tells nothing of it; the present one's first. */
  marks: readonly string[];
}

export function keysFrom(secret: string, ...previous: readonly string[]): Keys {
  const present = keysOfOne(secret);
  const earlier = previous.filter((other) => other !== secret).map(keysOfOne);
  const all = [present, ...earlier];
  const opener = (purpose: string, sealed: string) => all.find((keys) => keys.opens(purpose, sealed));
  return {
    seal: present.seal,
    // Where none of them opens it, the present one says why.
    unseal: (purpose, sealed) => (opener(purpose, sealed) ?? present).unseal(purpose, sealed),
    reseal: (purpose, sealed) => {
      const keys = opener(purpose, sealed) ?? present;
      const text = keys.unseal(purpose, sealed);
      return keys === present ? undefined : present.seal(purpose, text);
    },
    sign: present.sign,
    signatures: (purpose, text) => all.map((keys) => keys.sign(purpose, text)),
    derive: present.derive,
    marks: all.map((keys) => keys.sign('secret-mark', 'semblante')),
  };
}

function keysOfOne(secret: string) {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'semblante', purpose, 32));
  const sealingKey = derived('sealing');
  const unseal = (purpose: string, sealed: string): string => {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  };
  return {
    unseal,
    opens(purpose: string, sealed: string): boolean {
      try {
        unseal(purpose, sealed);
        return true;
      } catch {
        // Sealed with another secret, or changed since.
        return false;
      }
    },
    seal(purpose: string, text: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    sign: (purpose: string, text: string): string =>
      createHmac('sha256', derived(purpose)).update(text).digest('base64url'),
    derive: (purpose: string): string => derived(purpose).toString('hex'),
  };
}

/** 256 random bits for a session, a reset link or an invitation; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random already, so a plain hash is enough: the database alone opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
