import { ovalLoop, type FaceMesh } from '../packages/engine/src/geometry/index.ts';

/** A square of a picture, turned by `angle`. */
export interface CropRegion {
  cx: number;
  cy: number;
  size: number;
  angle: number;
}

/** Share of the crop's side that the face's height takes: hair, ears and neck beside it tell the network about the light. */
const faceShare = 0.62;
/** A face is this much higher than wide where its height is hidden by its turn. */
const heightOverWidth = 1.15;

/** The square that the network sees: eyes level, the middle of the oval in its middle. */
export function faceCropRegion(mesh: FaceMesh): CropRegion {
  const middle = (a: number, b: number) => ({ x: (mesh[3 * a]! + mesh[3 * b]!) / 2, y: (mesh[3 * a + 1]! + mesh[3 * b + 1]!) / 2 });
  const left = middle(33, 133);
  const right = middle(263, 362);
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = ovalLoop.map((vertex) => cos * mesh[3 * vertex]! + sin * mesh[3 * vertex + 1]!);
  const across = ovalLoop.map((vertex) => cos * mesh[3 * vertex + 1]! - sin * mesh[3 * vertex]!);
  const [left0, right0, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
  const [u, v] = [(left0 + right0) / 2, (top + bottom) / 2];
  return { cx: cos * u - sin * v, cy: sin * u + cos * v, size: Math.max(bottom - top, heightOverWidth * (right0 - left0)) / faceShare, angle };
}

/** The mesh in pixels of a crop of so many. */
export function meshInCrop(mesh: FaceMesh, { cx, cy, size, angle }: CropRegion, side: number): Float32Array {
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
