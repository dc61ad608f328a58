import ort from 'onnxruntime-node';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from '@semblante/vision/networks';
import { dlibNetwork, recogniserDivisor, recogniserMeans, recogniserSide } from './dlib-network.ts';

/** Two descriptors nearer than this are the same person, says the recogniser's own page. */
export const samePersonDistance = 0.6;
/** Side of the crop in distances between the eyes; dlib's own alignment shows about the same. */
const eyeDistancesWide = 3.3;

export interface Recogniser {
  /** 128 numbers; the distance between two of them tells how alike two faces are. */
  describe(picture: YuvPicture, mesh: FaceMesh): Promise<Float32Array>;
  describeCrop(rgb: Float32Array): Promise<Float32Array>;
}

/** A face recogniser that the engine itself never uses: dlib's, from the weights of face-api, run by ONNX. */
export async function openRecogniser(): Promise<Recogniser> {
  const session = await ort.InferenceSession.create(await dlibNetwork(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const describeCrop = async (rgb: Float32Array) => {
    const image = new ort.Tensor('float32', planarInput(rgb), [1, 3, recogniserSide, recogniserSide]);
    const { descriptor } = await session.run({ image });
    return Float32Array.from(descriptor!.data as Float32Array);
  };
  return {
    describeCrop,
    describe: (picture, mesh) => describeCrop(cropRgb(picture, recogniserRegion(mesh), recogniserSide)),
  };
}

export const descriptorDistance = (a: Float32Array, b: Float32Array): number =>
  Math.hypot(...a.map((value, i) => value - b[i]!));

/** Upright square around eyes and mouth. */
export function recogniserRegion(mesh: FaceMesh, { wide = eyeDistancesWide }: { wide?: number } = {}): Region {
  const middle = (a: number, b: number) => ({
    x: (mesh[3 * a]! + mesh[3 * b]!) / 2,
    y: (mesh[3 * a + 1]! + mesh[3 * b + 1]!) / 2,
  });
  const left = middle(33, 133);
  const right = middle(263, 362);
  const mouth = middle(61, 291);
  const eyes = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const eyeDistance = Math.hypot(right.x - left.x, right.y - left.y);
  // On a turned head the eyes come together; the way to the mouth does not.
  const mouthDistance = Math.hypot(mouth.x - eyes.x, mouth.y - eyes.y);
  return {
    cx: 0.45 * eyes.x + 0.55 * mouth.x,
    cy: (eyes.y + mouth.y) / 2,
    size: wide * Math.max(eyeDistance, 0.95 * mouthDistance),
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  };
}

function planarInput(rgb: Float32Array): Float32Array {
  const pixels = recogniserSide * recogniserSide;
  const input = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel++)
    for (let i = 0; i < pixels; i++)
      input[channel * pixels + i] = (rgb[3 * i + channel]! - recogniserMeans[channel]!) / recogniserDivisor;
  return input;
}
