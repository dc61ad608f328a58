import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';

/** Gives `write` a file beside `out` and renames it only when all of it is there: nobody ever meets half a file. */
export async function writeWhole(out: string, write: (target: FileHandle) => Promise<unknown>): Promise<void> {
  const unfinished = `${out}.${randomUUID()}.part`;
  try {
    const target = await open(unfinished, 'wx');
    try {
      await write(target);
      await target.sync(); // a rename may outlive a power cut that the bytes do not
    } finally {
      await target.close();
    }
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
