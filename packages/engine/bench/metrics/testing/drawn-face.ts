import {
  canonicalFace,
  eyeLandmarks,
  faceVertexCount,
  meshPointCount,
  type FaceMesh,
} from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';

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

/** A picture of 200 × 200 whose luma is what `lumaAt` says and whose chroma is grey. */
export function pictureOf(lumaAt: (x: number, y: number) => number): YuvPicture {
  const side = 200;
  const y = new Uint8Array(side * side).map((_, i) => lumaAt(i % side, Math.floor(i / side)));
  const grey = () => new Uint8Array((side * side) / 4).fill(128);
  return {
    width: side,
    height: side,
    y,
    u: grey(),
    v: grey(),
    yStride: side,
    chromaStride: side / 2,
    chromaShift: 1,
    colour: { range: 'full', matrix: 'bt601' },
  };
}

/** Fine grain that is the same for the same pixel. */
export const grainAt = (x: number, y: number): number => 100 + ((x * 73 + y * 151 + ((x * y) % 89) * 7) % 61);

export function blurred(picture: YuvPicture): YuvPicture {
  const { width, height, y } = picture;
  const soft = y.map((value, i) => {
    const [column, row] = [i % width, Math.floor(i / width)];
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return value;
    return (4 * value + y[i - 1]! + y[i + 1]! + y[i - width]! + y[i + width]!) / 8;
  });
  return { ...picture, y: soft };
}
