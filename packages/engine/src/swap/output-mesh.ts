import {
  canonicalFace,
  eyeLandmarks,
  eyeLoops,
  eyeOf,
  faceVertexCount,
  ringFromEyes,
  type EyeSide,
  type FaceMesh,
} from '../geometry/index.ts';
import type { HeadTurnFinder } from './head-turn.ts';

/** What the analysis knows about a person of the clip. */
export interface Person {
  /** Their face at rest: packed x, y, z of 468 vertices in any pose and scale. */
  neutral: Float32Array;
  /** How wide their eyes are usually open, see `eyeOf`. */
  neutralOpening: readonly [number, number];
  /** Radius of their irises over the width of the face. */
  irisRatio: number;
}

export interface Reshaping {
  /** From `shapeField`, in the space of the person's neutral face. */
  field: Float32Array;
  strength: number;
  neutralOpening: readonly [number, number];
  turns: HeadTurnFinder;
}

/** An opening to divide by when nothing is known of an eye. */
const usualOpening = 0.25;
const noseBridge = 168;
const sideOf = (vertex: number): EyeSide => (canonicalFace[3 * vertex]! < canonicalFace[3 * noseBridge]! ? 0 : 1);
const lidVertices = Int32Array.from(Array.from({ length: faceVertexCount }, (_, vertex) => vertex).filter((vertex) => ringFromEyes[vertex]! <= 1));

/** The target's face in its pose and expression, with the source's shape. Depths stay the target's: they only order the triangles. */
export function reshapeFace(target: FaceMesh, { field, strength: share, neutralOpening, turns }: Reshaping, out = new Float32Array(target.length)): FaceMesh {
  const r = turns.find(target);
  const shifts = withBlink(field, target, neutralOpening);
  out.set(target);
  for (let i = 0; i < 3 * faceVertexCount; i += 3) {
    const x = shifts[i]!;
    const y = shifts[i + 1]!;
    const z = shifts[i + 2]!;
    out[i] = out[i]! + share * (r[0]! * x + r[1]! * y + r[2]! * z);
    out[i + 1] = out[i + 1]! + share * (r[3]! * x + r[4]! * y + r[5]! * z);
  }
  for (const side of [0, 1] as const) moveIris(out, target, side);
  return out;
}

const shifted = new Float32Array(3 * faceVertexCount);

/** A closing eye takes only its share of the source's lids, so that it can close: the lids keep the shift of the eye as a whole. */
function withBlink(field: Float32Array, target: FaceMesh, neutralOpening: readonly [number, number]): Float32Array {
  shifted.set(field);
  const eyes = ([0, 1] as const).map((side) => ({
    open: Math.min(1, eyeOf(target, side).opening / (neutralOpening[side] || usualOpening)),
    shift: [0, 1, 2].map((axis) => eyeLoops[side].reduce((sum, vertex) => sum + field[3 * vertex + axis]!, 0) / eyeLoops[side].length),
  }));
  for (const vertex of lidVertices) {
    const { open, shift } = eyes[sideOf(vertex)]!;
    for (let axis = 0; axis < 3; axis++) {
      const i = 3 * vertex + axis;
      shifted[i] = shift[axis]! + open * (field[i]! - shift[axis]!);
    }
  }
  return shifted;
}

/** The iris looks the same way in the reshaped eye: the same place between its corners. */
function moveIris(out: FaceMesh, target: FaceMesh, side: EyeSide): void {
  const { gazeX, gazeY } = eyeOf(target, side);
  const { centreX, centreY, axisX, axisY, halfWidth } = eyeOf(out, side);
  const { iris } = eyeLandmarks[side];
  out[3 * iris] = centreX + halfWidth * (gazeX * axisX - gazeY * axisY);
  out[3 * iris + 1] = centreY + halfWidth * (gazeX * axisY + gazeY * axisX);
}
