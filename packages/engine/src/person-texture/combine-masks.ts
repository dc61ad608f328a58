import { coarseCount, coarseSide } from './coarse-texels.ts';
import type { OcclusionMask } from './occlusion-masker.ts';
import { texelCount } from './texel-table.ts';

/** Masks of this many frames before count for a frame. */
export const framesRemembered = 8;
/** Frames, itself among them, over which a frame's mask follows a cover that is on its way. */
const quickFrames = 3;
/**
 * Texels by which a cover may have moved since an earlier frame and still count as the same one there. Tuned on the benchmark's three pairs with a hand
 * before the face, as encoded: with means of three frames, 1 and 2 differ by 0.04 of the jitter. More leaves less of a ghost before a very fast hand (it goes 6 texels a frame
 * there), but lets strips beside it come and go at once.
 */
const reach = 1;
/** Texels to either side of a cover's outline within which the long mean holds; see `combineMasks`. Chosen on the same pairs: flicker of the first is 0.88, 0.86 and 0.84 with 1, 2 and 3. */
const outline = 3;
/** Texels inside a cover from which on it is believed at once. Chosen on the same: with 2 jitter is over the clip's own again, because shadows beside the hand come and go at once too. */
const core = 4;

export interface RememberedCover {
  mask: OcclusionMask;
  /** The least of each texel and those within reach of it. */
  least: OcclusionMask;
}

export function rememberedCover(mask: OcclusionMask): RememberedCover {
  return { mask, least: leastAround(mask, reach) };
}

/**
 * The mask to render a frame with, from its own and those of the frames before it (newest last; `undefined` = nothing covered). Outlines are found a little
 * differently in each frame, and parts of a cover (a shadow of the hand, a strip between finger and cheek) in some frames and not in others: the whole face
 * would tremble with them. So the mask is a mean of nine frames near the outline of a cover that stays, a mean of three where one comes or goes, and
 * the frame's own deep inside a hand, lest a new eye shows on a fist. On the benchmark's three pairs with a hand, as encoded, jitter is 1.18, 1.09 and 1.11 of the clip's own without any mean,
 * 1.03, 0.91 and 0.95 with a mean of three and 0.97, 0.91 and 0.86 with all of it. Leave out frames before a cut or in which the person was not seen. Nothing older has a say.
 */
export function combineMasks(covers: readonly (RememberedCover | undefined)[]): OcclusionMask | undefined {
  const newest = covers.at(-1)?.mask;
  const lately = covers.slice(-quickFrames);
  if (lately.every((cover) => cover === undefined)) return undefined;
  const quick = sumOf(lately, newest);
  const calm = sumOf(covers.slice(0, -quickFrames), newest);
  for (let at = 0; at < coarseCount; at++) {
    calm[at] = (calm[at]! + quick[at]!) / covers.length;
    quick[at] = quick[at]! / lately.length;
  }
  const least = leastAround(quick, outline);
  const greatest = greatestAround(quick, outline);
  const inside = newest ? greatestAround(newest, core) : greatest;
  for (let at = 0; at < coarseCount; at++) {
    const most = inside[at]! < greatest[at]! ? inside[at]! : greatest[at]!;
    const value = calm[at]! < least[at]! ? least[at]! : calm[at]!;
    calm[at] = value > most ? most : value;
  }
  return calm;
}

/** The sum of masks, in which what has only moved a little since is where it is now. */
function sumOf(covers: readonly (RememberedCover | undefined)[], newest: OcclusionMask | undefined): Float32Array {
  const sum = new Float32Array(coarseCount).fill(covers.filter((cover) => cover === undefined).length);
  for (const cover of covers) if (cover) addMoved(sum, cover, newest ?? cover.mask);
  return sum;
}

function addMoved(sum: Float32Array, { mask, least }: RememberedCover, newest: OcclusionMask): void {
  for (let at = 0; at < coarseCount; at++) {
    const here = mask[at]!;
    const there = least[at]! > newest[at]! ? least[at]! : newest[at]!;
    sum[at] = sum[at]! + (there < here ? there : here);
  }
}

function leastAround(mask: Float32Array, radius: number): Float32Array {
  return leastAlong(leastAlong(mask, { radius, step: 1 }), { radius, step: coarseSide });
}

function greatestAround(mask: Float32Array, radius: number): Float32Array {
  return inverseOf(leastAround(inverseOf(mask), radius));
}

function inverseOf(mask: Float32Array): Float32Array {
  const inverse = new Float32Array(coarseCount);
  for (let at = 0; at < coarseCount; at++) inverse[at] = 1 - mask[at]!;
  return inverse;
}

/**
 * By windows that double: the least of 2, then 4, then 8 texels from each on. What is read across the end of a row lies outside the face; so do the first and the last texels, which keep
 * what they have.
 */
function leastAlong(mask: Float32Array, { radius, step }: { radius: number; step: number }): Float32Array {
  const width = 2 * radius + 1;
  const window = mask.slice();
  let size = 1;
  for (; 2 * size <= width; size *= 2) takeLeast(window, window, size * step);
  const least = window.slice();
  takeLeast(least, window, (width - size) * step);
  const far = radius * step;
  const centred = mask.slice();
  centred.set(least.subarray(0, coarseCount - 2 * far), far);
  return centred;
}

/** In each place the lesser of what is there and of what `from` has so much further on. */
function takeLeast(values: Float32Array, from: Float32Array, further: number): void {
  for (let at = 0; at < coarseCount - further; at++) {
    values[at] = Math.min(values[at]!, from[at + further]!);
  }
}

/** Newest last. Rims move slowly over a face, the noise on them does not. */
const rimShares = [0.2, 0.3, 0.5] as const;

/** The rims to render a frame with, from its own and those of up to two frames before it, as for `combineMasks`. */
export function combineRims(masks: readonly Float32Array[]): Float32Array | undefined {
  const newest = masks.at(-1);
  if (newest === undefined || masks.length < 3) return newest;
  const [older, old] = masks.slice(-3) as [Float32Array, Float32Array];
  const combined = new Float32Array(texelCount);
  for (let at = 0; at < texelCount; at++) combined[at] = rimShares[0] * older[at]! + rimShares[1] * old[at]! + rimShares[2] * newest[at]!;
  return combined;
}
