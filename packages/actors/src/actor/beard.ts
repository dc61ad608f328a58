import { canonicalUvs } from '../face/canonical-face.ts';
import { skinTriangles } from '../face/face-topology.ts';
import { lerp } from '../geometry/interpolation.ts';
import { writeNormals } from '../geometry/mesh.ts';
import { dice } from '../geometry/noise.ts';
import { add, addScaled, cross, dot, normalise, scale, subtract, pointOf, type Vec3 } from '../geometry/vector.ts';
import { addLock, createLockHeap, lockMesh, type LockHeap } from '../hair/lock-ribbon.ts';
import { createSurface, hairMaterial, type Surface } from '../light/surface.ts';
import { beardShare } from '../paint/beard-mask.ts';
import { colourOf, shade } from '../colour/colour.ts';
import { faceMapOf, mapHeightCm, mapWidthCm } from '../paint/face-map.ts';
import { paintStrands } from '../paint/hair-texture.ts';
import type { BeardStyle, Person } from '../people/person.ts';

/** Standing beard hair; every vertex rides on the triangle its lock is rooted in, so it moves with the jaw. */
export interface Beard {
  surface: Surface;
  /** Three landmarks and their weights for each vertex, and the offset from that point. */
  roots: Int32Array;
  weights: Float32Array;
  offsets: Float32Array;
}

const mapSize = 128;

/** A place on a triangle of the face: its corners and their weights. */
interface Root {
  triangle: readonly [number, number, number];
  weights: readonly [number, number, number];
  point: Vec3;
  outward: Vec3;
  /** How much of a beard grows here, 0 to 1. */
  share: number;
}

const hairsPerSquareCm = 26;

export function buildBeard(person: Person, style: BeardStyle, rest: Float32Array): Beard {
  const throwDice = dice(person.seed * 57);
  const heap = createLockHeap();
  const roots: number[] = [];
  const weights: number[] = [];
  const offsets: number[] = [];
  for (const root of scatterRoots(style, rest, throwDice)) {
    const first = heap.positions.length / 3;
    const length = lengthAt(style, root.point) * root.share * (0.7 + 0.5 * throwDice());
    const colour = shade(colourOf(style.colour), 0.65 + 0.6 * throwDice());
    const look = {
      width: 0.15,
      pointed: 0.8,
      root: colour,
      tip: colour,
      strip: throwDice(),
      normalAt: () => root.outward,
    };
    addLock(heap, strandFrom(root.point, root.outward, length), look);
    for (let vertex = first; vertex < heap.positions.length / 3; vertex++) {
      roots.push(...root.triangle);
      weights.push(...root.weights);
      for (let k = 0; k < 3; k++) offsets.push(heap.positions[3 * vertex + k]! - root.point[k]!);
    }
  }
  return {
    surface: beardSurface(heap, person.seed),
    roots: Int32Array.from(roots),
    weights: Float32Array.from(weights),
    offsets: Float32Array.from(offsets),
  };
}

function* scatterRoots(style: BeardStyle, rest: Float32Array, throwDice: () => number): Generator<Root> {
  const normals = new Float32Array(rest.length);
  writeNormals(rest, Int32Array.from(skinTriangles), rest.length / 3, normals);
  for (let t = 0; t < skinTriangles.length; t += 3) {
    const triangle = [skinTriangles[t]!, skinTriangles[t + 1]!, skinTriangles[t + 2]!] as const;
    const wanted = areaOf(rest, triangle) * hairsPerSquareCm * (style.fullness ?? 0) + throwDice();
    for (let hair = 1; hair < wanted; hair++) {
      const [u, v] = foldedPair(throwDice(), throwDice());
      const weights = [1 - u - v, u, v] as const;
      const share = shareAt(style, triangle, weights);
      if (share < 0.25 + 0.5 * throwDice()) continue;
      yield {
        triangle,
        weights,
        share,
        point: weightedPoint(rest, triangle, weights),
        outward: normalise(weightedPoint(normals, triangle, weights)),
      };
    }
  }
}

function areaOf(rest: Float32Array, [a, b, c]: Root['triangle']): number {
  const origin = pointOf(rest, a);
  return Math.hypot(...cross(subtract(pointOf(rest, b), origin), subtract(pointOf(rest, c), origin))) / 2;
}

function weightedPoint(packed: Float32Array, [a, b, c]: Root['triangle'], weights: Root['weights']): Vec3 {
  const sum = add(scale(pointOf(packed, a), weights[0]), scale(pointOf(packed, b), weights[1]));
  return add(sum, scale(pointOf(packed, c), weights[2]));
}

/** A beard is dense: little sky reaches into it. */
const beardOpenness = 0.7;

function beardSurface(heap: LockHeap, seed: number): Surface {
  const material = { ...hairMaterial, gloss: 0.03 };
  const surface = createSurface(lockMesh(heap), {
    material,
    tangents: Float32Array.from(heap.tangents),
    texture: paintStrands(seed + 40),
  });
  surface.openness.fill(beardOpenness);
  return surface;
}

const foldedPair = (u: number, v: number): readonly [number, number] => (u + v > 1 ? [1 - u, 1 - v] : [u, v]);

function shareAt(style: BeardStyle, triangle: Root['triangle'], w: Root['weights']): number {
  const at = (k: number): number => triangle.reduce((sum, vertex, i) => sum + canonicalUvs[2 * vertex + k]! * w[i]!, 0);
  const [u, v] = [at(0), at(1)];
  const texel =
    Math.min(mapSize - 1, Math.floor(v * mapSize)) * mapSize + Math.min(mapSize - 1, Math.floor(u * mapSize));
  return beardShare(style, u * mapWidthCm, v * mapHeightCm, faceMapOf(mapSize).lip[texel]!);
}

/** Long at the chin, short at the cheeks and under the nose. */
const lengthAt = (style: BeardStyle, [, y]: Vec3): number =>
  (style.lengthCm ?? 0.6) * lerp(0.45, 1, Math.min(1, Math.max(0, (-3.5 - y) / 4.5)));

function strandFrom(root: Vec3, outward: Vec3, length: number): Vec3[] {
  const down: Vec3 = [0.06 * Math.sign(root[0]), -1, 0.1];
  const lying = normalise(addScaled(down, outward, -dot(down, outward)));
  return [0, 0.35, 0.7, 1].map((t) =>
    addScaled(addScaled(root, lying, length * t * 0.9), outward, length * (0.42 * t - 0.25 * t * t) + 0.03),
  );
}

/** Moves the beard with the posed face. */
export function followJaw({ surface, roots, weights, offsets }: Beard, face: Float32Array): void {
  const { positions } = surface;
  for (let i = 0; i < positions.length; i += 3) {
    const [a, b, c] = [3 * roots[i]!, 3 * roots[i + 1]!, 3 * roots[i + 2]!];
    for (let k = 0; k < 3; k++)
      positions[i + k] =
        face[a + k]! * weights[i]! + face[b + k]! * weights[i + 1]! + face[c + k]! * weights[i + 2]! + offsets[i + k]!;
  }
}
