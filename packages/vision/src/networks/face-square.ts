import { ovalLoop, type FaceMesh } from '../geometry/index.ts';
import type { Region } from './crop-picture.ts';

/** A face is this much higher than wide where its height is hidden by its turn. */
const heightOverWidth = 1.15;

/**
 * A square with the middle of the oval in its middle and the eyes level; `faceShare` of its side is the height of the
 * face.
 */
export function squareOf(mesh: FaceMesh, faceShare: number): Region {
  const middle = (a: number, b: number) => ({
    x: (mesh[3 * a]! + mesh[3 * b]!) / 2,
    y: (mesh[3 * a + 1]! + mesh[3 * b + 1]!) / 2,
  });
  const left = middle(33, 133);
  const right = middle(263, 362);
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [first, last, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const vertex of ovalLoop) {
    const along = cos * mesh[3 * vertex]! + sin * mesh[3 * vertex + 1]!;
    const across = cos * mesh[3 * vertex + 1]! - sin * mesh[3 * vertex]!;
    [first, last, top, bottom] = [
      Math.min(first, along),
      Math.max(last, along),
      Math.min(top, across),
      Math.max(bottom, across),
    ];
  }
  const [u, v] = [(first + last) / 2, (top + bottom) / 2];
  return {
    cx: cos * u - sin * v,
    cy: sin * u + cos * v,
    size: Math.max(bottom - top, heightOverWidth * (last - first)) / faceShare,
    angle,
  };
}

/** The mesh in pixels of a square of so many. */
export function meshInSquare(mesh: FaceMesh, { cx, cy, size, angle }: Region, side: number): Float32Array {
  const scale = side / size;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const out = new Float32Array(mesh.length);
  for (let i = 0; i < mesh.length; i += 3) {
    const [dx, dy] = [mesh[i]! - cx, mesh[i + 1]! - cy];
    out[i] = cos * dx + sin * dy + side / 2;
    out[i + 1] = cos * dy - sin * dx + side / 2;
    out[i + 2] = mesh[i + 2]! * scale;
  }
  return out;
}
