import type { AccountKeys, Keys } from '@semblante/core/kernel';
import type { S3Access } from '../files/s3/bucket.ts';
import { createKeys } from './create-keys.ts';
import { createSecretSealer, type KeySealer } from './key-sealer.ts';
import type { KeyShelf } from './key-shelf.ts';
import type { KmsAccess } from './kms-sealer.ts';
import { createFolderShelf } from './local-keys.ts';

/** Where keys lie, and the key service that seals them besides the secret, where there is one. */
export type KeysChoice = KeysPlace & { kms?: KmsAccess | undefined };
type KeysPlace = { kind: 'folder'; folder: string } | { kind: 's3'; access: S3Access; bucket: string };

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

/** A folder loads nothing of the library for buckets, and the secret nothing of the one for key services. */
export async function openKeys(choice: KeysChoice, keys: Keys): Promise<KeyPlace> {
  const { shelf, check } =
    choice.kind === 'folder'
      ? { shelf: createFolderShelf(choice.folder), check: async () => {} }
      : (await import('./bucket-shelf.ts')).openBucketShelf({ ...choice.access, silentMs }, choice.bucket);
  const sealer = choice.kms
    ? (await import('./kms-sealer.ts')).createKmsSealer(choice.kms, keys)
    : createSecretSealer(keys);
  return {
    accountKeys: createKeys(shelf, sealer),
    check: async () => {
      await check();
      if (choice.kms) await requireSealing(sealer, choice.kms);
    },
    shareSigningPair: async (make) => {
      const known = await findPair(shelf, sealer);
      if (known !== undefined) return known;
      const pair = make();
      await shelf.writeOnce(signingName, await sealer.seal(signingName, pair));
      return (await findPair(shelf, sealer)) ?? pair;
    },
  };
}

/** A service that seals and does not open again would be found out by the first person who comes back. */
async function requireSealing(sealer: KeySealer, { keyId }: KmsAccess): Promise<void> {
  const probe = 'is this key of use?';
  const opened = await sealer
    .seal('probe', probe)
    .then((sealed) => sealer.unseal('probe', sealed))
    .catch((cause: unknown) => {
      throw new Error(`The key service does not seal and open with KMS_KEY_ID=${keyId}.`, { cause });
    });
  if (opened !== probe) throw new Error(`The key service opened with KMS_KEY_ID=${keyId} what it had not sealed.`);
}

/** Sealed like the keys of accounts: the place alone signs nothing. */
async function findPair(shelf: KeyShelf, sealer: KeySealer): Promise<string | undefined> {
  const kept = await shelf.read(signingName);
  if (kept === undefined) return undefined;
  const anew = await sealer.reseal(signingName, kept);
  if (anew !== undefined) await shelf.write(signingName, anew);
  return await sealer.unseal(signingName, kept);
}
