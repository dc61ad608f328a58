import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountKeys, Keys } from '@semblante/core/kernel';
import { writeOnce, writeWhole } from '../disk/write-whole.ts';
import { createKeys } from './create-keys.ts';
import { createSecretSealer } from './key-sealer.ts';
import type { KeyShelf } from './key-shelf.ts';

/**
 * One small file for each account in a folder of its own, so that whoever copies the database or the pictures has
 * copied no key.
 */
export function createLocalKeys(folder: string, keys: Keys, now?: () => number): AccountKeys {
  return createKeys(createFolderShelf(folder), createSecretSealer(keys), now);
}

/** Nobody else of the machine reads them. */
const modes = { file: 0o600, folder: 0o700 };

export function createFolderShelf(folder: string): KeyShelf {
  return {
    read: async (name) => await readKept(join(folder, name)),
    writeOnce: async (name, text) => await writeOnce(join(folder, name), text, modes),
    write: async (name, text) => await writeWhole(join(folder, name), text, modes),
  };
}

async function readKept(place: string): Promise<string | undefined> {
  return await readFile(place, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    return undefined;
  });
}
