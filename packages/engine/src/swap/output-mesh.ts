import {
  canonicalFace,
  eyeLoops,
  faceVertexCount,
  ringFromEyes,
  sideOf,
  type FaceMesh,
} from '@semblante/vision/geometry';
import type { HeadTurnFinder } from './head-turn.ts';
import { onNose } from './nose.ts';

/** What the analysis knows about a person of the clip. */
export interface Person {
  /** Their face at rest: packed x, y, z of 468 vertices in any pose and scale. */
  neutral: Float32Array;
  /** Usual eye opening, image-left eye first. */
  neutralOpening: readonly [number, number];
}

export interface Reshaping {
  /** From `shapeField`, in the space of the person's neutral face. */
  field: Float32Array;
  strength: number;
  turns: HeadTurnFinder;
  /** How far the nose is the target's own in a frame, see `noseAway`: its shape is too, or two noses would show. */
  noseAway?: (target: FaceMesh) => number;
}

const lidVertices = Int32Array.from(
  Array.from({ length: faceVertexCount }, (_, vertex) => vertex).filter((vertex) => ringFromEyes[vertex]! <= 1),
);

/**
 * The target's face in its pose and expression, with the source's shape. Depths stay the target's: they only order the
 * triangles.
 */
export function reshapeFace(
  target: FaceMesh,
  { field, strength, turns, noseAway }: Reshaping,
  out = new Float32Array(target.length),
): FaceMesh {
  const r = turns.find(target);
  const shifts = withTargetOpening(field);
  const away = noseAway?.(target) ?? 0;
  out.set(target);
  for (let vertex = 0, i = 0; vertex < faceVertexCount; vertex++, i += 3) {
    const share = strength * (1 - away * onNose[vertex]!);
    const x = shifts[i]!;
    const y = shifts[i + 1]!;
    const z = shifts[i + 2]!;
    out[i] = out[i]! + share * (r[0]! * x + r[1]! * y + r[2]! * z);
    out[i + 1] = out[i + 1]! + share * (r[3]! * x + r[4]! * y + r[5]! * z);
  }
  return out;
}

const shifted = new Float32Array(3 * faceVertexCount);

/** For each vertex of the lids the one opposite to it in the same ring: above or below, nearest across. */
const opposite = Int32Array.from(lidVertices, (vertex) => {
  const at = (other: number, axis: 0 | 1) => canonicalFace[3 * other + axis]!;
  const middle = eyeLoops[sideOf(vertex)].reduce((sum, each) => sum + at(each, 1) / eyeLoops[0].length, 0);
  const isAbove = (other: number) => at(other, 1) < middle;
  const others = lidVertices.filter(
    (other) =>
      sideOf(other) === sideOf(vertex) &&
      ringFromEyes[other] === ringFromEyes[vertex] &&
      isAbove(other) !== isAbove(vertex),
  );
  return others.reduce((best, other) =>
    Math.abs(at(other, 0) - at(vertex, 0)) < Math.abs(at(best, 0) - at(vertex, 0)) ? other : best,
  );
});

/**
 * Both lids of a place move alike: eyes lie, slant and reach as the source's, and open as far as the target's. The
 * photo's own opening would be another glance, and would not close.
 */
function withTargetOpening(field: Float32Array): Float32Array {
  shifted.set(field);
  lidVertices.forEach((vertex, k) => {
    for (let axis = 0; axis < 3; axis++)
      shifted[3 * vertex + axis] = (field[3 * vertex + axis]! + field[3 * opposite[k]! + axis]!) / 2;
  });
  return shifted;
}
