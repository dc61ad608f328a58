import { randomBytes } from 'node:crypto';
import type { Tx } from '@semblante/db';
import { type Keys, newId, type UserId } from '../../kernel/index.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './second-factor.queries.ts';

const recoveryCodesCount = 10;
// 32 characters that nobody confuses on paper: no 0 or O, no 1 or I.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten new codes in place of all older ones. They are given back to be shown once: only their keyed hashes are kept. */
export async function replaceRecoveryCodes(tx: Tx, keys: Keys, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesCount }, newRecoveryCode);
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(
    tx,
    codes.map((code) => ({ id: newId(), userId, codeHash: hashesOfRecoveryCode(keys, userId, code)[0] ?? '' })),
  );
  return codes;
}

/**
 * 50 bits are too few for a plain hash; without the key of the deployment this one cannot be searched. The first is how
 * it is kept from now on.
 */
export function hashesOfRecoveryCode(keys: Keys, userId: UserId, code: string): readonly string[] {
  return keys.signatures('recovery-code', `${userId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}

function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
