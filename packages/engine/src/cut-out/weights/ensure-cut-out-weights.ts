import { join } from 'node:path';
import * as z from 'zod';
import { EngineError } from '@semblante/media';
import { ensureFile, readPackageFile, sha256Of } from '@semblante/vision/weights';
import { cutOutWeights, type CutOutWeights, type CutOutWeightsName } from './cut-out-weights.ts';
import { rewriteOnnx } from './rewrite-onnx.ts';

/** How the data package describes what it has cut into pieces. */
const ChunkIndex = z.record(
  z.string(),
  z.object({
    size: z.int().positive(),
    chunks: z.array(z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), offsets: z.tuple([z.int(), z.int()]) })),
  }),
);

/** Makes the network's file in the folder unless it is there already, checked byte by byte, and gives its path. */
export function ensureCutOutWeights(name: CutOutWeightsName, folder: string): Promise<string> {
  return ensureCutOutFile(join(folder, `${name}.onnx`), cutOutWeights[name]);
}

export async function ensureCutOutFile(path: string, weights: CutOutWeights): Promise<string> {
  await ensureFile({
    path,
    sha256: weights.onnxSha256,
    make: async () => rewriteOnnx(await readSource(weights), weights.precision),
  });
  return path;
}

async function readSource(weights: CutOutWeights): Promise<Buffer> {
  const { source } = weights;
  const bytes =
    source.kind === 'file'
      ? await readPackageFile(`${weights.package}/${source.path}`)
      : await joinChunks(weights.package, source);
  const found = sha256Of(bytes);
  if (found !== weights.sha256)
    throw new EngineError('engine.weights_invalid', {
      file: source.kind === 'file' ? source.path : source.entry,
      expected: weights.sha256,
      found,
    });
  return bytes;
}

async function joinChunks(packageName: string, { index, entry }: { index: string; entry: string }): Promise<Buffer> {
  const known = ChunkIndex.parse(JSON.parse((await readPackageFile(`${packageName}/${index}`)).toString('utf8')))[
    entry
  ];
  if (!known)
    throw new EngineError('engine.weights_invalid', { file: `${packageName}/${index}`, reason: 'no such entry' });
  const whole = Buffer.alloc(known.size);
  for (const { hash, offsets } of known.chunks)
    (await readPackageFile(`${packageName}/${index.replace(/[^/]*$/, hash)}`)).copy(whole, offsets[0]);
  return whole;
}
