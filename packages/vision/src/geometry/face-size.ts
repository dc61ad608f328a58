import { faceVertexCount } from './canonical-face.ts';
import type { FaceMesh } from './canonical-face.ts';

const [leftEdge, rightEdge] = [234, 454];

/** From one side of the face to the other in space, so that a turned head keeps its width. */
export function faceWidthOf(mesh: FaceMesh): number {
  const [a, b] = [3 * leftEdge, 3 * rightEdge];
  return Math.hypot(mesh[b]! - mesh[a]!, mesh[b + 1]! - mesh[a + 1]!, mesh[b + 2]! - mesh[a + 2]!);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  centreX: number;
  centreY: number;
  width: number;
  height: number;
}

/** What the face (without the irises, which lie inside) covers of the picture. */
export function boxOf(mesh: FaceMesh): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < 3 * faceVertexCount; i += 3) {
    const x = mesh[i]!;
    const y = mesh[i + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    left,
    top,
    right,
    bottom,
    centreX: (left + right) / 2,
    centreY: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}
