import { atlasSize } from '../geometry/index.ts';
import { fullTexels, texelCount } from './texel-table.ts';

/** Keeps a dark face from looking full of lines. */
const lumaFloor = 10;

/**
 * How much a thin line that runs across the face stands out at a texel: darker than above and below (positive) or brighter than both
 * (negative), relative to them. A step, such as the edge of a shadow, gives 0. `reach` is how far up and down the skin is looked for.
 */
export function lineAcrossAt(luma: Float32Array, at: number, reach: number): number {
  const before = at - reach * atlasSize;
  const after = at + reach * atlasSize;
  if (!fullTexels.isSkin[before] || !fullTexels.isSkin[after]) return 0;
  const middle = (luma[at - 1]! + luma[at]! + luma[at + 1]!) / 3;
  const darker = Math.min(luma[before]!, luma[after]!);
  const brighter = Math.max(luma[before]!, luma[after]!);
  const depth = middle < darker ? darker - middle : middle > brighter ? brighter - middle : 0;
  return depth / ((darker + brighter) / 2 + lumaFloor);
}

/** Rows of the texture, the last one left out. */
export interface Band {
  top: number;
  bottom: number;
}

export interface ThinThings {
  /** How much darker than the skin each texel is, 0 in wide shadows. */
  dark: Float32Array;
  bright: Float32Array;
  /** The skin with everything thin and dark wiped away. */
  skin: Float32Array;
}

/** More than any luma: outside the face, so that it is never the least. */
const beyond = 1000;
const isOutside = new Uint8Array(texelCount).fill(1);
for (const at of fullTexels.texel) isOutside[at] = 0;
const scratch = [new Float32Array(texelCount), new Float32Array(texelCount)] as const;
const opened = new Float32Array(texelCount);
const result: ThinThings = { dark: new Float32Array(texelCount), bright: new Float32Array(texelCount), skin: new Float32Array(texelCount) };

/**
 * Finds what is at most five texels thick, in whatever direction it runs: closing and opening with a square of 5 × 5 wipe it away. The
 * answer is good until the next call; outside the band it means nothing.
 */
export function findThinThings(luma: Float32Array, band: Band): ThinThings {
  wipe(luma, band, { first: greatestOfFive, second: leastOfFive, outside: [0, beyond] }, result.skin);
  wipe(luma, band, { first: leastOfFive, second: greatestOfFive, outside: [beyond, 0] }, opened);
  for (let at = band.top * atlasSize; at < band.bottom * atlasSize; at++) {
    result.dark[at] = Math.max(0, result.skin[at]! - luma[at]!) / (result.skin[at]! + lumaFloor);
    result.bright[at] = Math.max(0, luma[at]! - opened[at]!) / (opened[at]! + lumaFloor);
  }
  return result;
}

type FilterOfFive = (from: Float32Array, to: Float32Array, band: Band, step: number) => void;

interface Wiping {
  first: FilterOfFive;
  second: FilterOfFive;
  /** What stands outside the face for either filter, so that it has no say. */
  outside: readonly [number, number];
}

function wipe(luma: Float32Array, band: Band, { first, second, outside }: Wiping, out: Float32Array): void {
  const [a, b] = scratch;
  fillOutside(luma, a, outside[0], band);
  first(a, b, band, 1);
  first(b, a, band, atlasSize);
  fillOutside(a, a, outside[1], band);
  second(a, b, band, 1);
  second(b, out, band, atlasSize);
}

function fillOutside(from: Float32Array, to: Float32Array, value: number, { top, bottom }: Band): void {
  for (let at = top * atlasSize; at < bottom * atlasSize; at++) to[at] = isOutside[at] ? value : from[at]!;
}

// Two rows or columns at the band's edge are copied: nothing is judged there.

function greatestOfFive(from: Float32Array, to: Float32Array, { top, bottom }: Band, step: number): void {
  const last = bottom * atlasSize;
  for (let at = top * atlasSize; at < last; at++) to[at] = from[at]!;
  for (let at = top * atlasSize + 2 * step; at < last - 2 * step; at++) {
    const outer = from[at - 2 * step]! > from[at + 2 * step]! ? from[at - 2 * step]! : from[at + 2 * step]!;
    const inner = from[at - step]! > from[at + step]! ? from[at - step]! : from[at + step]!;
    const around = outer > inner ? outer : inner;
    if (around > to[at]!) to[at] = around;
  }
}

function leastOfFive(from: Float32Array, to: Float32Array, { top, bottom }: Band, step: number): void {
  const last = bottom * atlasSize;
  for (let at = top * atlasSize; at < last; at++) to[at] = from[at]!;
  for (let at = top * atlasSize + 2 * step; at < last - 2 * step; at++) {
    const outer = from[at - 2 * step]! < from[at + 2 * step]! ? from[at - 2 * step]! : from[at + 2 * step]!;
    const inner = from[at - step]! < from[at + step]! ? from[at - step]! : from[at + step]!;
    const around = outer < inner ? outer : inner;
    if (around < to[at]!) to[at] = around;
  }
}
