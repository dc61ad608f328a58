import type { FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { facePixels } from './face-pixels.ts';

/** Well inside the outline, where neither hair nor the seam of a swap counts. */
const innerFace = 0.8;

export interface Sharpness {
  /** Mean absolute Laplacian of the luma: every bit of detail counts as much as it is strong. */
  mean: number;
  /** Mean square of it: the strongest edges decide. */
  energy: number;
}

export function sharpnessOf(picture: YuvPicture, mesh: FaceMesh): Sharpness {
  const { y, yStride, width, height } = picture;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (const { row, from, to } of facePixels(mesh, picture, innerFace)) {
    if (row < 1 || row > height - 2) continue;
    for (let column = Math.max(1, from); column < Math.min(to, width - 1); column++) {
      const i = row * yStride + column;
      const value = 4 * y[i]! - y[i - 1]! - y[i + 1]! - y[i - yStride]! - y[i + yStride]!;
      sum += Math.abs(value);
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? { mean: 0, energy: 0 } : { mean: sum / count, energy: squares / count };
}
