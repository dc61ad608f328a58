import { past, type Address, type Heap } from '@semblante/media/kernels';
import { lanczosTaps, type Taps } from './lanczos.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/** The functions of assembly/resample.ts, where each is explained. */
interface ResampleKernels {
  putBehind(rows: Address<'rows'>, pixels: number, grey: number): void;
  coloursDown(
    rows: Address<'rows'>,
    width: number,
    weights: Address<'weights down'>,
    taps: number,
    sums: Address<'sums'>,
  ): void;
  coloursAcross(
    sums: Address<'sums'>,
    starts: Address<'starts'>,
    weights: Address<'weights across'>,
    taps: number,
    width: number,
    levels: Address<'levels'>,
    target: Address<'squeezed'>,
    planeBytes: number,
  ): void;
  leastOf(values: Address<'values'>, count: number): number;
  greatestOf(values: Address<'values'>, count: number): number;
  valuesDown(
    rows: Address<'values'>,
    width: number,
    weights: Address<'weights down'>,
    taps: number,
    sums: Address<'sums'>,
  ): void;
  valuesAcross(
    sums: Address<'sums'>,
    starts: Address<'starts'>,
    weights: Address<'weights across'>,
    taps: number,
    width: number,
    low: number,
    gain: number,
    target: Address<'stretched row'>,
  ): void;
}

const kernelsOf = (heap: Heap): ResampleKernels => heap.kernels<ResampleKernels>('resample');

/**
 * Of the new picture; the old rows they need lie in the heap together, so that memory does not grow with the picture.
 */
const rowsAtOnce = 32;
const wholeWeight = 1 << 14;

export interface Sight {
  /** A multiple of four. */
  side: number;
  mean: readonly [number, number, number];
  scale: readonly [number, number, number];
  /** The grey that shows where the picture is transparent. */
  behind: number;
}

/** A picture squeezed into a square, as three planes of floats: (value - mean) / scale. They lie in the heap. */
export function squeezeColours(
  heap: Heap,
  { width, height, data }: RgbaPicture,
  { side, mean, scale, behind }: Sight,
): Float32Array {
  const kernels = kernelsOf(heap);
  const [down, across] = [
    lanczosTaps({ from: height, to: side, multipleOf: 2 }),
    lanczosTaps({ from: width, to: side, multipleOf: 2 }),
  ];
  const downWeights = heap.place<'weights down'>(wholeWeights(down));
  const starts = heap.place<'starts'>(across.starts);
  const weights = heap.place<'weights across'>(wholeWeights(across));
  const levels = heap.place<'levels'>(Float32Array.from([...mean, 0, ...scale.map((each) => 1 / each), 1]));
  // Room for the pixels that are made too many, and for the one that a weight of zero is for.
  const sums = heap.allocate<'sums'>(8 * (width + 4));
  const target = heap.reserve<'squeezed'>('squeezed', 3 * 4 * side * side);
  for (let top = 0; top < side; top += rowsAtOnce) {
    const bottom = Math.min(side, top + rowsAtOnce);
    // The weights of zero at the end may be for rows below the last one: whatever lies there counts for nothing.
    const [begin, end] = [down.starts[top]!, down.starts[bottom - 1]! + down.taps];
    const rows = heap.reserve<'rows'>('rows', 4 * width * (end - begin));
    heap.u8.set(data.subarray(4 * width * begin, 4 * width * end), rows);
    kernels.putBehind(rows, width * (end - begin), behind);
    for (let y = top; y < bottom; y++) {
      kernels.coloursDown(
        past(rows, 4 * width * (down.starts[y]! - begin)),
        width,
        past(downWeights, 2 * down.taps * y),
        down.taps,
        sums,
      );
      kernels.coloursAcross(
        sums,
        starts,
        weights,
        across.taps,
        side,
        levels,
        past(target, 4 * side * y),
        4 * side * side,
      );
    }
  }
  return heap.f32.subarray(target / 4, target / 4 + 3 * side * side);
}

/**
 * 1 is 16,384; what rounding leaves over goes to the heaviest of a pixel's weights, so that they sum to 1 and grey
 * stays grey.
 */
function wholeWeights({ taps, starts, weights }: Taps): Int16Array {
  const whole = new Int16Array(weights.length);
  for (let at = 0; at < whole.length; at++) whole[at] = Math.round(weights[at]! * wholeWeight);
  for (let first = 0; first < starts.length * taps; first += taps) {
    let [heaviest, sum] = [first, 0];
    for (let at = first; at < first + taps; at++) {
      sum += whole[at]!;
      if (whole[at]! > whole[heaviest]!) heaviest = at;
    }
    whole[heaviest]! += wholeWeight - sum;
  }
  return whole;
}

interface Stretching {
  side: number;
  width: number;
  height: number;
  /** A square whose greatest value is less than this becomes all zeros. */
  faintest: number;
}

/**
 * A square of floats in a picture's size, as bytes: its least value becomes 0, its greatest 255. The side is a multiple
 * of four.
 */
export function stretchValues(
  heap: Heap,
  values: Float32Array,
  { side, width, height, faintest }: Stretching,
): { stretched: Uint8Array; isFaint: boolean } {
  const kernels = kernelsOf(heap);
  const [down, across] = [
    lanczosTaps({ from: side, to: height }),
    lanczosTaps({ from: side, to: width, multipleOf: 4 }),
  ];
  const source = heap.place<'values'>(values);
  const [low, high] = [kernels.leastOf(source, values.length), kernels.greatestOf(source, values.length)];
  if (!(high >= faintest)) return { stretched: new Uint8Array(width * height), isFaint: true };
  const gain = 255 / (high - low);
  const downWeights = heap.place<'weights down'>(down.weights);
  // Four pixels are made at a time: the three that may be too many are made of nothing, and thrown away.
  const starts = heap.allocate<'starts'>(4 * (width + 3));
  const weights = heap.allocate<'weights across'>(4 * across.taps * (width + 3));
  heap.i32.set(across.starts, starts / 4);
  heap.f32.set(across.weights, weights / 4);
  // Rows end in zeros, which the weights of zero that fill up the taps are multiplied with.
  const sums = heap.allocate<'sums'>(4 * (side + across.taps));
  const row = heap.allocate<'stretched row'>(width + 3);
  const stretched = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = past(source, 4 * side * down.starts[y]!);
    kernels.valuesDown(from, side, past(downWeights, 4 * down.taps * y), down.taps, sums);
    kernels.valuesAcross(sums, starts, weights, across.taps, width, low, gain, row);
    stretched.set(heap.u8.subarray(row, row + width), y * width);
  }
  return { stretched, isFaint: false };
}
