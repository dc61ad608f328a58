import { quickMedian } from './quick-median.ts';

/**
 * Points on which a smooth surface over the texture is fitted: `basis` has six numbers per point, 1, x, y, x², xy, y².
 */
export interface SurfacePoints {
  count: number;
  basis: Float64Array;
}

export const basisSize = 6;
/** A plane uses the first three of the basis, a curved surface all six. */
type SurfaceTerms = 3 | 6;

interface SurfaceFit {
  points: SurfacePoints;
  values: Float32Array;
  weights: Float32Array;
  terms: SurfaceTerms;
  /**
   * A point further than this from the surface has no say (Tukey's biweight); the first rounds are twice as patient.
   */
  tolerance: number;
  /** The surface when there are too few points. */
  otherwise: number;
}

const rounds = 4;
const patientRounds = 2;
const pointsMin = 20;
/**
 * Pulls slopes and bends, never the level, to zero where the points say nothing about them; in units of one point's
 * weight.
 */
const ridge = 0.05;
/** Keeps the level where it was when no point has a say at all. */
const levelAnchor = 1e-6;

/**
 * A surface through most of the points: what covers part of a face must not pull the light of the rest. Starts from the
 * median, so less than half of the points may be covered.
 */
export function fitRobustSurface(fit: SurfaceFit, sumMoments: SumMoments = sumMomentsPlainly): Float64Array {
  const { points, values, weights, terms, tolerance, otherwise } = fit;
  const surface = new Float64Array(terms);
  let used = 0;
  for (let i = 0; i < points.count; i++) if (weights[i]! > 0) usedValues[used++] = values[i]!;
  surface[0] = used < pointsMin ? otherwise : quickMedian(usedValues, used);
  if (used < pointsMin) return surface;
  for (let round = 0; round < rounds; round++) {
    const reach = round < patientRounds ? 2 * tolerance : tolerance;
    const { normal, right } = equationsOf(sumMoments({ points, values, weights, surface, reach }), surface);
    solveInto(surface, normal, right);
  }
  return surface;
}

const usedValues = new Float32Array(128 * 128);

interface MomentInput extends Pick<SurfaceFit, 'points' | 'values' | 'weights'> {
  surface: Float64Array;
  reach: number;
}

/**
 * Sums over all points, weighted by how near they are to the surface: the products of any two of the basis, x⁰y⁰ to y⁴,
 * 15 in all, then the products of the value with each of the basis.
 */
type SumMoments = (input: MomentInput) => ArrayLike<number>;
/** Powers of x and y whose sums are the moments, in order; the first six are the basis itself. */
const powers = [
  ...([
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 0],
    [1, 1],
    [0, 2],
    [3, 0],
    [2, 1],
  ] as const),
  ...([
    [1, 2],
    [0, 3],
    [4, 0],
    [3, 1],
    [2, 2],
    [1, 3],
    [0, 4],
  ] as const),
];
export const momentCount = powers.length + basisSize;
/** Which moment is the product of two of the basis. */
const momentOf = Array.from({ length: basisSize }, (_, row) =>
  Array.from({ length: basisSize }, (__, column) => {
    const [x, y] = [0, 1].map((axis) => powers[row]![axis]! + powers[column]![axis]!);
    return powers.findIndex((power) => power[0] === x && power[1] === y);
  }),
);

function sumMomentsPlainly({ points, values, weights, surface, reach }: MomentInput): Float64Array {
  const moments = new Float64Array(momentCount);
  const { basis } = points;
  for (let i = 0, at = 0; i < points.count; i++, at += basisSize) {
    let expected = 0;
    for (let k = 0; k < surface.length; k++) expected += surface[k]! * basis[at + k]!;
    const error = (values[i]! - expected) / reach;
    const trust = 1 - error * error;
    if (trust <= 0 || weights[i]! <= 0) continue;
    const weight = weights[i]! * trust * trust;
    const [x, y] = [basis[at + 1]!, basis[at + 2]!];
    for (let k = 0; k < powers.length; k++) moments[k]! += weight * x ** powers[k]![0] * y ** powers[k]![1];
    for (let k = 0; k < basisSize; k++) moments[powers.length + k]! += weight * values[i]! * basis[at + k]!;
  }
  return moments;
}

function equationsOf(moments: ArrayLike<number>, surface: Float64Array): { normal: Float64Array; right: Float64Array } {
  const terms = surface.length;
  const normal = new Float64Array(terms * terms);
  const right = new Float64Array(terms);
  for (let row = 0; row < terms; row++) {
    for (let column = 0; column <= row; column++) normal[row * terms + column] = moments[momentOf[row]![column]!]!;
    right[row] = moments[powers.length + row]!;
    normal[row * terms + row]! += row === 0 ? levelAnchor : ridge;
  }
  right[0]! += levelAnchor * surface[0]!;
  return { normal, right };
}

/** Cholesky; `normal` is overwritten. */
function solveInto(solution: Float64Array, normal: Float64Array, right: Float64Array): void {
  const n = right.length;
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = normal[row * n + column]!;
      for (let k = 0; k < column; k++) sum -= normal[row * n + k]! * normal[column * n + k]!;
      normal[row * n + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / normal[column * n + column]!;
    }
  }
  for (let row = 0; row < n; row++) {
    let sum = right[row]!;
    for (let k = 0; k < row; k++) sum -= normal[row * n + k]! * solution[k]!;
    solution[row] = sum / normal[row * n + row]!;
  }
  for (let row = n - 1; row >= 0; row--) {
    let sum = solution[row]!;
    for (let k = row + 1; k < n; k++) sum -= normal[k * n + row]! * solution[k]!;
    solution[row] = sum / normal[row * n + row]!;
  }
}
