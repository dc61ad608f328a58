import { byKind, type Address, type Heap } from '@semblante/media/kernels';

/** Planes that are summed over the square around each pixel, by way of others. */
type Summed = 'front' | 'behind' | 'image' | 'withAlpha' | 'withColours' | 'rest' | 'blurred';

/** The functions of assembly/cut-out.ts, where each is explained. */
interface EdgeKernels {
  halve(
    source: Address<'band'>,
    width: number,
    height: number,
    from: number,
    columns: number,
    target: Address<'image'>,
  ): void;
  layAlpha(picture: Address<'band'>, alpha: Address<'alpha'>, pixels: number): void;
  sumOfAlpha(picture: Address<'band'>, pixels: number): number;
  kindsOfColumns(
    source: Address<'band'>,
    width: number,
    height: number,
    kinds: Address<'kinds'>,
    extremes: Address<'extremes'>,
  ): void;
  emptyTransparent(picture: Address<'band'>, width: number, first: number, end: number, from: number, to: number): void;
  sumRows(
    source: Address<Summed>,
    target: Address<'frontRows' | 'behindRows' | 'spare'>,
    width: number,
    height: number,
    radius: number,
  ): void;
  sumColumns(
    source: Address<'spare'>,
    target: Address<Summed>,
    columns: Address<'columns'>,
    width: number,
    height: number,
    radius: number,
  ): void;
  weigh(
    image: Address<'image'>,
    front: Address<'image' | 'front'>,
    behind: Address<'image' | 'behind'>,
    frontWeighed: Address<'front'>,
    behindWeighed: Address<'behind'>,
    pixels: number,
  ): void;
  fuse(
    image: Address<'image'>,
    frontRows: Address<'frontRows'>,
    behindRows: Address<'behindRows'>,
    front: Address<'front'>,
    behind: Address<'behind'>,
    columns: Address<'columns'>,
    width: number,
    height: number,
    radius: number,
  ): void;
  paintFront(
    picture: Address<'band'>,
    front: Address<'front'>,
    behind: Address<'behind'>,
    spare: Address<'columns'>,
    width: number,
    height: number,
    first: number,
    end: number,
    from: number,
    columns: number,
  ): void;
  multiply(
    image: Address<'image'>,
    withAlpha: Address<'withAlpha'>,
    withColours: Address<'withColours'>,
    rest: Address<'rest'>,
    pixels: number,
  ): void;
  /** Lines take the place of the image's means, and how undecided each pixel is that of the rest. */
  fitLines(
    means: Address<'image'>,
    withAlpha: Address<'withAlpha'>,
    withColours: Address<'withColours'>,
    rest: Address<'rest'>,
    lines: Address<'image'>,
    undecided: Address<'rest'>,
    smoothness: number,
    pixels: number,
  ): void;
  paintAlpha(
    picture: Address<'band'>,
    lines: Address<'image'>,
    undecided: Address<'rest'>,
    width: number,
    height: number,
    first: number,
    end: number,
  ): void;
}

export const edgeKernels = (heap: Heap): EdgeKernels => heap.kernels<EdgeKernels>('cut-out');

/** Planes of four floats a pixel, in half the size of a band, and a spare for sums along rows. */
export const reservePlanes = <Name extends string>(
  heap: Heap,
  pixels: number,
  names: readonly Name[],
): { readonly [Of in Name]: Address<Of> } =>
  // All are reserved before any address is used: a reservation may move the heap's views, never an address.
  byKind(names, (name) => heap.reserve(`cut-out ${name}`, 16 * pixels));
