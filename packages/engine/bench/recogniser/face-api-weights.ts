import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { graphModelSchema, readWeights, type Constant } from '@semblante/vision/weights';

const Manifest = graphModelSchema.shape.weightsManifest;

/** The folder of weights that the npm package @vladmandic/face-api carries. */
export function faceApiModelFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'model');
}

/** All tensors of one of the package's models by name, brought back from bytes to numbers as its manifest says. */
export function readFaceApiWeights(model: string): ReadonlyMap<string, Constant> {
  const folder = faceApiModelFolder();
  const weightsManifest = Manifest.parse(
    JSON.parse(readFileSync(join(folder, `${model}-weights_manifest.json`), 'utf8')),
  );
  const bytes = Buffer.concat(
    weightsManifest.flatMap(({ paths }) => paths).map((path) => readFileSync(join(folder, path))),
  );
  return readWeights({ modelTopology: { node: [] }, weightsManifest }, bytes);
}
