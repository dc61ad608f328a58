import type { Rgb } from '../colour/colour.ts';
import { lerp, smoothstep } from '../geometry/interpolation.ts';
import { noise } from '../geometry/noise.ts';
import { createCanvas, finishTexture, type Texture } from './texture.ts';

const [width, height] = [256, 64];

/** Streaks along v that tint a lock of hair around 1: every lock samples its own strip, so no two look alike. */
export function paintStrands(seed: number): Texture {
  return paintTexels((u, v) => {
    const broad = 0.42 + 0.3 * streaks(u, v, 28, seed);
    const tint = tintOf(broad + 0.4 * streaks(u, v, 76, seed + 1) + 0.3 * streaks(u, v, 128, seed + 2));
    return [tint, tint, tint];
  });
}

/** Such streaks in red; in green the single hairs of a see-through strand, with bare gaps between them. */
export function paintSheerStrands(seed: number): Texture {
  return paintTexels((u, v) => {
    const tint = tintOf(0.42 + 0.3 * streaks(u, v, 28, seed) + 0.7 * streaks(u, v, 76, seed + 1));
    return [tint, smoothstep(0.3, 0.75, streaks(u, v, 128, seed + 3)), 0];
  });
}

function paintTexels(colourAt: (u: number, v: number) => Rgb): Texture {
  const canvas = createCanvas(width, height);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 3) canvas.rgb.set(colourAt(column / width, row / height), at);
  return finishTexture(canvas, { wrap: true, levels: 5 });
}

const tintOf = (light: number): number => Math.min(1, light * 0.72);

/** Noise that repeats in u after `count` streaks. */
function streaks(u: number, v: number, count: number, seed: number): number {
  const x = u * count;
  return lerp(noise(x, v * 2.2, seed), noise(x - count, v * 2.2, seed), u);
}
