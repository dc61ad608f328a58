import { withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { bell, type Random } from './random.ts';

/** Gain that rises across and down the crop, in powers of e. */
export interface Light {
  gamma: number;
  gx: number;
  gy: number;
  tint: readonly number[];
  /** Share of the colour that is left, as in a pale clip. */
  colour: number;
  /** Levels that lie over everything, as in a hazy one. */
  veil: number;
}

export const colour = { range: 'limited', matrix: 'bt709' } as const;
export const plainLight: Light = { gamma: 1, gx: 0, gy: 0, tint: [1, 1, 1], colour: 1, veil: 0 };

export function lightOf(random: Random, strength: number): Light {
  return {
    ...plainLight,
    gamma: Math.exp(0.18 * strength * bell(random)),
    gx: 0.55 * strength * bell(random),
    gy: 0.2 * strength * bell(random),
    tint: [0, 1, 2].map(() => Math.exp(0.05 * strength * bell(random))),
  };
}

/** Up to what the palest clips at hand show. */
export function hazeOf(random: Random): Pick<Light, 'colour' | 'veil'> {
  return { colour: 1 - 0.6 * random(), veil: Math.round(60 * random()) };
}

/** A square of packed RGB in another light. */
export function lit(rgb: Buffer, { gamma, gx, gy, tint, colour: share, veil }: Light): YuvPicture {
  const side = Math.sqrt(rgb.length / 3);
  const place = (at: number) => (2 * (at + 0.5)) / side - 1;
  const shaded = new Uint8ClampedArray(rgb.length);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const gain = Math.exp(gx * place(pixel % side) + gy * place(Math.floor(pixel / side)));
    const own = [0, 1, 2].map((channel) => 255 * (rgb[3 * pixel + channel]! / 255) ** gamma * gain * tint[channel]!);
    const grey = (own[0]! + own[1]! + own[2]!) / 3;
    for (const channel of [0, 1, 2])
      shaded[3 * pixel + channel] = veil + (1 - veil / 255) * Math.min(255, grey + share * (own[channel]! - grey));
  }
  return withHalvedChroma(yuvFromRgb(new Uint8Array(shaded.buffer), { width: side, height: side, colour }));
}
