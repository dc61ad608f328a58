import {
  canonicalFace,
  eyeLandmarks,
  faceVertexCount,
  meshPointCount,
  type FaceMesh,
} from '@semblante/vision/geometry';

export interface DrawnFace {
  x: number;
  y: number;
  pixelsPerCm: number;
  /** Degrees, the nose to the right edge of the picture. */
  yaw: number;
}

const still: DrawnFace = { x: 100, y: 100, pixelsPerCm: 8, yaw: 0 };

/** The average face at a place of a picture, looking straight ahead. */
export function drawnFace(changes: Partial<DrawnFace> = {}): FaceMesh {
  const { x, y, pixelsPerCm, yaw } = { ...still, ...changes };
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const mesh = new Float32Array(3 * meshPointCount);
  for (let i = 0; i < 3 * faceVertexCount; i += 3) {
    const [fx, fy, fz] = [canonicalFace[i]!, canonicalFace[i + 1]!, canonicalFace[i + 2]!];
    mesh[i] = x + pixelsPerCm * (cos * fx - sin * fz);
    mesh[i + 1] = y + pixelsPerCm * fy;
    mesh[i + 2] = pixelsPerCm * (sin * fx + cos * fz);
  }
  for (const { corners, iris } of eyeLandmarks) {
    for (let point = iris; point < iris + 5; point++)
      for (let axis = 0; axis < 3; axis++)
        mesh[3 * point + axis] = (mesh[3 * corners[0] + axis]! + mesh[3 * corners[1] + axis]!) / 2;
  }
  return mesh;
}

/** A mesh with some of its points moved, in pixels. */
export function withPointsMoved(
  mesh: FaceMesh,
  points: readonly number[],
  { right = 0, down = 0 }: { right?: number; down?: number },
): FaceMesh {
  const moved = mesh.slice();
  for (const point of points) {
    moved[3 * point] = moved[3 * point]! + right;
    moved[3 * point + 1] = moved[3 * point + 1]! + down;
  }
  return moved;
}
