import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keys of one deployment, all derived from its one secret. `seal` keeps a text at rest (AES-256-GCM, the purpose
 * authenticated, so that one kind of sealed text cannot pass for another); `sign` makes a keyed hash.
 */
export interface Keys {
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string;
  sign(purpose: string, text: string): string;
  /** A key of its own for a library that wants one. */
  derive(purpose: string): string;
}

export function keysFrom(secret: string): Keys {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'semblante', purpose, 32));
  const sealingKey = derived('sealing');
  return {
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    sign: (purpose, text) => createHmac('sha256', derived(purpose)).update(text).digest('base64url'),
    derive: (purpose) => derived(purpose).toString('hex'),
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
