import { setTimeout } from 'node:timers/promises';
import { type FileStore, newId } from '@semblante/core/kernel';
import type { Db } from '@semblante/db';
import { findMark, insertMark } from './file-store.queries.ts';

const lookEveryMs = 2_000;
const sayEveryMs = 60_000;

interface FilesDeps {
  db: Db;
  files: Pick<FileStore, 'place' | 'readMark' | 'writeMark'>;
  /** A worker only looks: the folder that people's files come into is the api's. */
  role: 'all' | 'api' | 'worker';
}

/**
 * What is wrong, in a sentence for the operator; undefined when this process sees the files of the deployment. The
 * first api marks its folder.
 */
export async function findOtherFiles({ db, files, role }: FilesDeps): Promise<string | undefined> {
  if (role !== 'worker' && (await findMark(db)) === undefined)
    await insertMark(db, (await files.readMark()) ?? (await files.writeMark(newId())), new Date());
  const [wanted, found] = [await findMark(db), await files.readMark()];
  if (wanted === undefined)
    return `No api has been here yet: ${files.place} is looked at again when one has started with this database.`;
  if (found === wanted) return undefined;
  const what = found === undefined ? 'has no mark' : 'has the mark of another deployment';
  return `${files.place} ${what}: this process does not see the files of the deployment and does nothing. Mount the same DATA_DIR/files (or give the same S3_BUCKET) for every process. If this place is meant to take over, write ${wanted} into its file .mark.`;
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
