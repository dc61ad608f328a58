import type { Heap } from '@semblante/media/kernels';
import { coarseTexels } from './coarse-texels.ts';
import { createLightPoints, fitLight, type Light } from './light.ts';
import { basisSize, fitRobustSurface, momentCount, type SurfacePoints } from './robust-surface.ts';
import type { Texture } from './sample-texture.ts';

/** About 350 of 3,100 texels: six numbers are fitted to them. */
const points = createLightPoints(coarseTexels, 9);
const weights = new Float32Array(points.count);
/** The kernel takes four points at a time. */
const paddedCount = Math.ceil(points.count / 4) * 4;

export type FrameLightFit = (frame: {
  sample: Texture;
  own: Texture;
  skin: Float32Array;
  isTrusted: Uint8Array | undefined;
}) => Light;

interface SumMomentsKernel {
  sumMoments(...planesAndNumbers: number[]): void;
}

/** `fitLight` for the coarse texture of every frame, with its sums made by a kernel. */
export function createFrameLightFit(heap: Heap): FrameLightFit {
  const { sumMoments } = heap.kernels<SumMomentsKernel>('person-texture');
  const [x, y, valuesAt, weightsAt] = [1, 2, 0, 0].map((term) => heap.place(padded(basisTermOf(points, term)))) as [
    number,
    number,
    number,
    number,
  ];
  const momentsAt = heap.allocate(4 * momentCount);
  const fitSurface: typeof fitRobustSurface = (fit) => {
    heap.f32.set(fit.values, valuesAt >> 2);
    heap.f32.set(fit.weights, weightsAt >> 2);
    heap.f32.fill(0, (weightsAt >> 2) + points.count, (weightsAt >> 2) + paddedCount);
    return fitRobustSurface(fit, ({ surface, reach }) => {
      const [s0, s1, s2, s3 = 0, s4 = 0, s5 = 0] = surface as unknown as [
        number,
        number,
        number,
        number?,
        number?,
        number?,
      ];
      sumMoments(x, y, valuesAt, weightsAt, paddedCount, s0, s1, s2, s3, s4, s5, reach, momentsAt);
      return heap.f32.subarray(momentsAt >> 2, (momentsAt >> 2) + momentCount);
    });
  };
  return ({ sample, own, skin, isTrusted }) => {
    for (let i = 0; i < points.count; i++) {
      const at = points.texel[i]!;
      weights[i] = isTrusted && !isTrusted[at] ? 0 : skin[at]!;
    }
    return fitLight(sample, own, { points, weights, fitSurface });
  };
}

const basisTermOf = ({ count, basis }: SurfacePoints, term: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => basis[basisSize * i + term]!);

function padded(values: Float32Array): Float32Array {
  const roomy = new Float32Array(paddedCount);
  roomy.set(values);
  return roomy;
}
