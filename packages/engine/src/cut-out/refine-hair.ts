import type { Address, Heap } from '@semblante/media/kernels';
import { edgeKernels, reservePlanes } from './edge-kernels.ts';
import { inBands, type Band } from './in-bands.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/**
 * One half-size pixel around each, that its line is fitted to, for so many on the long side;
 * larger windows glow.
 */
const longSideOfRadius = 600;
/** Bands must see twice this far over their ends, and memory is bounded. */
const radiusMax = 10;
/** How much the colours in a window must vary before alpha follows them: 0.0001 of colours from 0 to 1. */
const smoothness = 1e-4 * 255 ** 2;

/**
 * Lets alpha follow the picture's own fine structure where the network was undecided, in place: a guided filter, fitted
 * in half the size and applied in the full one. Finds single hairs against a calm background; against a busy one it can
 * bring in some of it.
 */
export function refineHair(heap: Heap, picture: RgbaPicture, alpha?: Uint8Array): void {
  const radius = Math.min(
    radiusMax,
    Math.max(1, Math.round(Math.max(picture.width, picture.height) / longSideOfRadius)),
  );
  inBands(heap, picture, { margin: 2 * (2 * radius + 1), alpha }, (band) =>
    refineBand(heap, band, { width: picture.width, radius }),
  );
}

function refineBand(
  heap: Heap,
  { address, rows, first, end }: Band,
  { width, radius }: { width: number; radius: number },
): void {
  const kernels = edgeKernels(heap);
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (rows + 1) >> 1];
  const pixels = halfWidth * halfHeight;
  const { image, withAlpha, withColours, rest, spare } = reservePlanes(heap, pixels, [
    'image',
    'withAlpha',
    'withColours',
    'rest',
    'spare',
  ]);
  const columns = heap.reserve<'columns'>('cut-out columns', 2 * 16 * halfWidth);
  const sumAround = (plane: Address<'image' | 'withAlpha' | 'withColours' | 'rest'>) => {
    kernels.sumRows(plane, spare, halfWidth, halfHeight, radius);
    kernels.sumColumns(spare, plane, columns, halfWidth, halfHeight, radius);
  };
  kernels.halve(address, width, rows, 0, halfWidth, image);
  kernels.multiply(image, withAlpha, withColours, rest, pixels);
  for (const plane of [image, withAlpha, withColours, rest]) sumAround(plane);
  const [lines, undecided] = [image, rest];
  kernels.fitLines(image, withAlpha, withColours, rest, lines, undecided, smoothness, pixels);
  sumAround(lines);
  kernels.paintAlpha(address, lines, undecided, width, rows, first, end);
}
