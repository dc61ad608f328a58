import type { AccountKeys, Keys } from '@semblante/core/kernel';
import { createBucket, type S3Access } from '../files/s3/bucket.ts';
import { createBucketShelf, requireWriteOnce } from './bucket-shelf.ts';
import { createKeys } from './create-keys.ts';
import { createFolderShelf } from './local-keys.ts';

export type KeysChoice = { kind: 'folder'; folder: string } | { kind: 's3'; access: S3Access; bucket: string };

export interface KeyPlace {
  accountKeys: AccountKeys;
  /** Throws what is wrong with the place, in a sentence for the operator. */
  check(): Promise<void>;
  /** The pair that results are signed with where none was given: `made` for the first process, then the same for all. */
  shareSigningPair(made: () => string): Promise<string>;
}

const signingName = 'signing/development-pair.pem';
/** Keys are asked for while somebody waits, some in a transaction: not for as long as a video. */
const silentMs = 5_000;

export function openKeys(choice: KeysChoice, keys: Keys): KeyPlace {
  const shelf =
    choice.kind === 's3'
      ? createBucketShelf({ ...choice.access, silentMs }, choice.bucket)
      : createFolderShelf(choice.folder);
  return {
    accountKeys: createKeys(shelf, keys),
    check: async () => {
      if (choice.kind === 's3') await requireWriteOnce(createBucket(choice.access, choice.bucket));
    },
    // Sealed like the keys of accounts: the bucket alone signs nothing.
    shareSigningPair: async (made) => {
      const find = async () => {
        const kept = await shelf.read(signingName);
        const anew = kept === undefined ? undefined : keys.reseal(signingName, kept);
        if (anew !== undefined) await shelf.write(signingName, anew);
        return kept === undefined ? undefined : keys.unseal(signingName, kept);
      };
      const known = await find();
      if (known !== undefined) return known;
      const pair = made();
      await shelf.writeOnce(signingName, keys.seal(signingName, pair));
      return (await find()) ?? pair;
    },
  };
}
