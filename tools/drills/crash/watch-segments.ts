import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const everyMs = 100;

/**
 * Looks at the folders of the segments all the time. A segment is finished when its coverage lies beside it; from then
 * on its file must stay as it is.
 */
export function watchSegments(filesFolder: string): {
  finished: () => number;
  redone: () => string[];
  stop(): Promise<void>;
} {
  const seen = new Map<string, string>();
  const redone = new Set<string>();
  let isOver = false;
  const look = async () => {
    for (const folder of await namesIn(join(filesFolder, 'processings'))) {
      const segments = join(filesFolder, 'processings', folder, 'segments');
      const names = await namesIn(segments);
      for (const name of names.filter((each) => each.endsWith('.segment') && names.includes(`${each}.json`))) {
        const file = join(segments, name);
        const state = await stat(file).then(
          ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
          () => undefined,
        );
        if (state === undefined) continue;
        if ((seen.get(file) ?? state) !== state) redone.add(`${folder}/${name}`);
        seen.set(file, state);
      }
    }
  };
  const run = async () => {
    for (;;) {
      await look();
      if (isOver) return;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  const running = run();
  return {
    finished: () => seen.size,
    redone: () => [...redone],
    stop: async () => {
      isOver = true;
      await running;
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  // A folder goes when its processing is over.
  return await readdir(folder).catch(() => []);
}
