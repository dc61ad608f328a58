import type { FaceMesh } from '../../geometry/index.ts';
import { readMap } from '@semblante/media/picture';

export const side = 256;

/** A map of the square around a face, and the face's mesh in pixels of it. */
export interface FaceSquare {
  map: Float32Array;
  mesh: FaceMesh;
}

/** Which point of the mesh every texel of a layout shows. */
interface Layout {
  side: number;
  count: number;
  texel: Int32Array;
  vertex: Int32Array;
  weight: Float32Array;
}

/** The map laid out as the layout is; 0 outside of the face. */
export function laidOut(
  { map, mesh }: FaceSquare,
  { side: texels, count, texel, vertex, weight }: Layout,
): Float32Array {
  const out = new Float32Array(texels * texels);
  for (let i = 0; i < count; i++) {
    let [x, y] = [0, 0];
    for (let corner = 3 * i; corner < 3 * i + 3; corner++) {
      x += weight[corner]! * mesh[3 * vertex[corner]!]!;
      y += weight[corner]! * mesh[3 * vertex[corner]! + 1]!;
    }
    out[texel[i]!] = readMap(map, side, x, y);
  }
  return out;
}

/** The greatest of each pixel and those up to so many beside, above and below it. */
export function grown(map: Float32Array, by: number): Float32Array {
  let from = map;
  for (const step of [1, side]) {
    for (let k = 0; k < by; k++) {
      const to = Float32Array.from(from);
      for (let at = step; at < to.length - step; at++) to[at] = Math.max(from[at - step]!, from[at]!, from[at + step]!);
      from = to;
    }
  }
  return from;
}
