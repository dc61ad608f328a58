import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError, type FileStore, type LocalFiles } from '@semblante/core/kernel';
import { writeOnce } from '../disk/write-whole.ts';
import { requireKey } from './file-key.ts';

/** What only a disk can say: for tests and tools that look at the folder itself. */
export interface FolderFiles extends FileStore {
  readonly root: string;
  pathOf(key: string): string;
}

/** Files in a folder of this machine, or of a disk that all machines of the deployment share. */
export function createLocalFiles(root: string): FolderFiles {
  const pathOf = (key: string) => join(root, requireKey(key));
  const place = async (key: string, bring: (place: string) => Promise<void>) => {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await bring(pathOf(key)).catch(tellDiskFull);
  };
  const find: FileStore['find'] = async (key) => {
    const found = await stat(pathOf(key)).catch(ignoreMissing);
    if (!found?.isFile()) return undefined;
    const tag = `${found.mtimeMs.toString(16)}-${found.size.toString(16)}`;
    return { bytes: found.size, changedAt: found.mtime, tag };
  };
  const mark = join(root, '.mark');
  const readMark = async () => (await readFile(mark, 'utf8').catch(ignoreMissing))?.trim();
  const local: LocalFiles = {
    placeFor: async (key) => {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      return pathOf(key);
    },
    bring: async (key) => pathOf(key),
    bringFolder: async (key) => {
      await mkdir(pathOf(key), { recursive: true });
      return pathOf(key);
    },
    keep: async () => {},
  };
  return {
    root,
    place: root,
    pathOf,
    take: async (key, from) => await place(key, async (to) => await move(from, to)),
    move: async ({ from, to }) => await place(to, async (target) => await move(pathOf(from), target)),
    find,
    sizeOf: async (key) => (await find(key))?.bytes,
    read: async (key, range) => {
      if (!(await find(key))) throw new AppError('request.not_found');
      return createReadStream(pathOf(key), range);
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
    withLocal: async (work) => await work(local),
    sweepCopies: async () => {},
    readMark,
    writeMark: async (text) => {
      await writeOnce(mark, text);
      return (await readMark()) ?? text;
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
