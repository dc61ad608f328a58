import { hash } from '../geometry/noise.ts';

/** What the camera does to the finished picture. */
export interface Exposure {
  /** 1 is normal; linear light. */
  gain: number;
  /** Standard deviation of the film grain in 8-bit steps. */
  grain: number;
}

export const normalExposure: Exposure = { gain: 1, grain: 0 };

/** Nearly normally distributed grain, standard deviation 32. */
const grainTable = Int8Array.from({ length: 65536 }, (_, i) =>
  Math.round((hash(i, 1, 99) + hash(i, 2, 99) + hash(i, 3, 99) + hash(i, 4, 99) - 2) * 55),
);

export function finishPicture(rgb: Uint8Array, { gain, grain }: Exposure, seed: number): void {
  if (gain === 1 && grain === 0) return;
  const exposed = Float32Array.from(
    { length: 256 },
    (_, level) => 255 * Math.min(1, (level / 255) ** 2.2 * gain) ** (1 / 2.2),
  );
  const strength = grain / 32;
  let at = Math.imul(seed, 7919) & 65535;
  for (let i = 0; i < rgb.length; i += 3) {
    // An irregular stride: a plain one would repeat the table as visible stripes.
    at = (at + 1 + ((i >> 9) & 3)) & 65535;
    const speck = strength * grainTable[at]!;
    for (let k = i; k < i + 3; k++) {
      const value = exposed[rgb[k]!]! + speck;
      rgb[k] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
}
