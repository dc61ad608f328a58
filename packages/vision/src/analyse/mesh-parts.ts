import { eyeLandmarks, faceVertexCount, isExpressive, meshPointCount, ringFromEyes } from '../geometry/index.ts';
import { canonicalFace, eyeOf, faceWidthOf, type FaceMesh } from '../geometry/index.ts';

/** Parts of a face that move on their own and are smoothed on their own. */
export const meshParts = ['head', 'leftEye', 'rightEye', 'mouth'] as const;
export type MeshPart = (typeof meshParts)[number];
const [head, leftEye, rightEye, mouth] = [0, 1, 2, 3] as const;

/** For each of the 478 points the number of its part. */
export const partOfPoint: Uint8Array = Uint8Array.from({ length: meshPointCount }, (_, point) => {
  if (point >= faceVertexCount) return point < eyeLandmarks[1].iris ? leftEye : rightEye;
  if (isExpressive[point] === 0) return head;
  if (ringFromEyes[point]! > 1) return mouth;
  return canonicalFace[3 * point]! < 0 ? leftEye : rightEye;
});

/**
 * What tells a blink, a glance and speech from noise; all relative to the face, so the size of the picture does not
 * matter.
 */
export interface FaceShape {
  openings: readonly [number, number];
  gazes: readonly [number, number, number, number];
  mouthGap: number;
  mouthWidth: number;
  faceWidth: number;
}

const [upperLip, lowerLip, mouthLeft, mouthRight] = [13, 14, 61, 291];

export function shapeOf(mesh: FaceMesh): FaceShape {
  const left = eyeOf(mesh, 0);
  const right = eyeOf(mesh, 1);
  const faceWidth = faceWidthOf(mesh);
  return {
    openings: [left.opening, right.opening],
    gazes: [left.gazeX, left.gazeY, right.gazeX, right.gazeY],
    mouthGap: distance(mesh, upperLip, lowerLip) / faceWidth,
    mouthWidth: distance(mesh, mouthLeft, mouthRight) / faceWidth,
    faceWidth,
  };
}

const distance = (mesh: FaceMesh, a: number, b: number) =>
  Math.hypot(mesh[3 * a]! - mesh[3 * b]!, mesh[3 * a + 1]! - mesh[3 * b + 1]!);

/** Nose tip, outer eye corners, mouth corners, chin: where a head's motion shows. */
export const motionPoints = [1, 33, 263, 61, 291, 152] as const;

/** Mean way of the head's points from one mesh to the other, in face widths. */
export function headMotion(from: FaceMesh, to: FaceMesh, faceWidth: number): number {
  let way = 0;
  for (const point of motionPoints)
    way += Math.hypot(to[3 * point]! - from[3 * point]!, to[3 * point + 1]! - from[3 * point + 1]!);
  return way / motionPoints.length / faceWidth;
}

type Way = readonly [from: FaceMesh, to: FaceMesh];

/** How much the ways of the head's points differ, in pixels: of two that follow each other, how much they swerve. */
export function headBend(before: Way, after: Way): number {
  let bend = 0;
  for (const point of motionPoints) {
    const along = (axis: number) =>
      after[1][3 * point + axis]! -
      after[0][3 * point + axis]! -
      before[1][3 * point + axis]! +
      before[0][3 * point + axis]!;
    bend += Math.hypot(along(0), along(1));
  }
  return bend / motionPoints.length;
}

/** Lids and glance of one eye. Halved for the glance: an iris jitters twice as much as a lid. */
export function eyeMotion(from: FaceShape, to: FaceShape, side: 0 | 1): number {
  const glance = Math.hypot(
    to.gazes[2 * side]! - from.gazes[2 * side]!,
    to.gazes[2 * side + 1]! - from.gazes[2 * side + 1]!,
  );
  return Math.max(Math.abs(to.openings[side] - from.openings[side]), glance / 2);
}

export const mouthMotion = (from: FaceShape, to: FaceShape) =>
  Math.max(Math.abs(to.mouthGap - from.mouthGap), Math.abs(to.mouthWidth - from.mouthWidth));
