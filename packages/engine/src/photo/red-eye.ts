import { smoothstep } from '../geometry/index.ts';
import { irisReach, type Planes } from './source-face.ts';

/**
 * A pupil is never redder than the iris around it, unless a flash lit the eye from within: by this much it counts (V,
 * full range).
 */
const rednessMin = 3.4;
/** Light spots are white and stay. */
const glintLuma = 205;

/** Turns a red pupil into a dark, colourless one. `side` texels span `irisReach` radii to every side. */
export function mendRedEye([luma, u, v]: Planes, side: number): void {
  const radii = luma.map(
    (_, i) => Math.hypot((2 * (i % side)) / (side - 1) - 1, (2 * Math.floor(i / side)) / (side - 1) - 1) * irisReach,
  );
  const meanV = (from: number, to: number) => {
    const ring = v.filter((_, i) => radii[i]! >= from && radii[i]! < to);
    return ring.reduce((sum, value) => sum + value, 0) / ring.length;
  };
  if (meanV(0, 0.5) <= meanV(0.75, 1) + rednessMin) return;
  for (let i = 0; i < luma.length; i++) {
    const share = 1 - smoothstep(0.55, 0.9, radii[i]!);
    if (share <= 0 || luma[i]! > glintLuma) continue;
    luma[i]! *= 1 - 0.5 * share * (1 - smoothstep(0.4, 0.6, radii[i]!));
    u[i]! *= 1 - share;
    v[i]! += share * (1 - v[i]!);
  }
}
