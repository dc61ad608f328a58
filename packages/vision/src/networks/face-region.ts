import { faceVertexCount, type FaceMesh } from '../geometry/index.ts';
import type { Region } from './crop-picture.ts';
import type { Detection } from './detect-faces.ts';

/** How much of its surroundings the mesh network was trained to see around a face (MediaPipe's own figure). */
const marginFactor = 1.5;
const outerCornerImageLeft = 33;
const outerCornerImageRight = 263;

/** Where the mesh network should look for a detected face: upright by the line between its eyes. */
export function regionOfDetection({ cx, cy, width, height, keypoints }: Detection): Region {
  const [imageLeftEye, imageRightEye] = keypoints as [Point, Point];
  return {
    cx,
    cy,
    size: Math.max(width, height) * marginFactor,
    angle: Math.atan2(imageRightEye.y - imageLeftEye.y, imageRightEye.x - imageLeftEye.x),
  };
}

interface Point {
  x: number;
  y: number;
}

/** Where the mesh network should look in the next frame, or again for a better reading of this one. */
export function regionOfMesh(mesh: FaceMesh): Region {
  const angle = Math.atan2(
    mesh[3 * outerCornerImageRight + 1]! - mesh[3 * outerCornerImageLeft + 1]!,
    mesh[3 * outerCornerImageRight]! - mesh[3 * outerCornerImageLeft]!,
  );
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < 3 * faceVertexCount; i += 3) {
    const along = mesh[i]! * cosine + mesh[i + 1]! * sine;
    const across = mesh[i + 1]! * cosine - mesh[i]! * sine;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const along = (left + right) / 2;
  const across = (top + bottom) / 2;
  return {
    cx: along * cosine - across * sine,
    cy: along * sine + across * cosine,
    size: Math.max(right - left, bottom - top) * marginFactor,
    angle,
  };
}
