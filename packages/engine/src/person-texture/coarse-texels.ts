import { atlasSize, ringFromEyes, ringFromMouth, ringFromOval, smoothstep } from '@semblante/vision/geometry';
import { movementOver } from './face-areas.ts';
import { createTexelTable, fullTexels, spreadOverTexture, texelCount } from './texel-table.ts';

/**
 * What covers a face is looked for at half the resolution: a finger is still four texels wide there, at a quarter of
 * the cost.
 */
export const coarseSide = atlasSize / 2;
export const coarseCount = coarseSide * coarseSide;
export const coarseTexels = createTexelTable(coarseSide);

export const isInCoarseFace = flagsAt(coarseTexels.texel, coarseCount);
export const coarseMovement = movementOver(coarseTexels);
/** How many rings of vertices lie between a place and the oval. */
export const coarseRingFromOval = spreadOverTexture(coarseTexels, (vertex) => ringFromOval[vertex]!);

/** Structure near the oval is hair against background: it comes and goes with every turn of the head. */
export const structureWeight = coarseRingFromOval.map((ring) => smoothstep(1, 3, ring));
/** Lost structure proves nothing where a blink hides it, and less than elsewhere where speech does. */
export const lossWeight = spreadOverTexture(coarseTexels, (vertex) => {
  if (ringFromEyes[vertex]! <= 2) return 0;
  return ringFromMouth[vertex]! <= 3 ? 0.7 : 1;
});

function flagsAt(texels: Int32Array, count: number): Uint8Array {
  const flags = new Uint8Array(count);
  for (const texel of texels) flags[texel] = 1;
  return flags;
}

const isInFullFace = flagsAt(fullTexels.texel, texelCount);

/** Averages blocks of 2 × 2 texels, those outside the face left out. */
export function halved(full: Float32Array): Float32Array {
  const half = new Float32Array(coarseCount);
  for (let at = 0; at < coarseCount; at++) {
    const first = 2 * Math.floor(at / coarseSide) * atlasSize + 2 * (at % coarseSide);
    const inside = [first, first + 1, first + atlasSize, first + atlasSize + 1].filter((texel) => isInFullFace[texel]);
    half[at] = inside.length === 0 ? 0 : inside.reduce((sum, texel) => sum + full[texel]!, 0) / inside.length;
  }
  return half;
}
