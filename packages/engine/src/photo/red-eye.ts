import { eyeOf, smoothstep } from '../geometry/index.ts';
import type { FaceCrop } from './face-crop.ts';

/** A pupil is never redder than the iris around it, unless a flash lit the eye from within: by this much it counts (V, full range). */
const rednessMin = 3.4;
/** Light spots are white and stay. */
const glintLuma = 205;

/** Turns red pupils into dark, colourless ones. */
export function mendRedEyes({ width, height, planes: [luma, u, v], mesh }: FaceCrop): void {
  for (const side of [0, 1] as const) {
    const { irisX, irisY, irisRadius } = eyeOf(mesh, side);
    const pixels: { at: number; radius: number }[] = [];
    for (let row = Math.max(0, Math.floor(irisY - irisRadius)); row < Math.min(height, irisY + irisRadius); row++) {
      for (let column = Math.max(0, Math.floor(irisX - irisRadius)); column < Math.min(width, irisX + irisRadius); column++) {
        pixels.push({ at: row * width + column, radius: Math.hypot(column + 0.5 - irisX, row + 0.5 - irisY) / irisRadius });
      }
    }
    const meanV = (from: number, to: number) => {
      const ring = pixels.filter(({ radius }) => radius >= from && radius < to);
      return ring.reduce((sum, { at }) => sum + v[at]!, 0) / (ring.length || 1);
    };
    if (meanV(0, 0.5) <= meanV(0.75, 1) + rednessMin) continue;
    for (const { at, radius } of pixels) {
      const share = 1 - smoothstep(0.55, 0.9, radius);
      if (share <= 0 || luma[at]! > glintLuma) continue;
      luma[at]! *= 1 - 0.5 * share * (1 - smoothstep(0.4, 0.6, radius));
      u[at]! *= 1 - share;
      v[at]! += share * (1 - v[at]!);
    }
  }
}
