import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type LocalFiles, openTemporaryFolder } from '@semblante/core/kernel';
import { requireKey } from '../file-key.ts';
import type { Bucket } from './bucket.ts';
import type { FileCache } from './file-cache.ts';

interface Parts {
  bucket: Bucket;
  cache: FileCache;
  put(key: string, from: string): Promise<void>;
  scratchRoot: string;
}

/** A folder of the work's own, gone with it: brought files are links into the cache, written ones nobody's yet. */
export async function withLocalCopies<Result>(
  { bucket, cache, put, scratchRoot }: Parts,
  work: (local: LocalFiles) => Promise<Result>,
): Promise<Result> {
  const { folder, close } = await openTemporaryFolder(scratchRoot, 'scratch');
  const pathOf = (key: string) => join(folder, requireKey(key));
  const placeFor = async (key: string) => {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    return pathOf(key);
  };
  const bring = async (key: string) => {
    const place = await placeFor(key);
    if (!(await stat(place).catch(() => undefined))) await cache.bring(key, place);
    return place;
  };
  try {
    return await work({
      placeFor,
      bring,
      bringFolder: async (key) => {
        await mkdir(pathOf(key), { recursive: true });
        for (const object of await bucket.list(requireKey(key))) await bring(object.key);
        return pathOf(key);
      },
      keep: async (key) => {
        for (const file of await filesIn(pathOf(key))) {
          const below = relative(pathOf(key), file);
          await put(below === '' ? key : `${key}/${below}`, file);
        }
      },
    });
  } finally {
    await close();
  }
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return [path];
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
