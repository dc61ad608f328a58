import { randomUUID } from 'node:crypto';
import { constants, open, rename, rm, type FileHandle } from 'node:fs/promises';

/** Gives `write` a file beside `out` and renames it only when all of it is there: nobody ever meets half a file. */
export async function writeWhole(out: string, write: (target: FileHandle) => Promise<unknown>): Promise<void> {
  await writeBeside(out, 'wx', async (target) => {
    await write(target);
    return true;
  });
}

/**
 * Writes the bytes while `accept` looks at them, and keeps the file only if it does. The one write returns when the
 * disk has it: nothing of it waits for this thread, which is busy looking.
 */
export async function writeIfAccepted(
  out: string,
  bytes: Uint8Array,
  accept: () => Promise<boolean>,
): Promise<boolean> {
  const untilOnDisk = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_DSYNC ?? 0);
  return await writeBeside(out, untilOnDisk, async (target) => {
    const [, isAccepted] = await Promise.all([writeAll(target, bytes), accept()]);
    return isAccepted;
  });
}

/** `writeFile` would come back to this thread after every half megabyte. */
async function writeAll(target: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await target.write(bytes, done)).bytesWritten;
}

/** The file takes its place only if `write` says so. */
async function writeBeside(
  out: string,
  flags: string | number,
  write: (target: FileHandle) => Promise<boolean>,
): Promise<boolean> {
  const unfinished = `${out}.${randomUUID()}.part`;
  let isKept = false;
  try {
    if (await fill(unfinished, flags, write)) {
      await rename(unfinished, out);
      isKept = true;
    }
  } finally {
    if (!isKept) await rm(unfinished, { force: true });
  }
  return isKept;
}

async function fill(
  path: string,
  flags: string | number,
  write: (target: FileHandle) => Promise<boolean>,
): Promise<boolean> {
  const target = await open(path, flags);
  try {
    const isWanted = await write(target);
    if (isWanted) await target.sync(); // a rename may outlive a power cut that the bytes do not
    return isWanted;
  } finally {
    await target.close();
  }
}
