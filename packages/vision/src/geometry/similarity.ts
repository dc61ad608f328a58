import { stableVertices } from './landmarks.ts';

type Point = [number, number, number];

/** `to = scale · rotation · (from − fromCentre) + toCentre`; the rotation is a row-major 3 × 3 matrix. */
export interface Similarity {
  rotation: Float64Array;
  scale: number;
  fromCentre: Point;
  toCentre: Point;
}

/**
 * The turn, scale and shift that bring the points `indices` of one mesh nearest to those of another (Horn's closed
 * form).
 */
export function similarityBetween(
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  indices: readonly number[] = stableVertices,
): Similarity {
  const fromCentre = centreOf(from, indices);
  const toCentre = centreOf(to, indices);
  const covariance = new Float64Array(9);
  let fromSpread = 0;
  let toSpread = 0;
  for (const i of indices) {
    for (let row = 0; row < 3; row++) {
      const a = from[3 * i + row]! - fromCentre[row]!;
      const b = to[3 * i + row]! - toCentre[row]!;
      fromSpread += a * a;
      toSpread += b * b;
      for (let column = 0; column < 3; column++) {
        covariance[3 * row + column] = covariance[3 * row + column]! + a * (to[3 * i + column]! - toCentre[column]!);
      }
    }
  }
  const rotation = rotationFrom(covariance, 2 * Math.sqrt(fromSpread * toSpread));
  return { rotation, scale: Math.sqrt(toSpread / fromSpread), fromCentre, toCentre };
}

/** Moves every point of a mesh (irises included). */
export function applySimilarity(
  similarity: Similarity,
  mesh: Float32Array,
  out = new Float32Array(mesh.length),
): Float32Array {
  const { rotation: r, scale, fromCentre, toCentre } = similarity;
  for (let i = 0; i + 2 < mesh.length; i += 3) {
    const x = mesh[i]! - fromCentre[0];
    const y = mesh[i + 1]! - fromCentre[1];
    const z = mesh[i + 2]! - fromCentre[2];
    out[i] = scale * (r[0]! * x + r[1]! * y + r[2]! * z) + toCentre[0];
    out[i + 1] = scale * (r[3]! * x + r[4]! * y + r[5]! * z) + toCentre[1];
    out[i + 2] = scale * (r[6]! * x + r[7]! * y + r[8]! * z) + toCentre[2];
  }
  return out;
}

function centreOf(mesh: ArrayLike<number>, indices: readonly number[]): Point {
  const centre: Point = [0, 0, 0];
  for (const i of indices) for (const axis of [0, 1, 2] as const) centre[axis] += mesh[3 * i + axis]! / indices.length;
  return centre;
}

/** `shift` makes the wanted eigenvalue the largest in size as well as in value. */
function rotationFrom(covariance: Float64Array, shift: number): Float64Array {
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = covariance;
  const rows = [
    [xx! + yy! + zz! + shift, yz! - zy!, zx! - xz!, xy! - yx!],
    [yz! - zy!, xx! - yy! - zz! + shift, xy! + yx!, zx! + xz!],
    [zx! - xz!, xy! + yx!, yy! - xx! - zz! + shift, yz! + zy!],
    [xy! - yx!, zx! + xz!, yz! + zy!, zz! - xx! - yy! + shift],
  ];
  const [w, x, y, z] = principalAxis(Float64Array.from(rows.flat()));
  const turned = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  return Float64Array.from(turned.flat());
}

/**
 * Squaring a symmetric matrix ten times is a power iteration of 1024 steps; what is left is the wanted axis times
 * itself.
 */
function principalAxis(matrix: Float64Array): [number, number, number, number] {
  let power = matrix;
  for (let round = 0; round < 10; round++) {
    const square = new Float64Array(16);
    let trace = 0;
    for (let i = 0; i < 16; i++) {
      for (let k = 0; k < 4; k++) square[i] = square[i]! + power[(i & 12) + k]! * power[4 * k + (i & 3)]!;
      if (i % 5 === 0) trace += square[i]!;
    }
    power = square.map((value) => value / (trace || 1));
  }
  let longest = 0;
  for (let i = 1; i < 4; i++) if (power[5 * i]! > power[5 * longest]!) longest = i;
  const axis = power.subarray(4 * longest, 4 * longest + 4);
  const length = Math.hypot(...axis) || 1;
  return [axis[0]! / length, axis[1]! / length, axis[2]! / length, axis[3]! / length];
}
