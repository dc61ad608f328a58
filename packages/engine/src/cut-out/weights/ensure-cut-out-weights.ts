import { join } from 'node:path';
import { EngineError } from '@semblante/media';
import { ensureFile, readArchiveFile, sha256Of } from '@semblante/vision/weights';
import { cutOutWeights, type CutOutWeights, type CutOutWeightsName } from './cut-out-weights.ts';
import { rewriteOnnx } from './rewrite-onnx.ts';

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

async function readSource({ archive, files, sha256 }: CutOutWeights): Promise<Buffer> {
  const bytes = Buffer.concat(await Promise.all(files.map((path) => readArchiveFile(archive, path))));
  const found = sha256Of(bytes);
  if (found !== sha256) throw new EngineError('engine.weights_invalid', { file: archive, expected: sha256, found });
  return bytes;
}
