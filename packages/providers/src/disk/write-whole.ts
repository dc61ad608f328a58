import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who may read a file and its folder; the process's usual rights where nothing is said. */
interface Modes {
  file?: number;
  folder?: number;
}

/** Puts another text in its place in one move: nobody ever reads half of it. */
export async function writeWhole(place: string, text: string, modes: Modes = {}): Promise<void> {
  await writeBeside(place, { text, modes }, async (made) => await rename(made, place));
}

/** The same where nothing lies yet: of processes that write at once one wins. */
export async function writeOnce(place: string, text: string, modes: Modes = {}): Promise<void> {
  await writeBeside(
    place,
    { text, modes },
    async (made) =>
      await link(made, place).catch((cause: NodeJS.ErrnoException) => {
        if (cause.code !== 'EEXIST') throw cause;
      }),
  );
}

async function writeBeside(
  place: string,
  { text, modes }: { text: string; modes: Modes },
  keep: (made: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: modes.folder });
  const made = `${place}.${randomUUID()}`;
  try {
    await writeFile(made, text, { mode: modes.file });
    await keep(made);
  } finally {
    await rm(made, { force: true });
  }
}
