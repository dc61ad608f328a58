import { atlasCoordinates, atlasSize, ringFromOval, smoothstep } from '@semblante/vision/geometry';
import type { PersonTexture } from './build-person-texture.ts';
import { growMarks } from './connected-areas.ts';
import { lidsOver } from './face-areas.ts';
import { quickMedian } from './quick-median.ts';
import type { Texture } from './sample-texture.ts';
import { fullTexels, spreadOverTexture, texelCount } from './texel-table.ts';
import { blurTexture } from './texture-blur.ts';

/**
 * Hair is darker than the person's skin and greyer: shares of the skin's luma and warmth up to which a texel is hair,
 * and from which on it is not. Measured: docs/engine/constants/person-texture.md#hair-over-the-face.
 */
const darkness = { upTo: 0.55, from: 0.7 } as const;
const greyness = { upTo: 0.45, from: 0.7 } as const;
/** A picture with less warmth in its skin has too little colour to tell hair by it. */
const warmthMin = 0.04;
/** Hair comes in from above: no further down than the mouth, where it could be a beard. */
const lowestRow = atlasCoordinates[2 * 13 + 1]!;
/** Share of the face from which on it is worth to be left alone. */
const areaMin = 0.012;
/**
 * Share of the texels around one that are hair, or outside the face, where hair is no line: frames of glasses are 2 to
 * 6 texels thick.
 */
const thickness = { radius: 4, share: 0.85 } as const;
/** Texels over which it fades. */
const softness = 2;
/** Texels around the middle of the face in which skin is skin. */
const middleRadius = 0.31 * atlasSize;

const rings = spreadOverTexture(fullTexels, (vertex) => ringFromOval[vertex]!);
const lids = lidsOver(fullTexels);
const isFace = spreadOverTexture(fullTexels, () => 1);

/**
 * Where hair lies over the face all the time, a fringe or a lock before the temple: opacities of the new face, like a
 * mask of what covers it. The mask of a frame finds only what the person does not look like by themselves. It is the
 * same in all frames, so that nothing trembles. Undefined where there is none.
 */
export function looseHairOf({ median }: PersonTexture): Float32Array | undefined {
  const skin = skinOf(median);
  if (skin.warmth < warmthMin) return undefined;
  const hair = new Float32Array(texelCount);
  for (const at of fullTexels.texel) hair[at] = hairAt(median, at, skin);
  const isHair = Uint8Array.from(hair, (share) => (share > 0.5 ? 1 : 0));
  const marks = thickAtRim(isHair);
  growMarks(marks, isHair, atlasSize);
  if (marks.reduce((sum, mark) => sum + mark, 0) < areaMin * fullTexels.count) return undefined;
  const opacity = Float32Array.from(marks);
  blurTexture(opacity, atlasSize, softness);
  return opacity.map((share) => 1 - smoothstep(0, 0.7, share));
}

/** Marks at the outline of the face, as far as they are no mere lines: the arms of glasses are dark and grey too. */
function thickAtRim(isHair: Uint8Array): Uint8Array {
  const around = Float32Array.from(isHair, (is, at) => is || 1 - isFace[at]!);
  blurTexture(around, atlasSize, thickness.radius);
  return isHair.map((is, at) => (is && rings[at]! < 1 && around[at]! > thickness.share ? 1 : 0));
}

interface Skin {
  luma: number;
  warmth: number;
}

const warmthAt = ([y, u, v]: Texture, at: number) => (v[at]! - u[at]!) / Math.max(1, y[at]!);

function skinOf(median: Texture): Skin {
  const middle = fullTexels.texel.filter(
    (at) =>
      fullTexels.isSkin[at] &&
      Math.hypot((at % atlasSize) - atlasSize / 2, Math.floor(at / atlasSize) - atlasSize / 2) < middleRadius,
  );
  const typical = (valueAt: (at: number) => number) => quickMedian(Float32Array.from(middle, valueAt), middle.length);
  return { luma: typical((at) => median[0][at]!), warmth: typical((at) => warmthAt(median, at)) };
}

function hairAt(median: Texture, at: number, skin: Skin): number {
  if (Math.floor(at / atlasSize) > lowestRow) return 0;
  const dark = 1 - smoothstep(darkness.upTo, darkness.from, median[0][at]! / skin.luma);
  const grey = 1 - smoothstep(greyness.upTo, greyness.from, warmthAt(median, at) / skin.warmth);
  return dark * grey * (1 - lids[at]!);
}
