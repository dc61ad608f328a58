import type { AccountKeys, Keys } from '@semblante/core/kernel';
import type { S3Access } from '../files/s3/bucket.ts';
import { createKeys } from './create-keys.ts';
import type { KeyShelf } from './key-shelf.ts';
import { createFolderShelf } from './local-keys.ts';

export type KeysChoice = { kind: 'folder'; folder: string } | { kind: 's3'; access: S3Access; bucket: string };

export interface KeyPlace {
  accountKeys: AccountKeys;
  /** Throws what is wrong with the place, in a sentence for the operator. */
  check(): Promise<void>;
  /** The pair that results are signed with where none was given: of all who make one the first one's, for all. */
  shareSigningPair(make: () => string): Promise<string>;
}

const signingName = 'signing/development-pair.pem';
/** Keys are asked for while somebody waits, some in a transaction: not for as long as a video. */
const silentMs = 5_000;

/** A folder loads nothing of the library for buckets. */
export async function openKeys(choice: KeysChoice, keys: Keys): Promise<KeyPlace> {
  const { shelf, check } =
    choice.kind === 'folder'
      ? { shelf: createFolderShelf(choice.folder), check: async () => {} }
      : (await import('./bucket-shelf.ts')).openBucketShelf({ ...choice.access, silentMs }, choice.bucket);
  return {
    accountKeys: createKeys(shelf, keys),
    check,
    shareSigningPair: async (make) => {
      const known = await findPair(shelf, keys);
      if (known !== undefined) return known;
      const pair = make();
      await shelf.writeOnce(signingName, keys.seal(signingName, pair));
      return (await findPair(shelf, keys)) ?? pair;
    },
  };
}

/** Sealed like the keys of accounts: the place alone signs nothing. */
async function findPair(shelf: KeyShelf, keys: Keys): Promise<string | undefined> {
  const kept = await shelf.read(signingName);
  if (kept === undefined) return undefined;
  const anew = keys.reseal(signingName, kept);
  if (anew !== undefined) await shelf.write(signingName, anew);
  return keys.unseal(signingName, kept);
}
