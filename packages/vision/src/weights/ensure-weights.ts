import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { EngineError } from '@semblante/media';
import { readArchiveFile, sha256Of } from './archive-files.ts';
import { convertGraphModel } from './convert-graph-model.ts';
import { graphOfLayersModel } from './layers-model.ts';
import { weightsManifest, type WeightsEntry, type WeightsName } from './weights-manifest.ts';

interface WeightsRequest<Name extends WeightsName> {
  /** Where converted networks are kept; made when it is not there. */
  folder: string;
  names: readonly Name[];
  signal?: AbortSignal | undefined;
}

/**
 * Converts each named network into the folder unless it is there already, checked byte by byte against the manifest,
 * and gives the paths. Any number of processes may do this at once: each writes under a name of its own and renames it
 * when complete.
 */
export async function ensureWeights<Name extends WeightsName>({
  folder,
  names,
  signal,
}: WeightsRequest<Name>): Promise<Record<Name, string>> {
  const paths = {} as Record<Name, string>;
  for (const name of names) {
    signal?.throwIfAborted();
    paths[name] = await ensureOne(name, { entry: weightsManifest[name], folder });
  }
  return paths;
}

export async function ensureOne(
  name: string,
  { entry, folder }: { entry: WeightsEntry; folder: string },
): Promise<string> {
  const path = join(folder, `${name}.onnx`);
  await ensureFile({
    path,
    sha256: entry.onnxSha256,
    make: async () => convertGraphModel({ ...(await readSource(entry)), outputs: entry.outputs }),
  });
  return path;
}

/** Makes a file unless it is there with the bytes it must have. Others are never written. */
export async function ensureFile({
  path,
  sha256,
  make,
}: {
  path: string;
  sha256: string;
  make: () => Promise<Buffer>;
}): Promise<void> {
  if ((await findSha256(path)) === sha256) return;
  await requireWritable(path);
  const bytes = await make();
  const found = sha256Of(bytes);
  if (found !== sha256)
    throw new EngineError('engine.weights_invalid', { file: basename(path), expected: sha256, found });
  await writeWhole(path, bytes);
}

/** A child in a sandbox only reads networks: whoever runs it has this one made, and asks again. */
async function requireWritable(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await access(dirname(path), constants.W_OK);
  } catch (cause) {
    throw new EngineError(
      'engine.weights_invalid',
      { reason: 'unprepared', network: basename(path, '.onnx') },
      { cause },
    );
  }
}

/** Piece by piece: a network of 176 MB is not to be held twice. */
async function findSha256(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer);
    return hash.digest('hex');
  } catch (cause) {
    if (isNotThere(cause)) return undefined;
    throw cause;
  }
}

async function readSource(entry: WeightsEntry): Promise<{ description: unknown; weights: Buffer }> {
  const [description, ...weights] = (await Promise.all(
    entry.files.map((path) => readArchiveFile(entry.archive, path)),
  )) as [Buffer, ...Buffer[]];
  switch (entry.format) {
    case 'tfjs-graph-model':
      return { description: JSON.parse(description.toString('utf8')), weights: Buffer.concat(weights) };
    case 'tfjs-layers-model in scripts':
      return graphOfLayersModel({
        description: exportsOf(description),
        weights: Buffer.concat(weights.map((script) => Buffer.from(String(exportsOf(script)), 'base64'))),
      });
    default:
      return entry.format satisfies never;
  }
}

/** Runs the very bytes that were checked, where they can reach nothing. What they give is made plain data of ours. */
function exportsOf(script: Buffer): unknown {
  const module = { exports: {} as unknown };
  runInNewContext(script.toString('utf8'), { module, exports: module.exports });
  return typeof module.exports === 'string' ? module.exports : structuredClone(module.exports);
}

const isNotThere = (cause: unknown) => ['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '');

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}
