/**
 * Which neighbours make each pixel of the new size, and how much of each: `taps` weights a pixel, the first of them for
 * the pixel `starts` of the old size.
 */
export interface Taps {
  taps: number;
  starts: Int32Array;
  weights: Float32Array;
}

/** Lobes on each side, as the stored references were made. */
const lobes = 3;

/**
 * Lanczos' weights from one size to another; a smaller one is smoothed as much as it shrinks. `multipleOf`: weights of
 * zero fill up to it.
 */
export function lanczosTaps({ from, to, multipleOf = 1 }: { from: number; to: number; multipleOf?: number }): Taps {
  const scale = from / to;
  const stretch = Math.max(1, scale);
  const needed = Math.min(from, Math.ceil(2 * lobes * stretch) + 1);
  const taps = Math.ceil(needed / multipleOf) * multipleOf;
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale;
    const start = Math.max(0, Math.min(from - needed, Math.floor(centre - lobes * stretch)));
    starts[i] = start;
    let sum = 0;
    for (let tap = 0; tap < needed; tap++)
      sum += weights[i * taps + tap] = lanczos((start + tap + 0.5 - centre) / stretch);
    for (let tap = 0; tap < needed; tap++) weights[i * taps + tap]! /= sum;
  }
  return { taps, starts, weights };
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= lobes) return 0;
  const angle = Math.PI * x;
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle);
}
