import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EngineError } from '../../engine-error.ts';
import { convertGraphModel } from './convert-graph-model.ts';
import { weightsManifest, type WeightsEntry, type WeightsName } from './weights-manifest.ts';

const packages = createRequire(import.meta.url);
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface WeightsRequest<Name extends WeightsName> {
  /** Where converted networks are kept; made when it is not there. */
  folder: string;
  names: readonly Name[];
  signal?: AbortSignal | undefined;
}

/**
 * Converts each named network into the folder unless it is there already, checked byte by byte against the manifest, and gives the paths.
 * Any number of processes may do this at once: each writes under a name of its own and renames it when complete.
 */
export async function ensureWeights<Name extends WeightsName>({ folder, names, signal }: WeightsRequest<Name>): Promise<Record<Name, string>> {
  await mkdir(folder, { recursive: true });
  const paths = {} as Record<Name, string>;
  for (const name of names) {
    signal?.throwIfAborted();
    paths[name] = await ensureOne(name, { entry: weightsManifest[name], folder });
  }
  return paths;
}

export async function ensureOne(name: string, { entry, folder }: { entry: WeightsEntry; folder: string }): Promise<string> {
  const path = join(folder, `${name}.onnx`);
  if ((await findSha256(path)) === entry.onnxSha256) return path;
  const onnx = convertGraphModel(await readSource(entry));
  const made = sha256Of(onnx);
  if (made !== entry.onnxSha256) throw new EngineError('engine.weights_invalid', { file: `${name}.onnx`, expected: entry.onnxSha256, found: made });
  await writeWhole(path, onnx);
  return path;
}

async function findSha256(path: string): Promise<string | undefined> {
  try {
    return sha256Of(await readFile(path));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

async function readSource(entry: WeightsEntry): Promise<{ description: unknown; weights: Buffer }> {
  const [description, ...weights] = await Promise.all(entry.files.map((file) => readChecked(entry.package, file)));
  return { description: JSON.parse(description!.toString('utf8')), weights: Buffer.concat(weights) };
}

async function readChecked(packageName: string, { path, sha256 }: WeightsEntry['files'][number]): Promise<Buffer> {
  const bytes = await readPackageFile(`${packageName}/${path}`);
  const found = sha256Of(bytes);
  if (found !== sha256) throw new EngineError('engine.weights_invalid', { file: path, expected: sha256, found });
  return bytes;
}

async function readPackageFile(specifier: string): Promise<Buffer> {
  try {
    return await readFile(packages.resolve(specifier));
  } catch (cause) {
    throw new EngineError('engine.weights_invalid', { file: specifier, reason: 'missing' }, { cause });
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
