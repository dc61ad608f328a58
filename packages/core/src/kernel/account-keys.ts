import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import type { UserId } from './ids.ts';

/**
 * One random key for each account, kept apart from the database and from every backup. Destroying it makes unreadable,
 * wherever copies lie, what was encrypted with it: face files, and the personal part of records that are only ever
 * appended to.
 */
export interface AccountKeys {
  /** Made when it is first asked for; undefined for ever once it was destroyed. */
  keyOf(userId: UserId): Promise<AccountKey | undefined>;
  /** The same, but nothing is made. */
  findKey(userId: UserId): Promise<AccountKey | undefined>;
  destroy(userId: UserId): Promise<void>;
  /**
   * Keeps the key as the present secret of the deployment seals it. Whoever calls sees to it that the key is not
   * destroyed meanwhile.
   */
  reseal(userId: UserId): Promise<void>;
}

const nonceBytes = 12;
const tagBytes = 16;
export const accountKeyBytes = 32;

/** AES-256-GCM. The purpose is authenticated: what was encrypted as one thing cannot pass for another. */
export class AccountKey {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    if (key.length !== accountKeyBytes) throw new Error('The key of an account has 32 bytes');
    this.#key = key;
  }

  seal(purpose: string, plain: Buffer): Buffer {
    const { nonce, cipher } = this.sealing(purpose);
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  /** Throws when anything was changed. */
  unseal(purpose: string, sealed: Buffer): Buffer {
    const decipher = this.opening(purpose, {
      nonce: sealed.subarray(0, nonceBytes),
      tag: sealed.subarray(nonceBytes, nonceBytes + tagBytes),
    });
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  }

  sealJson(purpose: string, value: unknown): string {
    return this.seal(purpose, Buffer.from(JSON.stringify(value))).toString('base64url');
  }

  unsealJson(purpose: string, sealed: string): unknown {
    return JSON.parse(this.unseal(purpose, Buffer.from(sealed, 'base64url')).toString('utf8'));
  }

  /** For what is too large to be held whole: its tag is known when the last byte went through. */
  sealing(purpose: string): { nonce: Buffer; cipher: CipherGCM } {
    const nonce = randomBytes(nonceBytes);
    return {
      nonce,
      cipher: createCipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose)),
    };
  }

  opening(purpose: string, { nonce, tag }: { nonce: Buffer; tag: Buffer }): DecipherGCM {
    return createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(tag);
  }
}
