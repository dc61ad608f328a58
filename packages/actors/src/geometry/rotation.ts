import type { Vec3 } from './vector.ts';

/** Row-major 3×3 matrix. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number];

export interface HeadAngles {
  /** Degrees; positive turns the nose towards the right edge of the picture. */
  yaw: number;
  /** Degrees; positive looks up. */
  pitch: number;
  /** Degrees; positive is clockwise on the screen. */
  roll: number;
}

const radians = Math.PI / 180;

/** Head to camera: first the nod, then the turn, then the tilt in the picture plane. */
export function headRotation({ yaw, pitch, roll }: HeadAngles): Rotation {
  const cy = Math.cos(yaw * radians);
  const sy = Math.sin(yaw * radians);
  const cp = Math.cos(pitch * radians);
  const sp = Math.sin(pitch * radians);
  const cr = Math.cos(roll * radians);
  const sr = Math.sin(roll * radians);
  const top: Vec3 = [cy, -sy * sp, sy * cp];
  const middle: Vec3 = [0, cp, sp];
  return [
    cr * top[0] + sr * middle[0],
    cr * top[1] + sr * middle[1],
    cr * top[2] + sr * middle[2],
    -sr * top[0] + cr * middle[0],
    -sr * top[1] + cr * middle[1],
    -sr * top[2] + cr * middle[2],
    -sy,
    -cy * sp,
    cy * cp,
  ];
}

export const rotate = (r: Rotation, v: Vec3): Vec3 => [
  r[0] * v[0] + r[1] * v[1] + r[2] * v[2],
  r[3] * v[0] + r[4] * v[1] + r[5] * v[2],
  r[6] * v[0] + r[7] * v[1] + r[8] * v[2],
];

export const rotateBack = (r: Rotation, v: Vec3): Vec3 => [
  r[0] * v[0] + r[3] * v[1] + r[6] * v[2],
  r[1] * v[0] + r[4] * v[1] + r[7] * v[2],
  r[2] * v[0] + r[5] * v[1] + r[8] * v[2],
];
