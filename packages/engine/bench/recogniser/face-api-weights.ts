import { graphModelSchema, readArchiveFile, readWeights, type Constant } from '@semblante/vision/weights';

const Manifest = graphModelSchema.shape.weightsManifest;

const archive = '@vladmandic/face-api';

/** All tensors of the archive's recogniser by name, brought back from bytes to numbers as its manifest says. */
export async function readRecogniserWeights(): Promise<ReadonlyMap<string, Constant>> {
  const described = await readArchiveFile(archive, 'model/face_recognition_model-weights_manifest.json');
  const weightsManifest = Manifest.parse(JSON.parse(described.toString('utf8')));
  const paths = weightsManifest.flatMap((group) => group.paths);
  const bytes = Buffer.concat(await Promise.all(paths.map((path) => readArchiveFile(archive, `model/${path}`))));
  return readWeights({ modelTopology: { node: [] }, weightsManifest }, bytes);
}
