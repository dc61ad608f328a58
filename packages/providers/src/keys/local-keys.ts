import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AccountKey, accountKeyBytes, type AccountKeys, type Keys, type UserId } from '@semblante/core/kernel';

const destroyed = 'destroyed';
const remembered = { ms: 60_000, accounts: 2_000 };

/**
 * One small file for each account in a folder of its own, so that whoever copies the database or the pictures has
 * copied no key. Each key is sealed with the deployment's secret: the folder alone opens nothing either.
 */
export function createLocalKeys(folder: string, keys: Keys, now: () => number = Date.now): AccountKeys {
  const known = new Map<UserId, { key: AccountKey; until: number }>();
  const placeOf = (userId: UserId) => {
    if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error(`Not the id of an account: ${userId}`);
    return join(folder, userId.slice(-2), userId);
  };
  const purposeOf = (userId: UserId) => `account-key:${userId}`;

  const make = async (userId: UserId): Promise<void> =>
    await writeOnce(placeOf(userId), keys.seal(purposeOf(userId), randomBytes(accountKeyBytes).toString('base64url')));

  const findKey = async (userId: UserId): Promise<AccountKey | undefined> => {
    const recent = known.get(userId);
    if (recent && recent.until > now()) return recent.key;
    known.delete(userId);
    const kept = await readKept(placeOf(userId));
    if (kept === undefined || kept === destroyed) return undefined;
    const key = new AccountKey(Buffer.from(keys.unseal(purposeOf(userId), kept), 'base64url'));
    if (known.size >= remembered.accounts) known.delete(known.keys().next().value as UserId);
    known.set(userId, { key, until: now() + remembered.ms });
    return key;
  };

  return {
    findKey,
    keyOf: async (userId) => {
      const found = await findKey(userId);
      if (found) return found;
      // Where there was one once, this leaves it destroyed.
      await make(userId);
      return await findKey(userId);
    },
    // What stays says that there was a key: nobody makes a second one for an account that is gone.
    destroy: async (userId) => {
      known.delete(userId);
      const place = placeOf(userId);
      await writeWhole(place, async (made) => await rename(made, place), destroyed);
    },
    reseal: async (userId) => {
      const place = placeOf(userId);
      const kept = await readKept(place);
      const anew = kept === undefined || kept === destroyed ? undefined : keys.reseal(purposeOf(userId), kept);
      if (anew !== undefined) await writeWhole(place, async (made) => await rename(made, place), anew);
    },
  };
}

async function readKept(place: string): Promise<string | undefined> {
  return await readFile(place, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    return undefined;
  });
}

/** Of processes that make the same key at once one wins, and nobody ever reads half of it. */
async function writeOnce(place: string, text: string): Promise<void> {
  const keep = async (made: string) =>
    await link(made, place).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
  await writeWhole(place, keep, text);
}

async function writeWhole(place: string, keep: (made: string) => Promise<void>, text: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const made = `${place}.${randomUUID()}`;
  try {
    await writeFile(made, text, { mode: 0o600 });
    await keep(made);
  } finally {
    await rm(made, { force: true });
  }
}
