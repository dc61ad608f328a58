import type { Heap } from '@semblante/media/kernels';
import { spreadOverFace } from '../photo/index.ts';
import { compositeKernels } from './composite-kernels.ts';
import { cellCount, cellSide, faceCells } from './face-cells.ts';
import type { LightRadii } from './light-field.ts';
import type { SourceCells } from './source-cells.ts';

/** The source's own skin averaged as widely as the target's is: what its detail stands out from. By cell. */
export interface LowFrequencies {
  luma: Float32Array;
  chroma: readonly [Float32Array, Float32Array];
}

/** As in `lightCells`: where little skin is near, the mean of the face takes over. */
const floorWeight = 0.04;

export function lowFrequenciesOf(
  heap: Heap,
  cells: SourceCells,
  { fixedAlpha, radii }: { fixedAlpha: Float32Array; radii: LightRadii },
): LowFrequencies {
  const alpha = spreadOverFace(faceCells().table, fixedAlpha);
  const weight = Float32Array.from(cells.skin, (skin, at) => skin * alpha[at]! * cells.sure[at]! ** 2);
  const averaged = (...boxes: number[]) => weightedMeans(heap, cells, weight, boxes);
  const [, u, v] = averaged(radii.chroma);
  const [near] = averaged(radii.rim);
  const [wide] = averaged(radii.rim, radii.inner);
  return { luma: wide.map((value, at) => value + cells.rim[at]! * (near[at]! - value)), chroma: [u, v] };
}

function weightedMeans(
  heap: Heap,
  { colour }: SourceCells,
  weight: Float32Array,
  boxes: readonly number[],
): [Float32Array, Float32Array, Float32Array] {
  const buffer = heap.reserve<'source cells'>('composite.low', 16 * cellCount);
  const scratch = heap.reserve<'cell scratch'>('composite.low-scratch', 16 * cellCount);
  const vectors = new Float32Array(4 * cellCount);
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < cellCount; at++) {
    const w = weight[at]!;
    [w, w * colour[0][at]!, w * colour[1][at]!, w * colour[2][at]!].forEach((value, lane) => {
      vectors[4 * at + lane] = value;
      sums[lane]! += value;
    });
  }
  heap.f32.set(vectors, buffer >> 2);
  for (const radius of boxes) compositeKernels(heap).blurCells(buffer, cellSide, radius, 3, scratch);
  const blurred = heap.f32.subarray(buffer >> 2, (buffer >> 2) + 4 * cellCount);
  return [1, 2, 3].map((lane) => {
    const mean = sums[lane]! / (sums[0]! || 1);
    return Float32Array.from(
      { length: cellCount },
      (_, at) => (blurred[4 * at + lane]! + floorWeight * mean) / (blurred[4 * at]! + floorWeight),
    );
  }) as [Float32Array, Float32Array, Float32Array];
}
