import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type FileStore, newId } from '@semblante/core/kernel';
import type { Db } from '@semblante/db';
import { findMark, insertMark } from './file-store.queries.ts';

const lookEveryMs = 2_000;
const sayEveryMs = 60_000;

interface FilesDeps {
  db: Db;
  files: Pick<FileStore, 'root'>;
  /** A worker only looks: the folder that people's files come into is the api's. */
  role: 'all' | 'api' | 'worker';
}

/**
 * What is wrong, in a sentence for the operator; undefined when this process sees the files of the deployment. The
 * first api marks its folder.
 */
export async function findOtherFiles({ db, files, role }: FilesDeps): Promise<string | undefined> {
  const file = join(files.root, '.mark');
  if (role !== 'worker' && (await findMark(db)) === undefined)
    await insertMark(db, (await readMark(file)) ?? (await writeMark(file)), new Date());
  const [wanted, found] = [await findMark(db), await readMark(file)];
  if (wanted === undefined)
    return `No api has been here yet: ${files.root} is looked at again when one has started with this database.`;
  if (found === wanted) return undefined;
  const what = found === undefined ? 'has no mark' : 'has the mark of another deployment';
  return `${files.root} ${what}: this process does not see the files of the deployment and does nothing. Mount the same DATA_DIR/files for every process. If this folder is meant to take its place, write ${wanted} into ${file}.`;
}

/**
 * A worker without the files would fail everybody's work, an api would take uploads that nobody finds: both wait until
 * they see them.
 */
export async function untilSameFiles(
  deps: FilesDeps,
  { stopping, say }: { stopping: AbortSignal; say: (problem: string) => void },
): Promise<void> {
  for (
    let saidAt = -Infinity;
    !stopping.aborted;
    await setTimeout(lookEveryMs, undefined, { signal: stopping }).catch(() => {})
  ) {
    const problem = await findOtherFiles(deps);
    if (problem === undefined) return;
    if (performance.now() - saidAt > sayEveryMs) {
      say(problem);
      saidAt = performance.now();
    }
  }
}

async function readMark(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/**
 * Written whole under another name and linked: of processes that start together one makes it, and nobody reads half of
 * it.
 */
async function writeMark(file: string): Promise<string> {
  const made = `${file}.${newId()}`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(made, newId());
  try {
    await link(made, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
