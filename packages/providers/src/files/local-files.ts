import { copyFile, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, type FileStore } from '@semblante/core/kernel';

const safeKey = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

/** Files in a folder of this machine, or of a disk that all machines of the deployment share. */
export function createLocalFiles(root: string): FileStore {
  const pathOf = (key: string) => {
    // Keys are made by us; one that is not plain words would be a fault, and could leave the folder.
    if (!safeKey.test(key) || key.includes('..')) throw new Error(`Not a key of a file: ${key}`);
    return join(root, key);
  };
  return {
    root,
    pathOf,
    take: async (key, from) => {
      const place = pathOf(key);
      await mkdir(dirname(place), { recursive: true });
      await move(from, place).catch(tellDiskFull);
    },
    sizeOf: async (key) => {
      const found = await stat(pathOf(key)).catch(ignoreMissing);
      return found?.isFile() ? found.size : undefined;
    },
    remove: async (key) => await rm(pathOf(key), { recursive: true, force: true, maxRetries: 3 }),
    freeBytes: async () => {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
    list: async (key) => {
      const names = (await readdir(pathOf(key)).catch(ignoreMissing)) ?? [];
      const found = await Promise.all(
        names.map(async (name) => ({
          name,
          changedAt: (await stat(join(pathOf(key), name)).catch(ignoreMissing))?.mtime,
        })),
      );
      return found.flatMap(({ name, changedAt }) => (changedAt ? [{ name, changedAt }] : []));
    },
  };
}

/**
 * A temporary folder may be on another disk, where nothing can be renamed from: copied beside its place first, it still
 * appears whole.
 */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (cause) {
    if (!isCode(cause, 'EXDEV')) throw cause;
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from, { force: true });
  }
}

const isCode = (cause: unknown, code: string) => (cause as NodeJS.ErrnoException).code === code;

function ignoreMissing(cause: unknown): undefined {
  if (!isCode(cause, 'ENOENT') && !isCode(cause, 'ENOTDIR')) throw cause;
}

function tellDiskFull(cause: unknown): never {
  if (isCode(cause, 'ENOSPC') || isCode(cause, 'EDQUOT')) throw new AppError('service.disk_full', {}, { cause });
  throw cause;
}
