import { smoothstep } from '@semblante/vision/geometry';

/** Cosine and sine of an angle in the plane of u and v. */
export type HueTurn = readonly [cosine: number, sine: number];

/** Radians: more is no light but a fault. */
const turnMax = 0.7;
/** Distance from grey under which a colour of skin tells no hue: none, all. */
const hueFrom = [3, 10] as const;

/**
 * From the photo's hue of skin to the clip's (each luma, u, v): brows are nearly grey, and what makes orange skin grey
 * would make pink skin violet.
 */
export function hueTurnOf(clip: readonly [number, number, number], photo: readonly [number, number, number]): HueTurn {
  const [u, v] = [clip[1] - 128, clip[2] - 128];
  const [ownU, ownV] = [photo[1] - 128, photo[2] - 128];
  const sure = smoothstep(...hueFrom, Math.min(Math.hypot(u, v), Math.hypot(ownU, ownV)));
  const turn = Math.atan2(v * ownU - u * ownV, u * ownU + v * ownV);
  const angle = sure * Math.max(-turnMax, Math.min(turnMax, turn));
  return [Math.cos(angle), Math.sin(angle)];
}

/** A difference of colour of the photo, turned. */
export const turned = ([cosine, sine]: HueTurn, u: number, v: number): [u: number, v: number] => [
  cosine * u - sine * v,
  sine * u + cosine * v,
];
