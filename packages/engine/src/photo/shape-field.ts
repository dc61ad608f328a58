import {
  applySimilarity,
  canonicalFace,
  faceVertexCount,
  isLip,
  mirrorVertex,
  ringFromEyes,
  ringFromMouth,
  shapeWeight,
  similarityBetween,
  smoothstep,
  vertexNeighbours,
  type FaceMesh,
} from '@semblante/vision/geometry';

/**
 * Place of the mouth is identity, form of the lips is mostly expression: how much of the form is taken. Chosen by eye
 * on 13 pairs.
 */
const lipFormShare = 0.25;
/** Rings from the mouth over which its common shift gives way to the places' own. */
const mouthRings = { all: 3.5, none: 7.5 };
const smoothingRounds = 3;
/** In centimetres of the canonical face: everything above the base of the nose and within its wings. */
const [noseHalfWidth, noseBase] = [2, 2.2];
const isNose = Uint8Array.from({ length: faceVertexCount }, (_, vertex) =>
  Math.abs(canonicalFace[3 * vertex]!) < noseHalfWidth && canonicalFace[3 * vertex + 1]! < noseBase ? 1 : 0,
);
/** Left and right points that span the axis of symmetry. */
const pairs = [
  [33, 263],
  [133, 362],
  [234, 454],
  [127, 356],
  [93, 323],
] as const;

/**
 * What to add to every vertex of a person at rest to give them the source's face shape, in the space and scale of
 * `neutral`. Symmetric, because a mesh's asymmetry is mostly error, free of the photo's expression and zero on the
 * oval.
 */
export function shapeField(source: { mesh: FaceMesh }, neutral: Float32Array): Float32Array {
  const placed = applySimilarity(similarityBetween(source.mesh, neutral), source.mesh);
  const difference = Float32Array.from({ length: 3 * faceVertexCount }, (_, i) => placed[i]! - neutral[i]!);
  const field = symmetrised(difference, sidewaysAxisOf(neutral));
  moveMouthAsOne(field);
  smoothAroundMouth(field);
  for (let i = 0; i < field.length; i++) field[i]! *= shapeWeight[Math.floor(i / 3)]!;
  return field;
}

function sidewaysAxisOf(mesh: Float32Array): [number, number, number] {
  const axis: [number, number, number] = [0, 0, 0];
  for (const [left, right] of pairs)
    for (const k of [0, 1, 2] as const) axis[k] += mesh[3 * right + k]! - mesh[3 * left + k]!;
  const length = Math.hypot(...axis);
  return [axis[0] / length, axis[1] / length, axis[2] / length];
}

function symmetrised(field: Float32Array, axis: readonly [number, number, number]): Float32Array {
  const even = new Float32Array(field.length);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const own = 3 * vertex;
    const other = 3 * mirrorVertex[vertex]!;
    const sideways = field[other]! * axis[0] + field[other + 1]! * axis[1] + field[other + 2]! * axis[2];
    for (const k of [0, 1, 2] as const)
      even[own + k] = (field[own + k]! + field[other + k]! - 2 * sideways * axis[k]) / 2;
  }
  return even;
}

function moveMouthAsOne(field: Float32Array): void {
  const shift = [0, 0, 0];
  const lips = isLip.reduce((sum, flag) => sum + flag, 0);
  for (let i = 0; i < field.length; i++) if (isLip[Math.floor(i / 3)]) shift[i % 3]! += field[i]! / lips;
  for (let i = 0; i < field.length; i++) {
    const near = 1 - smoothstep(mouthRings.all, mouthRings.none, ringFromMouth[Math.floor(i / 3)]!);
    field[i]! += (1 - lipFormShare) * near * (shift[i % 3]! - field[i]!);
  }
}

/**
 * Where the mouth's shift gives way to cheeks and chin the field would fold the mesh; lids and nose keep their own
 * form.
 */
function smoothAroundMouth(field: Float32Array): void {
  for (let round = 0; round < smoothingRounds; round++) {
    const before = Float32Array.from(field);
    for (let vertex = 0; vertex < faceVertexCount; vertex++) {
      const ring = ringFromMouth[vertex]!;
      if (ring < 2 || ring > 9 || ringFromEyes[vertex]! < 2 || isNose[vertex]) continue;
      const neighbours = vertexNeighbours[vertex]!;
      for (let k = 0; k < 3; k++) {
        const mean = neighbours.reduce((sum, next) => sum + before[3 * next + k]!, 0) / neighbours.length;
        field[3 * vertex + k] = (before[3 * vertex + k]! + mean) / 2;
      }
    }
  }
}
