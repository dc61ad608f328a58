import { TriangleWalk } from './triangle-walk.ts';

/** A square depth map seen along a light or an occlusion ray; larger is nearer to the viewer of the map. */
export interface DepthMap {
  size: number;
  depth: Float32Array;
}

export const createDepthMap = (size: number): DepthMap => ({ size, depth: new Float32Array(size * size).fill(-1e9) });

export function drawDepth(
  map: DepthMap,
  mesh: { triangles: Int32Array; x: Float32Array; y: Float32Array; depth: Float32Array; twoSided: boolean },
): void {
  const walk = new TriangleWalk();
  const { triangles, x, y, depth } = mesh;
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]!;
    const b = triangles[i + 1]!;
    const c = triangles[i + 2]!;
    if (!walk.setUp(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!, map.size, map.size, mesh.twoSided)) continue;
    const za = depth[a]!;
    const zb = depth[b]! - za;
    const zc = depth[c]! - za;
    for (let row = walk.top; row <= walk.bottom; row++) {
      if (!walk.enterRow(row)) continue;
      let { u, v } = walk;
      const start = row * map.size + walk.left;
      for (let at = start + walk.first, end = start + walk.last; at <= end; at++, u += walk.ux, v += walk.vx) {
        const z = za + u * zb + v * zc;
        if (z > map.depth[at]!) map.depth[at] = z;
      }
    }
  }
}
