import { smoothstep } from '@semblante/vision/geometry';
import { fillHoles } from './fill-holes.ts';
import { shrink } from './shrink.ts';
import type { Planes } from './source-face.ts';
import { resizeMap } from './texture-map.ts';
import { mirrored, plainSkinOver, type TrustedFace } from './trusted-face.ts';
import { unwrapTable } from './unwrap-table.ts';

export interface MendedFace {
  side: number;
  planes: Planes;
  /** What is known of each texel after all photos and both halves were used. */
  trust: Float32Array;
}

/** Keeps a little of the own colour where nothing better comes. */
const ownShareMin = 0.02;

/**
 * Completes the best photo of a face: what it does not show is taken from the other photos, then from the other half of
 * the face, each lit as its surroundings are; what nobody shows is filled in smoothly from the skin around, so that no
 * hair shows through where it fades out.
 */
export function mendFace(best: TrustedFace, others: readonly TrustedFace[]): MendedFace {
  const { side } = best;
  let planes = best.planes;
  let trust = best.trust;
  for (const donor of [...others, mirrored(best), ...others.map(mirrored)]) {
    const before = { planes, trust };
    const use = trust.map((own, at) => (1 - own) * donor.trust[at]!);
    if (!use.some((share) => share > ownShareMin)) continue;
    planes = blended(planes, litAlike(before, donor), { own: trust, use });
    trust = trust.map((own, at) => Math.min(1, own + use[at]!));
  }
  // Filled-in frames are skin: worse than a photo without glasses, better than the target's own face.
  if (best.glasses) trust = trust.map((share, at) => Math.min(1, share + best.glasses![at]!));
  return { side, planes: continued(planes, trust, side), trust };
}

function blended(planes: Planes, donor: Planes, { own, use }: { own: Float32Array; use: Float32Array }): Planes {
  return planes.map((plane, p) => {
    const theirs = donor[p]!;
    const mixed = new Float32Array(plane.length);
    for (let at = 0; at < mixed.length; at++) {
      const ownShare = Math.max(ownShareMin, own[at]!);
      mixed[at] = (ownShare * plane[at]! + use[at]! * theirs[at]!) / (ownShare + use[at]!);
    }
    return mixed;
  }) as Planes;
}

/** Light is smooth: it is compared over cells of so many texels. */
const cellTexels = 8;
const gainMin = 0.35;
const gainMax = 2.8;
/** Keeps dark cells from giving wild factors. */
const lumaFloor = 8;
/** How much of a cell both faces must show for it to tell the difference of their light. */
const cellShareFull = 0.35;

/**
 * The donor with the light of the face it is to complete: a factor on luma, a shift of chroma, both continued smoothly
 * to where only the donor is seen.
 */
function litAlike(face: { planes: Planes; trust: Float32Array }, donor: TrustedFace): Planes {
  const { side } = donor;
  const cells = Math.round(side / cellTexels);
  const plain = plainSkinOver(side);
  const both = face.trust.map((share, at) => share * donor.trust[at]! * plain[at]!);
  const reduce = (plane: Float32Array) =>
    shrink(plane, { from: { width: side, height: side }, to: { width: cells, height: cells } });
  const share = reduce(both);
  const known = share.map((value) => Math.min(1, value / cellShareFull));
  const meanOf = (plane: Float32Array) => {
    const sums = reduce(plane.map((value, at) => value * both[at]!));
    return sums.map((sum, cell) => (share[cell]! > 1e-4 ? sum / share[cell]! : 0));
  };
  const spread = (difference: Float32Array) => resizeMap(continueLight(difference, known, cells), cells, side);
  const own = face.planes.map(meanOf);
  const theirs = donor.planes.map(meanOf);
  const gain = spread(
    own[0]!.map((luma, cell) =>
      Math.max(gainMin, Math.min(gainMax, (luma + lumaFloor) / (theirs[0]![cell]! + lumaFloor))),
    ),
  );
  const shifts = ([1, 2] as const).map((p) => spread(own[p]!.map((chroma, cell) => chroma - theirs[p]![cell]!)));
  return [
    donor.planes[0].map((luma, at) => luma * gain[at]!),
    donor.planes[1].map((chroma, at) => chroma + shifts[0]![at]!),
    donor.planes[2].map((chroma, at) => chroma + shifts[1]![at]!),
  ];
}

const relaxRounds = 80;
/** Over-relaxation: a grid of a hundred cells settles in a few dozen rounds. */
const relaxation = 1.8;

/**
 * Continues what is known from its edge, like a membrane held there: a hidden cheek is lit like the skin beside it, not
 * like the mean of the face. Nothing is passed on around the outside of the face.
 */
function continueLight(difference: Float32Array, known: Float32Array, cells: number): Float32Array {
  const light = fillHoles(difference, known, { width: cells, height: cells });
  const start = Float32Array.from(light);
  const isInside = unwrapTable(cells).entryOf.map((entry) => (entry >= 0 ? 1 : 0));
  for (let round = 0; round < relaxRounds; round++) {
    for (let at = 0; at < light.length; at++) {
      if (!isInside[at] || known[at]! >= 1) continue;
      let [sum, count] = [0, 0];
      // The layout reaches both edges of the grid: a step sideways must not come out on the other cheek.
      for (const next of [at % cells > 0 ? at - 1 : -1, (at + 1) % cells > 0 ? at + 1 : -1, at - cells, at + cells]) {
        if (!isInside[next]) continue;
        sum += light[next]!;
        count++;
      }
      if (count === 0) continue;
      const settled = light[at]! + relaxation * (sum / count - light[at]!);
      light[at] = known[at]! * start[at]! + (1 - known[at]!) * settled;
    }
  }
  return light;
}

const unknownAt = [0.1, 0.5] as const;

/** What nobody shows, and the outside of the face, which mips and soft edges reach into. */
function continued(planes: Planes, trust: Float32Array, side: number): Planes {
  const { entryOf } = unwrapTable(side);
  const known = trust.map((share, at) => (entryOf[at] === -1 ? 0 : smoothstep(...unknownAt, share)));
  return planes.map((plane) => fillHoles(plane, known, { width: side, height: side })) as Planes;
}
