import { likenessOf } from '../networks/index.ts';
import { toUnitLength } from './identities.ts';

/** A stretch of one face, to be joined with the others of the same person. */
export interface Stretch {
  firstFrame: number;
  lastFrame: number;
  /** Counts up at every cut. */
  shot: number;
  embedding: Float32Array;
  /** Sum of the qualities of the descriptions behind the embedding. */
  weight: number;
  /** Quality of the best of them, 0 to 1. */
  quality: number;
  start: FacePlace;
  end: FacePlace;
}

export interface FacePlace {
  centreX: number;
  centreY: number;
  faceWidth: number;
}

/**
 * Likeness (cosine of faceres embeddings) from which two stretches are one person, and calibrated so that two people
 * are rarely one: docs/engine/constants/analyse.md#one-person-or-two.
 */
export const samePersonLikeness = 0.7;
/** Small or turned faces look less like themselves: their line is lower by up to this. */
export const poorQualityAllowance = 0.06;
const fullQuality = 0.5;
/** A face that is back in the same shot, near where it left, needs less proof. */
const continuedLikeness = 0.55;
const continuedSecondsMax = 1.5;

/**
 * Comparing all with all has its price: the stretches beyond this many, the shortest ones, each join whom they are most
 * like.
 */
const comparedMax = 1500;

interface Cluster {
  /** Places in the list of stretches, by first frame. */
  members: number[];
  sum: Float32Array;
  mean: Float32Array;
  quality: number;
}

/** Groups of places in `stretches`, each one person. Two stretches that share a frame are never one person. */
export function clusterPeople(stretches: readonly Stretch[], { fps }: { fps: number }): number[][] {
  const byLength = [...stretches.keys()].sort((a, b) => lengthOf(stretches[b]!) - lengthOf(stretches[a]!));
  const marginOf = (a: Cluster, b: Cluster) => mergeMargin(stretches, a, b, fps);
  const clusters = agglomerate(
    byLength.slice(0, comparedMax).map((place) => clusterOf(place, stretches[place]!)),
    { stretches, marginOf },
  );
  for (const place of byLength.slice(comparedMax)) {
    const short = clusterOf(place, stretches[place]!);
    const best = placeOfLargest(clusters.map((cluster) => marginOf(cluster, short)));
    if (best === undefined) clusters.push(short);
    else clusters[best] = joined(clusters[best]!, short, stretches);
  }
  return clusters.map(({ members }) => members).sort((a, b) => a[0]! - b[0]!);
}

const lengthOf = ({ firstFrame, lastFrame }: Stretch) => lastFrame - firstFrame;

/** Joins the pair that is furthest over its line, again and again, until none is. */
function agglomerate(
  clusters: Cluster[],
  { stretches, marginOf }: { stretches: readonly Stretch[]; marginOf: (a: Cluster, b: Cluster) => number },
): Cluster[] {
  const margins = clusters.map((cluster, i) =>
    Float32Array.from({ length: i }, (_, j) => marginOf(cluster, clusters[j]!)),
  );
  const isGone = new Uint8Array(clusters.length);
  const bestOfRow = margins.map(placeOfLargest);
  const refresh = (row: number) => (bestOfRow[row] = isGone[row] ? undefined : placeOfLargest(margins[row]!));
  for (;;) {
    const row = placeOfLargest(bestOfRow.map((column, i) => (column === undefined ? 0 : margins[i]![column]!)));
    if (row === undefined) return clusters.filter((_, i) => !isGone[i]);
    const column = bestOfRow[row]!;
    clusters[column] = joined(clusters[column]!, clusters[row]!, stretches);
    isGone[row] = 1;
    for (let other = 0; other < clusters.length; other++) {
      if (other > row) margins[other]![row] = -Infinity;
      if (other === column || isGone[other]) continue;
      margins[Math.max(other, column)]![Math.min(other, column)] = marginOf(clusters[other]!, clusters[column]!);
    }
    for (let other = 0; other < clusters.length; other++) if (other >= Math.min(row, column)) refresh(other);
  }
}

/** Undefined when none is over 0. */
function placeOfLargest(values: ArrayLike<number>): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < values.length; i++) if (values[i]! > (best === undefined ? 0 : values[best]!)) best = i;
  return best;
}

function clusterOf(
  member: number,
  { embedding, weight, quality }: Pick<Stretch, 'embedding' | 'weight' | 'quality'>,
): Cluster {
  const sum = embedding.map((value) => value * Math.max(weight, 1e-3));
  return { members: [member], sum, mean: toUnitLength(sum), quality };
}

function joined(a: Cluster, b: Cluster, stretches: readonly Stretch[]): Cluster {
  const sum = a.sum.map((value, i) => value + b.sum[i]!);
  const members = [...a.members, ...b.members].sort((x, y) => stretches[x]!.firstFrame - stretches[y]!.firstFrame);
  return { members, sum, mean: toUnitLength(sum), quality: Math.max(a.quality, b.quality) };
}

/** How far two clusters are over the line from which they are one person. */
function mergeMargin(stretches: readonly Stretch[], a: Cluster, b: Cluster, fps: number): number {
  const meeting = meetingOf(stretches, a, b, fps);
  if (meeting === 'together') return -Infinity;
  const likeness = likenessOf(a.mean, b.mean);
  if (meeting === 'continued') return likeness - continuedLikeness;
  const lack = 1 - Math.min(1, Math.min(a.quality, b.quality) / fullQuality);
  return likeness - (samePersonLikeness - poorQualityAllowance * lack);
}

/**
 * Whether two clusters are ever in the picture at once, or one goes on where the other left. Walks both in the order of
 * time.
 */
function meetingOf(
  stretches: readonly Stretch[],
  a: Cluster,
  b: Cluster,
  fps: number,
): 'together' | 'continued' | 'apart' {
  let meeting: 'continued' | 'apart' = 'apart';
  for (let i = 0, j = 0; i < a.members.length && j < b.members.length;) {
    const x = stretches[a.members[i]!]!;
    const y = stretches[b.members[j]!]!;
    if (x.firstFrame <= y.lastFrame && y.firstFrame <= x.lastFrame) return 'together';
    if (isContinued(x, y, fps)) meeting = 'continued';
    if (x.lastFrame < y.lastFrame) i++;
    else j++;
  }
  return meeting;
}

function isContinued(x: Stretch, y: Stretch, fps: number): boolean {
  if (x.shot !== y.shot) return false;
  const [earlier, later] = x.firstFrame < y.firstFrame ? [x, y] : [y, x];
  if (later.firstFrame - earlier.lastFrame > continuedSecondsMax * fps) return false;
  const { end } = earlier;
  const { start } = later;
  const ratio = start.faceWidth / end.faceWidth;
  return (
    ratio > 0.6 && ratio < 1.6 && Math.hypot(start.centreX - end.centreX, start.centreY - end.centreY) < end.faceWidth
  );
}
