import { lerp, smoothstep } from '../geometry/interpolation.ts';
import { add, normalise, scale, subtract, type Vec3 } from '../geometry/vector.ts';
import type { HairStyle } from '../people/hair-style.ts';
import { type Ellipsoid, placeOnEllipsoid } from './ellipsoid.ts';
import { buildHeadRelief } from './head-relief.ts';

/**
 * The ellipsoid hair grows on, a little outside the skull. Azimuth 0 is the forehead, positive to the right of the
 * picture; radians.
 */
export interface Scalp extends Ellipsoid {
  /** Elevation of the hairline at an azimuth. */
  hairlineAt(azimuth: number): number;
  /** Radians by which a point lies above the hairline. */
  aboveHairline(point: Vec3): number;
  /** Near the face the ellipsoid stands off the head: lays a point that belongs to the hairline down onto the skin. */
  settle(point: Vec3): Vec3;
}

/**
 * Hair that falls from a parting bares the whole hairline, so it lies on the skin there and begins in see-through
 * strands; other styles stand up, cover theirs or are cut short.
 */
export const liesOnHead = (style: HairStyle): boolean => style.flow === 'parted';

const degrees = Math.PI / 180;

export function buildScalp(rest: Float32Array, hairline: HairStyle['hairline']): Scalp {
  const side = rest[3 * 454]!;
  const top = rest[3 * 10 + 1]!;
  const centre: Vec3 = [0, 3, -2.7];
  const { front, temple, side: ear, nape } = hairline;
  const knots: readonly (readonly [number, number])[] = [
    [0, front],
    [32, front - 1.5],
    [58, temple],
    [78, ear],
    [100, ear - 4],
    [135, (ear + nape) / 2 - 8],
    [180, nape],
  ];
  const radii: Vec3 = [side * 1.065, top + 4.8 - centre[1], 9.85];
  const relief = buildHeadRelief(rest, { centre, radii });
  const hairlineAt = (azimuth: number): number => {
    const angle = Math.abs(azimuth / degrees);
    const next = Math.max(
      1,
      knots.findIndex(([knot]) => angle <= knot),
    );
    const [a, low] = knots[next - 1]!;
    const [b, high] = knots[next]!;
    return degrees * lerp(low, high, smoothstep(a, b, angle));
  };
  return {
    centre,
    radii,
    hairlineAt,
    aboveHairline(point) {
      const { azimuth, elevation } = placeOnEllipsoid({ centre, radii }, point);
      return elevation - hairlineAt(azimuth);
    },
    settle(point) {
      const { azimuth, elevation } = placeOnEllipsoid({ centre, radii }, point);
      const share =
        smoothstep(0.42, 0.1, elevation - hairlineAt(azimuth)) *
        smoothstep(1.65, 1.3, Math.abs(azimuth)) *
        smoothstep(-0.4, -0.05, elevation);
      if (share === 0) return point;
      const inwards = (1 - relief(azimuth, elevation)) * share;
      return add(point, scale(subtract(centre, point), inwards));
    },
  };
}

export function scalpPoint({ centre, radii }: Scalp, azimuth: number, elevation: number): Vec3 {
  const out = Math.cos(elevation);
  return [
    centre[0] + radii[0] * Math.sin(azimuth) * out,
    centre[1] + radii[1] * Math.sin(elevation),
    centre[2] + radii[2] * Math.cos(azimuth) * out,
  ];
}

/** Outward direction at a point near the head; below its middle the head counts as a column, so hair hangs straight. */
export function scalpNormal({ centre, radii }: Scalp, [x, y, z]: Vec3): Vec3 {
  const up = y > centre[1] ? (y - centre[1]) / radii[1] ** 2 : 0;
  return normalise([(x - centre[0]) / radii[0] ** 2, up, (z - centre[2]) / radii[2] ** 2]);
}

/** About how far a point is off the scalp, in centimetres; the column narrows towards the neck. */
export function heightAbove({ centre, radii }: Scalp, [x, y, z]: Vec3): number {
  const narrowing = y > centre[1] ? 1 : 1 - 0.13 * smoothstep(2, 13, centre[1] - y);
  const up = y > centre[1] ? (y - centre[1]) / radii[1] : 0;
  const reach = Math.hypot((x - centre[0]) / (radii[0] * narrowing), up, (z - centre[2]) / (radii[2] * narrowing));
  return (reach - 1) * 8.6;
}

export const azimuthOf = ({ centre }: Scalp, [x, , z]: Vec3): number => Math.atan2(x - centre[0], z - centre[2]);

export const elevationOf = (scalp: Scalp, point: Vec3): number => placeOnEllipsoid(scalp, point).elevation;
