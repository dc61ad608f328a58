import { canonicalFace, facingOf, isFeature, ringFromEyes, ringFromOval, smoothstep } from '@semblante/vision/geometry';
import { isWearing, type Glasses, type FoundFace } from '@semblante/vision/networks';
import type { FaceCrop } from './face-crop.ts';
import { fillHoles } from './fill-holes.ts';
import { fillableOver } from './fillable-frames.ts';
import { glassesCoverOf } from './glasses-cover.ts';
import { usableSkinOf } from './skin-validity.ts';
import { shrink } from './shrink.ts';
import type { Planes } from './source-face.ts';
import { flipMap, resizeMap } from './texture-map.ts';
import { unwrapFace, type UnwrappedFace } from './unwrap-face.ts';
import { spreadOverFace, unwrapTable, validitySide } from './unwrap-table.ts';

/** An unwrapped face and how far each texel of it may be believed. */
export interface TrustedFace {
  side: number;
  planes: Planes;
  /** 1 where the photo shows this place of the face, 0 where it is turned away or something lies over it. */
  trust: Float32Array;
  /** Trust in what was frame of glasses and is now filled in from the skin around; undefined without glasses. */
  glasses: Float32Array | undefined;
}

/**
 * Cosine to the camera: nothing to be seen, all to be seen. The edge of a face shows background as soon as the mesh is
 * a pixel off.
 */
const seenAt = { edge: [0.2, 0.5] as const, inside: [-0.05, 0.25] as const };
/** Rings from the oval from which on a place lies inside: under a nose or a lip there is still face. */
const insideRing = 5;

export function readTrustedFace({
  found,
  glasses,
  crop,
  side,
}: {
  found: FoundFace;
  glasses: Glasses;
  crop: FaceCrop;
  side: number;
}): TrustedFace {
  const facing = facingOf(found.mesh);
  const asSeen = unwrapFace(crop, side);
  const frames = isWearing(glasses) ? glassesCoverOf(glasses, side) : undefined;
  const planes = frames ? withoutFrames(asSeen, frames) : asSeen.planes;
  const seen = spreadOverFace(
    unwrapTable(side),
    facing.map((cosine, vertex) => {
      const [none, all] = ringFromOval[vertex]! < insideRing ? seenAt.edge : seenAt.inside;
      return smoothstep(none, all, cosine);
    }),
  );
  const validity = resizeMap(usableSkinOf(reduced(planes, side), facing), validitySide, side);
  const valid = seen.map((share, at) => share * validity[at]!);
  distrustWorseEye(valid, side);
  if (!frames) return { side, planes, trust: valid, glasses: undefined };
  const fillable = fillableOver(side, frames);
  return {
    side,
    planes,
    trust: valid.map((share, at) => share * (1 - frames[at]!)),
    glasses: valid.map((share, at) => share * frames[at]! * fillable[at]!),
  };
}

function reduced(planes: Planes, side: number): UnwrappedFace {
  const sizes = { from: { width: side, height: side }, to: { width: validitySide, height: validitySide } };
  return { side: validitySide, planes: planes.map((plane) => shrink(plane, sizes)) as Planes };
}

/** The other half of the same face. */
export const mirrored = ({ side, planes, trust, glasses }: TrustedFace): TrustedFace => ({
  side,
  planes: planes.map((plane) => flipMap(plane, side)) as Planes,
  trust: flipMap(trust, side),
  glasses: glasses && flipMap(glasses, side),
});

/** How much worse the skin around one eye must be before that whole eye, brow and all, is taken from the other half. */
const eyeDifferenceMin = 0.25;
const isLeft = canonicalFace.filter((_, i) => i % 3 === 0).map((x) => (x < 0 ? 1 : 0));

/**
 * Half an eye of its own and half a mirrored one never fit together: the block of eye and brow is one half's or the
 * other's.
 */
function distrustWorseEye(trust: Float32Array, side: number): void {
  const table = unwrapTable(side);
  const around = spreadOverFace(
    table,
    Float32Array.from(ringFromEyes, (ring) => (ring >= 1 && ring <= 3 ? 1 : 0)),
  );
  const left = spreadOverFace(table, isLeft);
  const meanOf = (isSide: (share: number) => boolean) => {
    let [sum, count] = [0, 0];
    for (const at of table.texel) {
      if (around[at]! < 0.5 || !isSide(left[at]!)) continue;
      sum += trust[at]!;
      count++;
    }
    return sum / count;
  };
  const difference = meanOf((share) => share > 0.5) - meanOf((share) => share < 0.5);
  if (Math.abs(difference) < eyeDifferenceMin) return;
  const block = spreadOverFace(
    table,
    Float32Array.from(ringFromEyes, (ring) => 1 - smoothstep(3, 5, ring)),
  );
  for (const at of table.texel) {
    const isWorse = difference < 0 ? left[at]! : 1 - left[at]!;
    trust[at]! *= 1 - block[at]! * isWorse;
  }
}

/** Cover up to which a texel may lend its colour to the frame beside it; everything over the second is replaced. */
const lendsUnder = 0.03;
const replacedFrom = 0.5;

/** Skin only lends: the dark of lashes and pupils must not run into the bridge of the nose. */
export function withoutFrames({ side, planes }: UnwrappedFace, glasses: Float32Array): Planes {
  const table = unwrapTable(side);
  const lids = spreadOverFace(
    table,
    Float32Array.from(ringFromEyes, (ring) => (ring <= 1 ? 1 : 0)),
  );
  const known = new Float32Array(side * side);
  table.texel.forEach((at, i) => (known[at] = table.kind[i] === 0 && glasses[at]! < lendsUnder ? 1 - lids[at]! : 0));
  return planes.map((plane) => {
    const filled = fillHoles(plane, known, { width: side, height: side });
    return plane.map((value, at) => value + smoothstep(0, replacedFrom, glasses[at]!) * (filled[at]! - value));
  }) as Planes;
}

/** 1 on plain skin, whose colour tells the light; 0 on eyes, lips, brows and nostrils. */
export const plainSkinOver = (side: number): Float32Array => {
  const table = unwrapTable(side);
  const features = spreadOverFace(table, isFeature);
  const plain = new Float32Array(side * side);
  table.texel.forEach((at, i) => (plain[at] = table.kind[i] === 0 ? 1 - features[at]! : 0));
  return plain;
};
