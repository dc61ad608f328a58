import type { FaceMesh } from '@semblante/vision/geometry';

type Vector = readonly [number, number, number];

const degrees = 180 / Math.PI;
const [forehead, chin, leftTemple, rightTemple] = [10, 152, 234, 454];

/**
 * Yaw, pitch and roll from four points. Coarser than the engine's own fit over the whole face, which would
 * forgive a forehead or a temple that went astray: what measures the engine should not share its ways.
 */
export function measuredAnglesOf(mesh: FaceMesh): { yaw: number; pitch: number; roll: number } {
  const across = unit(between(mesh, leftTemple, rightTemple));
  const away = unit(cross(across, unit(between(mesh, forehead, chin))));
  const down = cross(away, across);
  return {
    yaw: Math.atan2(-across[2], Math.hypot(across[0], across[1])) * degrees,
    pitch: Math.atan2(down[2], away[2]) * degrees,
    roll: Math.atan2(across[1], across[0]) * degrees,
  };
}

const between = (mesh: FaceMesh, from: number, to: number): Vector => [
  mesh[3 * to]! - mesh[3 * from]!,
  mesh[3 * to + 1]! - mesh[3 * from + 1]!,
  mesh[3 * to + 2]! - mesh[3 * from + 2]!,
];

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
