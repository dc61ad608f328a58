import { clamp } from './interpolation.ts';
import type { Vec3 } from './vector.ts';

/**
 * Signed distance in centimetres: negative inside. Organic parts (hand, ears, shoulders) are sculpted from a few of
 * these.
 */
export type Solid = (x: number, y: number, z: number) => number;

export const ball =
  (centre: Vec3, radius: number): Solid =>
  (x, y, z) =>
    Math.sqrt((x - centre[0]) ** 2 + (y - centre[1]) ** 2 + (z - centre[2]) ** 2) - radius;

/** Not an exact distance away from the surface, near enough for meshing. */
export const ellipsoid = (centre: Vec3, radii: Vec3): Solid => {
  const least = Math.min(...radii);
  return (x, y, z) =>
    (Math.sqrt(
      ((x - centre[0]) / radii[0]) ** 2 + ((y - centre[1]) / radii[1]) ** 2 + ((z - centre[2]) / radii[2]) ** 2,
    ) -
      1) *
    least;
};

/** A capsule whose radius goes from `from` to `to` along the way. */
export function limb(a: Vec3, b: Vec3, from: number, to: number = from): Solid {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const inverse = 1 / (dx * dx + dy * dy + dz * dz || 1);
  return (x, y, z) => {
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) * inverse, 0, 1);
    const ex = x - a[0] - dx * t;
    const ey = y - a[1] - dy * t;
    const ez = z - a[2] - dz * t;
    return Math.sqrt(ex * ex + ey * ey + ez * ez) - from - (to - from) * t;
  };
}

export const roundedBox =
  (centre: Vec3, half: Vec3, radius: number): Solid =>
  (x, y, z) => {
    const qx = Math.abs(x - centre[0]) - half[0] + radius;
    const qy = Math.abs(y - centre[1]) - half[1] + radius;
    const qz = Math.abs(z - centre[2]) - half[2] + radius;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - radius;
  };

/** Union whose seam is filled like soft clay, `blend` centimetres wide. */
export const fuse =
  (blend: number, ...solids: readonly Solid[]): Solid =>
  (x, y, z) => {
    let nearest = Infinity;
    for (const solid of solids) {
      const d = solid(x, y, z);
      const h = Math.max(blend - Math.abs(nearest - d), 0) / blend;
      nearest = Math.min(nearest, d) - h * h * blend * 0.25;
    }
    return nearest;
  };

/** `solid` with `tool` pressed into it. */
export const carve =
  (blend: number, solid: Solid, tool: Solid): Solid =>
  (x, y, z) => {
    const a = solid(x, y, z);
    const b = -tool(x, y, z);
    const h = Math.max(blend - Math.abs(a - b), 0) / blend;
    return Math.max(a, b) + h * h * blend * 0.25;
  };

export const bothSides =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.abs(x), y, z);
