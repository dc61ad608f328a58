import type { Vec3 } from '../geometry/vector.ts';

export interface Ellipsoid {
  centre: Vec3;
  radii: Vec3;
}

export interface PlaceOnEllipsoid {
  /** Radians; 0 is the forehead. */
  azimuth: number;
  elevation: number;
  /** 1 is on the ellipsoid. */
  reach: number;
}

/** Where a point lies as the ellipsoid sees it. */
export function placeOnEllipsoid({ centre, radii }: Ellipsoid, [px, py, pz]: Vec3): PlaceOnEllipsoid {
  const [x, y, z] = [(px - centre[0]) / radii[0], (py - centre[1]) / radii[1], (pz - centre[2]) / radii[2]];
  return { azimuth: Math.atan2(x, z), elevation: Math.atan2(y, Math.hypot(x, z)), reach: Math.hypot(x, y, z) };
}
