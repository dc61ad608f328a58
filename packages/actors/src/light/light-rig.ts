import { normalise, type Vec3 } from '../geometry/vector.ts';
import type { Rgb } from '../colour/colour.ts';

export interface Lamp {
  /** Towards the lamp, in camera space. */
  direction: Vec3;
  colour: Rgb;
}

/** Only the key light casts shadows; sky and ground are the ambient from above and below. */
export interface LightRig {
  key: Lamp;
  fill: Lamp;
  rim: Lamp;
  sky: Rgb;
  ground: Rgb;
}

export const studioLight: LightRig = {
  key: { direction: normalise([-0.45, 0.55, 0.72]), colour: [0.92, 0.87, 0.8] },
  fill: { direction: normalise([0.8, 0.15, 0.58]), colour: [0.27, 0.29, 0.33] },
  rim: { direction: normalise([0.55, 0.45, -0.7]), colour: [0.34, 0.34, 0.37] },
  sky: [0.38, 0.39, 0.42],
  ground: [0.2, 0.175, 0.16],
};

export const windowLight: LightRig = {
  key: { direction: normalise([0.72, 0.4, 0.57]), colour: [0.86, 0.88, 0.92] },
  fill: { direction: normalise([-0.8, 0.1, 0.6]), colour: [0.3, 0.26, 0.22] },
  rim: { direction: normalise([-0.6, 0.4, -0.7]), colour: [0.26, 0.22, 0.18] },
  sky: [0.36, 0.38, 0.42],
  ground: [0.22, 0.19, 0.16],
};

export const gardenLight: LightRig = {
  key: { direction: normalise([-0.3, 0.72, 0.62]), colour: [0.98, 0.92, 0.8] },
  fill: { direction: normalise([0.7, 0.3, 0.65]), colour: [0.22, 0.26, 0.28] },
  rim: { direction: normalise([0.6, 0.55, -0.58]), colour: [0.55, 0.5, 0.4] },
  sky: [0.38, 0.43, 0.48],
  ground: [0.16, 0.19, 0.12],
};

export const eveningLight: LightRig = {
  key: { direction: normalise([-0.6, 0.32, 0.73]), colour: [0.94, 0.74, 0.55] },
  fill: { direction: normalise([0.8, 0.1, 0.6]), colour: [0.2, 0.25, 0.36] },
  rim: { direction: normalise([0.65, 0.35, -0.68]), colour: [0.34, 0.4, 0.55] },
  sky: [0.27, 0.28, 0.36],
  ground: [0.2, 0.16, 0.14],
};

export const withKeyFrom = (rig: LightRig, direction: Vec3): LightRig => ({
  ...rig,
  key: { ...rig.key, direction: normalise(direction) },
});
