import type { Address, Heap } from '@semblante/media/kernels';
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
  sumMoments(
    x: Address<'points x'>, y: Address<'points y'>, values: Address<'point values'>, weights: Address<'point weights'>,
    count: number,
    s0: number, s1: number, s2: number, s3: number, s4: number, s5: number, reach: number, out: Address<'moments'>,
  ): void; // oxfmt-ignore
}

/** `fitLight` for the coarse texture of every frame, with its sums made by a kernel. */
export function createFrameLightFit(heap: Heap): FrameLightFit {
  const { sumMoments } = heap.kernels<SumMomentsKernel>('person-texture');
  const x = heap.place<'points x'>(padded(basisTermOf(points, 1)));
  const y = heap.place<'points y'>(padded(basisTermOf(points, 2)));
  const valuesAt = heap.allocate<'point values'>(4 * paddedCount);
  const weightsAt = heap.allocate<'point weights'>(4 * paddedCount);
  const momentsAt = heap.allocate<'moments'>(4 * momentCount);
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
