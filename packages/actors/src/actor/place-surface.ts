import type { Rotation } from '../geometry/rotation.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Surface } from '../light/surface.ts';
import { sampleDensity } from '../raster/frame-buffer.ts';
import { scaleAt, type Camera } from './camera.ts';

/** Turns about `pivot`, then moves by `offset`. */
export interface Placement {
  head: Rotation;
  body: Rotation;
  pivot: Vec3;
  offset: Vec3;
}

/** The head turns about the top of the neck. */
export const neckPivot: Vec3 = [0, -5, -3.5];

/** Head space to camera space; between head and shoulders the neck twists. */
export function placeSurface(surface: Surface, placement: Placement): void {
  const { bodyShare, count, camera } = surface;
  const { pivot, offset } = placement;
  const mixed = new Float64Array(9);
  let known = -1;
  for (let v = 0, i = 0; v < count; v++, i += 3) {
    const share = bodyShare[v]!;
    if (share !== known) {
      for (let k = 0; k < 9; k++) mixed[k] = placement.head[k]! * (1 - share) + placement.body[k]! * share;
      known = share;
    }
    turn(
      mixed,
      surface.positions[i]! - pivot[0],
      surface.positions[i + 1]! - pivot[1],
      surface.positions[i + 2]! - pivot[2],
      camera.positions,
      i,
    );
    camera.positions[i] = camera.positions[i]! + pivot[0] + offset[0];
    camera.positions[i + 1] = camera.positions[i + 1]! + pivot[1] + offset[1];
    camera.positions[i + 2] = camera.positions[i + 2]! + pivot[2] + offset[2];
    turn(mixed, surface.normals[i]!, surface.normals[i + 1]!, surface.normals[i + 2]!, camera.normals, i);
    if (camera.tangents)
      turn(mixed, surface.tangents![i]!, surface.tangents![i + 1]!, surface.tangents![i + 2]!, camera.tangents, i);
  }
}

function turn(r: Float64Array, x: number, y: number, z: number, out: Float32Array, at: number): void {
  out[at] = r[0]! * x + r[1]! * y + r[2]! * z;
  out[at + 1] = r[3]! * x + r[4]! * y + r[5]! * z;
  out[at + 2] = r[6]! * x + r[7]! * y + r[8]! * z;
}

/** Camera space to samples on the screen. */
export function projectSurface(surface: Surface, camera: Camera): void {
  const p = surface.camera.positions;
  for (let v = 0, i = 0; v < surface.count; v++, i += 3) {
    const k = scaleAt(camera, p[i + 2]!);
    surface.x[v] = (camera.centreX + p[i]! * k) * sampleDensity;
    surface.y[v] = (camera.centreY - p[i + 1]! * k) * sampleDensity;
    surface.depth[v] = p[i + 2]!;
  }
}
