import { randomBytes } from 'node:crypto';
import { AccountKey, accountKeyBytes, type AccountKeys, type UserId } from '@semblante/core/kernel';
import type { KeySealer } from './key-sealer.ts';
import type { KeyShelf } from './key-shelf.ts';

const destroyed = 'destroyed';
const remembered = { ms: 60_000, accounts: 2_000 };

/** Each key is sealed: the shelf alone opens nothing. */
export function createKeys(shelf: KeyShelf, sealer: KeySealer, now: () => number = Date.now): AccountKeys {
  const known = new Map<UserId, { key: AccountKey; until: number }>();
  const placeOf = (userId: UserId) => {
    if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error(`Not the id of an account: ${userId}`);
    return `${userId.slice(-2)}/${userId}`;
  };
  const purposeOf = (userId: UserId) => `account-key:${userId}`;

  const make = async (userId: UserId): Promise<void> =>
    await shelf.writeOnce(
      placeOf(userId),
      await sealer.seal(purposeOf(userId), randomBytes(accountKeyBytes).toString('base64url')),
    );

  const findKey = async (userId: UserId): Promise<AccountKey | undefined> => {
    const recent = known.get(userId);
    if (recent && recent.until > now()) return recent.key;
    known.delete(userId);
    const kept = await shelf.read(placeOf(userId));
    if (kept === undefined || kept === destroyed) return undefined;
    const key = new AccountKey(Buffer.from(await sealer.unseal(purposeOf(userId), kept), 'base64url'));
    if (known.size >= remembered.accounts) known.delete(known.keys().next().value as UserId);
    known.set(userId, { key, until: now() + remembered.ms });
    return key;
  };

  return {
    findKey,
    keyOf: async (userId) => {
      const found = await findKey(userId);
      if (found) return found;
      if ((await shelf.read(placeOf(userId))) === destroyed) return undefined;
      // Where it is destroyed meanwhile, this leaves it so.
      await make(userId);
      return await findKey(userId);
    },
    // What stays says that there was a key: nobody makes a second one for an account that is gone.
    destroy: async (userId) => {
      known.delete(userId);
      await shelf.write(placeOf(userId), destroyed);
    },
    reseal: async (userId) => {
      const place = placeOf(userId);
      const kept = await shelf.read(place);
      const anew = kept === undefined || kept === destroyed ? undefined : await sealer.reseal(purposeOf(userId), kept);
      if (anew !== undefined) await shelf.write(place, anew);
    },
  };
}
