import { canonicalFace, type FaceMesh } from './canonical-face.ts';
import { eyeLandmarks } from './landmarks.ts';

/** 0 is the eye at the picture's left. */
export type EyeSide = 0 | 1;

/** On which side of the face a vertex lies. */
export const sideOf = (vertex: number): EyeSide => (canonicalFace[3 * vertex]! < 0 ? 0 : 1);

export interface EyeFrame {
  /** Half way between the corners. */
  centreX: number;
  centreY: number;
  /** Unit vector from the corner at the picture's left to the other one. */
  axisX: number;
  axisY: number;
  halfWidth: number;
  /** Height between the lids relative to the width; about 0.3 open, under 0.12 closed. */
  opening: number;
  irisX: number;
  irisY: number;
  irisRadius: number;
  /** Iris from the centre in half widths, along and across the axis. */
  gazeX: number;
  gazeY: number;
}

export function eyeOf(mesh: FaceMesh, side: EyeSide): EyeFrame {
  const { corners, upper, lower, iris } = eyeLandmarks[side];
  const [ax, ay] = [mesh[3 * corners[0]]!, mesh[3 * corners[0] + 1]!];
  const [bx, by] = [mesh[3 * corners[1]]!, mesh[3 * corners[1] + 1]!];
  const halfWidth = Math.hypot(bx - ax, by - ay) / 2 || 1;
  const axisX = (bx - ax) / (2 * halfWidth);
  const axisY = (by - ay) / (2 * halfWidth);
  const centreX = (ax + bx) / 2;
  const centreY = (ay + by) / 2;
  const [irisX, irisY] = [mesh[3 * iris]!, mesh[3 * iris + 1]!];
  const height = upper.reduce((sum, vertex, k) => sum + distance(mesh, vertex, lower[k]!), 0) / upper.length;
  return {
    centreX,
    centreY,
    axisX,
    axisY,
    halfWidth,
    opening: height / (2 * halfWidth),
    irisX,
    irisY,
    irisRadius: distance(mesh, iris + 1, iris + 3) / 2,
    gazeX: ((irisX - centreX) * axisX + (irisY - centreY) * axisY) / halfWidth,
    gazeY: (-(irisX - centreX) * axisY + (irisY - centreY) * axisX) / halfWidth,
  };
}

const distance = (mesh: FaceMesh, a: number, b: number) =>
  Math.hypot(mesh[3 * a]! - mesh[3 * b]!, mesh[3 * a + 1]! - mesh[3 * b + 1]!);
