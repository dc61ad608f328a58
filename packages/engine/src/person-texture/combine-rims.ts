import { texelCount } from './texel-table.ts';

/** Newest last. Rims move slowly over a face, the noise on them does not. */
const rimShares = [0.2, 0.3, 0.5] as const;

/** As many frames have a say. */
export const rimFrames = rimShares.length;

/**
 * The rims to render a frame with, from its own and those of up to two frames before it (newest last). Leave out frames
 * before a cut or in which the person was not seen.
 */
export function combineRims(masks: readonly Float32Array[]): Float32Array | undefined {
  const newest = masks.at(-1);
  if (newest === undefined || masks.length < rimFrames) return newest;
  const [older, old] = masks.slice(-rimFrames) as [Float32Array, Float32Array];
  const combined = new Float32Array(texelCount);
  for (let at = 0; at < texelCount; at++)
    combined[at] = rimShares[0] * older[at]! + rimShares[1] * old[at]! + rimShares[2] * newest[at]!;
  return combined;
}
