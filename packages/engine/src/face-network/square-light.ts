import { pixels, side } from './drawn-mesh.ts';

/** Pixels over which light is told from detail; the network was trained with it. */
const cell = 16;
const cells = side / cell;
const sums = new Float32Array(4 * cells * cells);
const smoothed = new Float32Array(4 * cells * cells);

/** Light and colour only, three planes: means of cells inside the mask, smoothed twice, at full size again. */
export function lightOf(
  image: Float32Array,
  mask: Float32Array,
  out: Float32Array = new Float32Array(3 * pixels),
): Float32Array {
  sums.fill(0);
  for (let at = 0; at < pixels; at++) {
    const share = mask[at]!;
    if (share === 0) continue;
    const to = 4 * ((at >> 12) * cells + ((at & 255) >> 4));
    sums[to]! += share * image[at]!;
    sums[to + 1]! += share * image[pixels + at]!;
    sums[to + 2]! += share * image[2 * pixels + at]!;
    sums[to + 3]! += share;
  }
  for (let i = 0; i < sums.length; i++) sums[i]! /= cell * cell;
  smooth(sums, smoothed);
  smooth(smoothed, sums);
  for (let i = 0; i < sums.length; i += 4) for (let k = 0; k < 3; k++) sums[i + k]! /= sums[i + 3]! + 1e-4;
  spread(out);
  return out;
}

/** 1, 2, 1 both ways; nothing lies outside. */
function smooth(from: Float32Array, to: Float32Array): void {
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      for (let k = 0; k < 4; k++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const [y, x] = [row + dy, column + dx];
            if (y < 0 || x < 0 || y >= cells || x >= cells) continue;
            sum += ((2 - Math.abs(dx)) * (2 - Math.abs(dy)) * from[4 * (y * cells + x) + k]!) / 16;
          }
        }
        to[4 * (row * cells + column) + k] = sum;
      }
    }
  }
}

/** Of each pixel along one side: the cell before it and the share of the next one. */
const between = Array.from({ length: side }, (_, at) => {
  const place = Math.max(0, Math.min(cells - 1, (at + 0.5) / cell - 0.5));
  const low = Math.min(cells - 2, Math.floor(place));
  return { low, share: place - low };
});

function spread(out: Float32Array): void {
  for (let row = 0; row < side; row++) {
    const down = between[row]!;
    for (let column = 0; column < side; column++) {
      const across = between[column]!;
      const upper = 4 * (down.low * cells + across.low);
      const lower = upper + 4 * cells;
      for (let k = 0; k < 3; k++) {
        const a = sums[upper + k]! + (sums[upper + 4 + k]! - sums[upper + k]!) * across.share;
        const b = sums[lower + k]! + (sums[lower + 4 + k]! - sums[lower + k]!) * across.share;
        out[k * pixels + row * side + column] = a + (b - a) * down.share;
      }
    }
  }
}
