import type { OcclusionMask } from './occlusion-masker.ts';
import { texelCount } from './texel-table.ts';

/** A cover that was not there the frame before may be a mistake of one frame: it is half believed until the next frame has it too. */
const firstFrameTrust = 0.65;
/** A cover of both frames before that is gone now may be a gap of one frame: half of it stays for one more. */
const lingering = 0.5;

/**
 * The mask to render a frame with, from its own and those of up to two frames before it (newest last; `undefined` = nothing covered).
 * Leave out frames before a cut or in which the person was not seen. Nothing older has a say, so a clip rendered in segments equals one
 * rendered in one go.
 */
export function combineMasks(masks: readonly (OcclusionMask | undefined)[]): OcclusionMask | undefined {
  const [newest, before, beforeThat] = masks.toReversed();
  const isNew = masks.length > 1 && before === undefined;
  const isLingering = before !== undefined && beforeThat !== undefined;
  if (newest === undefined && !isLingering) return undefined;
  if (!isNew && !isLingering) return newest;
  const combined = new Float32Array(texelCount);
  const trust = isNew ? firstFrameTrust : 1;
  for (let at = 0; at < texelCount; at++) {
    const now = newest ? trust * (1 - newest[at]!) : 0;
    const still = isLingering ? lingering * (1 - Math.max(before[at]!, beforeThat[at]!)) : 0;
    combined[at] = 1 - Math.max(now, still);
  }
  return combined;
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
