import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AccountKeys, Keys } from '@semblante/core/kernel';
import { createKeys } from './create-keys.ts';
import type { KeyShelf } from './key-shelf.ts';

/**
 * One small file for each account in a folder of its own, so that whoever copies the database or the pictures has
 * copied no key.
 */
export function createLocalKeys(folder: string, keys: Keys, now?: () => number): AccountKeys {
  return createKeys(createFolderShelf(folder), keys, now);
}

export function createFolderShelf(folder: string): KeyShelf {
  return {
    read: async (name) => await readKept(join(folder, name)),
    writeOnce: async (name, text) => await writeOnce(join(folder, name), text),
    write: async (name, text) => {
      const place = join(folder, name);
      await writeWhole(place, async (made) => await rename(made, place), text);
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
