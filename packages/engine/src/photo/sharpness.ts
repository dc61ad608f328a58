import { faceWidthOf } from '@semblante/vision/geometry';
import type { FaceCrop } from './face-crop.ts';
import { shrink } from './shrink.ts';

/**
 * Detail is compared at the width of the smallest face that is accepted, so that the same blur has the same number at
 * every size.
 */
const comparedWidth = 80;

/** Root mean square of the Laplacian over mean luma, in percent, over the middle of the face. */
export function sharpnessOf(crop: FaceCrop): number {
  const { width, height, luma } = comparedSize(crop);
  let [energy, sum, count] = [0, 0, 0];
  for (let row = Math.round(height * 0.22); row < height * 0.78; row++) {
    for (let column = Math.round(width * 0.22); column < width * 0.78; column++, count++) {
      const at = row * width + column;
      energy += (4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - width]! - luma[at + width]!) ** 2;
      sum += luma[at]!;
    }
  }
  return (100 * Math.sqrt(energy / count)) / (sum / count + 10);
}

function comparedSize(crop: FaceCrop): { width: number; height: number; luma: Float32Array } {
  const ratio = comparedWidth / faceWidthOf(crop.mesh);
  if (ratio >= 1) return { width: crop.width, height: crop.height, luma: crop.planes[0] };
  const size = { width: Math.round(crop.width * ratio), height: Math.round(crop.height * ratio) };
  return { ...size, luma: shrink(crop.planes[0], { from: crop, to: size }) };
}
