import type { UserId } from '../kernel/index.ts';
import { fileOfProcessing } from './list-processings.ts';
import type { ProcessingDeps } from './processing-deps.ts';

/** Some systems take no file with one of these in its name, and then none of the archive. */
const unknownToSystems = /[<>:"|?*]/g;

/**
 * Several results under names of which no two are the same. One that cannot be given fails all: nobody is left with
 * half an archive.
 */
export async function listArchive(
  deps: ProcessingDeps,
  asked: { ids: readonly string[]; userId: UserId },
): Promise<{ key: string; name: string }[]> {
  const taken = new Set<string>();
  const files: { key: string; name: string }[] = [];
  for (const id of asked.ids) {
    const { key, name } = await fileOfProcessing(deps, { id, userId: asked.userId, part: 'result' });
    const own = freeName(name.replaceAll(unknownToSystems, '_'), taken);
    taken.add(own.toLowerCase());
    files.push({ key, name: own });
  }
  return files;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/i.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
}
