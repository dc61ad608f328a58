import { eyeOf, faceVertexCount, faceWidthOf, type EyeSide, type FaceMesh } from '@semblante/vision/geometry';
import { anglesOf, type FaceAngles } from '@semblante/vision/networks';
import { measuredAnglesOf } from './measured-angles.ts';

/** Under this opening the iris is hidden by the lids and its place is a guess. */
const openEyeMin = 0.15;
const mouth = { upperLip: 13, lowerLip: 14, leftCorner: 61, rightCorner: 291 } as const;

/** The face in the same frame of the clip before and after, found by the same network. */
export interface MeshPair {
  before: FaceMesh;
  after: FaceMesh;
}

/** How far the head is turned differently: the length of the difference in yaw, pitch and roll. */
export const poseErrorDegrees = ({ before, after }: MeshPair): number =>
  turnBetween(measuredAnglesOf(before), measuredAnglesOf(after));

/** The same by the fit over the whole face with which the engine itself tells angles. */
export const fittedPoseErrorDegrees = ({ before, after }: MeshPair): number =>
  turnBetween(anglesOf(before), anglesOf(after));

/** Mean distance of the 468 points in the picture, in per cent of the width of the face before. */
export function landmarkErrorPercent({ before, after }: MeshPair): number {
  let sum = 0;
  for (let i = 0; i < 3 * faceVertexCount; i += 3)
    sum += Math.hypot(before[i]! - after[i]!, before[i + 1]! - after[i + 1]!);
  return percentOfFace(sum / faceVertexCount, before);
}

/** How much less or more the mouth is open and wide, in per cent of the width of the face before. */
export function mouthErrorsPercent({ before, after }: MeshPair): { opening: number; width: number } {
  const differenceOf = (from: number, to: number) => Math.abs(distance(before, from, to) - distance(after, from, to));
  return {
    opening: percentOfFace(differenceOf(mouth.upperLip, mouth.lowerLip), before),
    width: percentOfFace(differenceOf(mouth.leftCorner, mouth.rightCorner), before),
  };
}

/**
 * Difference of lid opening in per cent of the eye's width, and of gaze in per cent of half of it; no gaze is told from
 * a closed eye.
 */
export function eyeErrorsPercent(
  { before, after }: MeshPair,
  side: EyeSide,
): { opening: number; gaze: number | undefined } {
  const a = eyeOf(before, side);
  const b = eyeOf(after, side);
  return {
    opening: 100 * Math.abs(a.opening - b.opening),
    gaze: a.opening > openEyeMin ? 100 * Math.hypot(a.gazeX - b.gazeX, a.gazeY - b.gazeY) : undefined,
  };
}

const turnBetween = (a: FaceAngles, b: FaceAngles) =>
  Math.hypot(a.yaw - b.yaw, a.pitch - b.pitch, shortWay(a.roll - b.roll));
/** A head that lies on its side may be told as 179 or as -179 degrees. */
const shortWay = (degrees: number) => ((degrees + 540) % 360) - 180;
const percentOfFace = (pixels: number, mesh: FaceMesh) => (100 * pixels) / faceWidthOf(mesh);
const distance = (mesh: FaceMesh, a: number, b: number) =>
  Math.hypot(mesh[3 * a]! - mesh[3 * b]!, mesh[3 * a + 1]! - mesh[3 * b + 1]!);
