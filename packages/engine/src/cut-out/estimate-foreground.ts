import { past, type Address, type Heap } from '@semblante/media/kernels';
import { edgeKernels, reservePlanes } from './edge-kernels.ts';
import { even, inBands, type Band } from './in-bands.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/** Half-size pixels looked at around each, first wide, then near: docs/engine/constants/cut-out.md. */
const radii = { wide: 6, near: 2 } as const;
/**
 * The pictures they were tuned on had about this many pixels on their long side; soft edges of larger ones are wider,
 * as the network sees all in one size.
 */
const longSideOfRadii = 1000;
/** Bands must see this far over their ends, and memory is bounded. */
const scaleMax = 5;

interface Foreground {
  /** Laid on the picture first, as far as that was opaque. */
  alpha?: Uint8Array | undefined;
  /** Hears, from top to bottom, before which row all is done. */
  onRows?: ((end: number) => void) | undefined;
}

/**
 * Gives every pixel at the edge the subject's own colour, in place, and tells how much of the picture is subject.
 * Blur fusion after Germer and Forté, "Approximate fast foreground colour estimation" (2021), at half size, corrected
 * at full size. Transparent pixels get the nearest colour: the background is gone, not only hidden.
 */
export function estimateForeground(heap: Heap, picture: RgbaPicture, { alpha, onRows }: Foreground = {}): number {
  const scale = Math.min(scaleMax, Math.max(1, Math.max(picture.width, picture.height) / longSideOfRadii));
  const rounds = [Math.round(radii.wide * scale), radii.near];
  const reach = rounds.reduce((sum, radius) => sum + radius, 1);
  let sum = 0;
  inBands(heap, picture, { margin: 2 * reach, alpha, onRows }, (band) => {
    estimateBand(heap, band, { width: picture.width, rounds, reach: 2 * reach });
    sum +=
      edgeKernels(heap).sumOfAlpha(
        past(band.address, 4 * picture.width * band.first),
        picture.width * (band.end - band.first),
      ) >>> 0;
  });
  return sum / (255 * picture.width * picture.height);
}

interface BandShape {
  width: number;
  rounds: readonly number[];
  reach: number;
}

/**
 * Columns without an edge in reach keep what they have, or hold nothing: most of a picture is well inside of its
 * subject or well outside.
 */
function estimateBand(heap: Heap, band: Band, shape: BandShape): void {
  const kernels = edgeKernels(heap);
  const { address, rows, first, end } = band;
  const [kinds, extremes] = [
    heap.reserve<'kinds'>('cut-out kinds', shape.width),
    heap.reserve<'extremes'>('cut-out extremes', 2 * (4 * shape.width + 16)),
  ];
  kernels.kindsOfColumns(address, shape.width, rows, kinds, extremes);
  let done = 0;
  for (const { from, to } of spansAtEdges(heap.u8.subarray(kinds, kinds + shape.width), shape.reach)) {
    kernels.emptyTransparent(address, shape.width, first, end, done, from);
    estimateColumns(heap, band, shape, { from: from >> 1, halfWidth: ((to + 1) >> 1) - (from >> 1) });
    done = to;
  }
  kernels.emptyTransparent(address, shape.width, first, end, done, shape.width);
}

interface Span {
  from: number;
  to: number;
}

/**
 * A column of one kind alone beside another of the same kind has no edge. Spans start at even columns, as half-size
 * ones are to be whole.
 */
export function spansAtEdges(kinds: Uint8Array, reach: number): Span[] {
  const spans: Span[] = [];
  for (let column = 0; column < kinds.length; column++) {
    const kind = kinds[column]!;
    if ((kind === 1 || kind === 2) && kind === (kinds[column + 1] ?? kind)) continue;
    const from = Math.max(0, column - reach) & ~1;
    const to = Math.min(kinds.length, even(column + 1 + reach));
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

function estimateColumns(
  heap: Heap,
  { address, rows, first, end }: Band,
  { width, rounds }: BandShape,
  { from, halfWidth }: { from: number; halfWidth: number },
): void {
  const kernels = edgeKernels(heap);
  const halfHeight = (rows + 1) >> 1;
  const pixels = halfWidth * halfHeight;
  const { image, front, behind, frontRows, behindRows } = reservePlanes(heap, pixels, [
    'image',
    'front',
    'behind',
    'frontRows',
    'behindRows',
  ]);
  const columns = heap.reserve<'columns'>('cut-out columns', 3 * 16 * halfWidth);
  kernels.halve(address, width, rows, from, halfWidth, image);
  let knownFront: Address<'image' | 'front'> = image;
  let knownBehind: Address<'image' | 'behind'> = image;
  for (const radius of rounds) {
    kernels.weigh(image, knownFront, knownBehind, front, behind, pixels);
    kernels.sumRows(front, frontRows, halfWidth, halfHeight, radius);
    kernels.sumRows(behind, behindRows, halfWidth, halfHeight, radius);
    kernels.fuse(image, frontRows, behindRows, front, behind, columns, halfWidth, halfHeight, radius);
    [knownFront, knownBehind] = [front, behind];
  }
  kernels.paintFront(address, front, behind, columns, width, rows, first, end, from, halfWidth);
}
