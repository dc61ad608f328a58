import { atlasSize } from '../geometry/index.ts';
import type { OcclusionMask } from './occlusion-masker.ts';
import { texelCount } from './texel-table.ts';

/**
 * Texels by which a cover may have moved since an earlier frame and still count as the same one there. Tuned on the benchmark's three pairs with a hand
 * before the face, as encoded: jitter is 1.18, 1.09 and 1.11 of the clip's own without any mean of frames, 1.08, 0.96 and 1.01 with a reach of 4 and 1.09, 0.95 and
 * 0.97 with this one. More leaves less of a ghost before a very fast hand (it goes 12 texels a frame there), but lets strips beside it come and go at once.
 */
const reach = 2;

/**
 * The mask to render a frame with: the mean of its own and those of two frames before it (newest last; `undefined` = nothing covered). Parts of a
 * cover that are found in some frames and not in others (a shadow of the hand, a strip between finger and cheek) would make the whole face
 * tremble; so they come and go over three frames. Leave out frames before a cut or in which the person was not seen. Nothing older has a
 * say, so a clip rendered in segments equals one rendered in one go.
 */
export function combineMasks(masks: readonly (OcclusionMask | undefined)[]): OcclusionMask | undefined {
  const earlier = masks.slice(0, -1);
  const newest = masks.at(-1);
  if (earlier.length === 0 || masks.every((mask) => mask === undefined)) return newest;
  const combined = newest?.slice() ?? new Float32Array(texelCount).fill(1);
  for (const mask of earlier) addEarlier(combined, mask, newest);
  for (let at = 0; at < texelCount; at++) combined[at] = combined[at]! / masks.length;
  return combined;
}

function addEarlier(sum: Float32Array, mask: OcclusionMask | undefined, newest: OcclusionMask | undefined): void {
  const then = mask && newest ? withMoved(mask, newest) : mask;
  for (let at = 0; at < texelCount; at++) sum[at] = sum[at]! + (then ? then[at]! : 1);
}

/** An earlier mask in which what has only moved a little since is where it is now. */
function withMoved(mask: OcclusionMask, newest: OcclusionMask): OcclusionMask {
  const moved = leastAround(mask);
  for (let at = 0; at < texelCount; at++) {
    const here = mask[at]!;
    const there = moved[at]! > newest[at]! ? moved[at]! : newest[at]!;
    moved[at] = there < here ? there : here;
  }
  return moved;
}

function leastAround(mask: OcclusionMask): Float32Array {
  return leastAlong(leastAlong(mask, 1), atlasSize);
}

/** What is read across the end of a row changes nothing: a texel that is bare in the newest frame takes nothing from its neighbours, and those are outside the face. */
function leastAlong(mask: Float32Array, step: number): Float32Array {
  const least = mask.slice();
  const far = reach * step;
  for (let at = far; at < texelCount - far; at++) {
    let value = mask[at]!;
    for (let away = step; away <= far; away += step) {
      const before = mask[at - away]!;
      const after = mask[at + away]!;
      if (before < value) value = before;
      if (after < value) value = after;
    }
    least[at] = value;
  }
  return least;
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
