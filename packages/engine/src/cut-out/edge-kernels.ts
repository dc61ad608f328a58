import type { Heap } from '@semblante/media/kernels';

/** `assembly/cut-out.ts`. All arguments are addresses in the heap unless they are named after a number. */
interface EdgeKernels {
  halve(source: number, width: number, height: number, from: number, columns: number, target: number): void;
  layAlpha(picture: number, alpha: number, pixels: number): void;
  sumOfAlpha(picture: number, pixels: number): number;
  kindsOfColumns(source: number, width: number, height: number, kinds: number, extremes: number): void;
  emptyTransparent(picture: number, width: number, first: number, end: number, from: number, to: number): void;
  sumRows(source: number, target: number, width: number, height: number, radius: number): void;
  sumColumns(source: number, target: number, columns: number, width: number, height: number, radius: number): void;
  weigh(
    image: number,
    front: number,
    behind: number,
    frontWeighed: number,
    behindWeighed: number,
    pixels: number,
  ): void;
  fuse(
    image: number,
    frontRows: number,
    behindRows: number,
    front: number,
    behind: number,
    columns: number,
    width: number,
    height: number,
    radius: number,
  ): void;
  paintFront(
    picture: number,
    front: number,
    behind: number,
    spare: number,
    width: number,
    height: number,
    first: number,
    end: number,
    from: number,
    columns: number,
  ): void;
  multiply(image: number, withAlpha: number, withColours: number, rest: number, pixels: number): void;
  fitLines(
    means: number,
    withAlpha: number,
    withColours: number,
    rest: number,
    lines: number,
    undecided: number,
    smoothness: number,
    pixels: number,
  ): void;
  paintAlpha(
    picture: number,
    lines: number,
    undecided: number,
    width: number,
    height: number,
    first: number,
    end: number,
  ): void;
}

export const edgeKernels = (heap: Heap): EdgeKernels => heap.kernels<EdgeKernels>('cut-out');

/** Planes of four floats a pixel, in half the size of a band, and a spare for sums along rows. */
export function reservePlanes<Name extends string>(
  heap: Heap,
  pixels: number,
  names: readonly Name[],
): Record<Name, number> {
  // All are reserved before any address is used: a reservation may move the heap's views, never an address.
  return Object.fromEntries(names.map((name) => [name, heap.reserve(`cut-out ${name}`, 16 * pixels)])) as Record<
    Name,
    number
  >;
}
