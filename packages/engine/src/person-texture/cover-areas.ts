import { coarseCount, coarseRingFromOval, coarseSide, coarseTexels, isInCoarseFace } from './coarse-texels.ts';
import { areasOf, dropSmallAreas, growMarks } from './connected-areas.ts';
import type { CoverEvidence } from './cover-evidence.ts';

/**
 * Everything here was tuned together, on hands whose place is known and on faces without any cover:
 * docs/engine/constants/person-texture.md.
 */
const seedFrom = 0.6;
const growFrom = 0.2;
/** Structure found to this degree is the face itself. */
const foundFrom = 0.5;
const seedShareMin = 0.012;
/** On the oval itself hair and background come and go with every turn. */
const ringMin = 0.7;

/** What an area must show to be taken for a cover. */
const everyArea = { edgeShare: 0.5, difference: 0.65 };
/** Structure is missing inside it, as a share of the face: nothing but a cover does that. */
const lostShareMin = 0.008;
/** Structure is missing elsewhere in the frame: something is there, so less is asked of its other parts. */
const lostElsewhereMin = 0.008;
const coverBesideLoss = 1.1;
/** Nothing is missing: a new light, a shine or a shadow on bare cheeks looks the same unless it is strong and sharp. */
const withoutLoss = { cover: 2, lumaOff: 0.8, edgeShare: 0.75 };
/**
 * The same for an area that reaches the oval, as whatever comes from outside does: sharper still, then it may be
 * weaker.
 */
const fromOutside = { cover: 1.4, lumaOff: 0.8, edgeShare: 0.85 };

/** Marks what covers the face; gives how many texels it marked. `own` is the person's own luma. */
export function markCover(evidence: CoverEvidence, own: Float32Array, marks: Uint8Array): number {
  const { cover, found } = evidence;
  let seeds = 0;
  for (let at = 0; at < coarseCount; at++)
    seeds += marks[at] = cover[at]! > seedFrom && coarseRingFromOval[at]! > ringMin ? 1 : 0;
  const seedsMin = Math.round(seedShareMin * coarseTexels.count);
  if (seeds < seedsMin || dropSmallAreas(marks, coarseSide, seedsMin) === 0) return 0;
  growMarks(marks, mayJoin(cover, found), coarseSide);
  let kept = 0;
  for (const area of areasOf(marks, coarseSide)) {
    if (isCover(area, { evidence, own, marks })) kept += area.length;
    else for (const at of area) marks[at] = rejected;
  }
  for (let at = 0; at < coarseCount; at++) if (marks[at] === rejected) marks[at] = 0;
  return kept;
}

/** Areas still to be judged look at marks beside them, so a rejected one is not wiped at once. */
const rejected = 2;

function mayJoin(cover: Float32Array, found: Float32Array): Uint8Array {
  const join = new Uint8Array(coarseCount);
  for (let at = 0; at < coarseCount; at++) join[at] = cover[at]! > growFrom && found[at]! <= foundFrom ? 1 : 0;
  return join;
}

interface Surroundings {
  evidence: CoverEvidence;
  own: Float32Array;
  marks: Uint8Array;
}

function isCover(area: Int32Array, { evidence, own, marks }: Surroundings): boolean {
  const lumaOff = meanIn(area, evidence.lumaOff);
  if (lumaOff + 0.5 * meanIn(area, evidence.chromaOff) <= everyArea.difference) return false;
  const edgeShare = sharpEdgeShare(area, { evidence, own, marks });
  if (edgeShare <= everyArea.edgeShare) return false;
  if ((meanIn(area, evidence.lost) * area.length) / coarseTexels.count > lostShareMin) return true;
  const cover = meanIn(area, evidence.cover);
  if (evidence.lostShare > lostElsewhereMin) return cover > coverBesideLoss;
  const asks =
    area.some((at) => coarseRingFromOval[at]! < ringMin) && edgeShare > fromOutside.edgeShare
      ? fromOutside
      : withoutLoss;
  return cover > asks.cover && lumaOff > asks.lumaOff && edgeShare > asks.edgeShare;
}

function meanIn(area: Int32Array, plane: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < area.length; i++) sum += plane[area[i]!]!;
  return sum / area.length;
}

/**
 * How much of an area's outline is an edge that the person's own face does not have. Light changes slowly, a hand ends
 * at once.
 */
function sharpEdgeShare(area: Int32Array, { evidence: { luma, gain }, own, marks }: Surroundings): number {
  const unlike = (at: number): number => luma[at]! - gain[at]! * own[at]!;
  // Math.hypot is slower and leaves garbage, which counts where it is called for every texel of every frame.
  const slope = (at: number): number =>
    Math.sqrt((unlike(at + 1) - unlike(at - 1)) ** 2 + (unlike(at + coarseSide) - unlike(at - coarseSide)) ** 2) / 2;
  const isOutside = (at: number): boolean => marks[at] === 0 && isInCoarseFace[at] === 1;
  let outline = 0;
  let sharp = 0;
  for (const at of area) {
    const [left, right, above, below] = [at - 1, at + 1, at - coarseSide, at + coarseSide];
    if (!isOutside(left) && !isOutside(right) && !isOutside(above) && !isOutside(below)) continue;
    outline++;
    const steepest = Math.max(slope(at), slope(left), slope(right), slope(above), slope(below));
    if (steepest > 3 + 0.03 * gain[at]! * own[at]!) sharp++;
  }
  return outline === 0 ? 0 : sharp / outline;
}

/**
 * Fills the gaps between fingers that look like the skin behind them (`closed`), except where the face itself is to be
 * seen.
 */
export function closeGaps(marks: Uint8Array, found: Float32Array, closed: Uint8Array): void {
  for (let at = 0; at < coarseCount; at++) {
    if (closed[at] && isInCoarseFace[at] && found[at]! < foundFrom) marks[at] = 1;
  }
}
