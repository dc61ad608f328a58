import { refinements } from './face-topology.ts';

/** Share of the Phong tessellation, 0 being flat triangles. */
const roundness = 0.7;

/** Fills the vertices between the landmarks: on the curved surface, or along the smooth lid and lip edges. */
export function refineSurface(p: Float32Array, n: Float32Array): void {
  for (const { first, ends, beyond } of refinements) {
    for (let i = 0, o = 3 * first; i < ends.length; i += 2, o += 3) {
      const a = 3 * ends[i]!;
      const b = 3 * ends[i + 1]!;
      if (beyond[i]! >= 0) alongEdge(p, o, 3 * beyond[i]!, a, b, 3 * beyond[i + 1]!);
      else onSurface(p, n, o, a, b);
      const nx = n[a]! + n[b]!;
      const ny = n[a + 1]! + n[b + 1]!;
      const nz = n[a + 2]! + n[b + 2]!;
      const k = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      n[o] = nx * k;
      n[o + 1] = ny * k;
      n[o + 2] = nz * k;
    }
  }
}

/** Four-point curve, so that lids and lips are round although few landmarks lie on them. */
function alongEdge(p: Float32Array, o: number, before: number, a: number, b: number, after: number): void {
  for (let k = 0; k < 3; k++) p[o + k] = (9 * (p[a + k]! + p[b + k]!) - p[before + k]! - p[after + k]!) / 16;
}

function onSurface(p: Float32Array, n: Float32Array, o: number, a: number, b: number): void {
  const x = (p[a]! + p[b]!) / 2;
  const y = (p[a + 1]! + p[b + 1]!) / 2;
  const z = (p[a + 2]! + p[b + 2]!) / 2;
  const fromA = (x - p[a]!) * n[a]! + (y - p[a + 1]!) * n[a + 1]! + (z - p[a + 2]!) * n[a + 2]!;
  const fromB = (x - p[b]!) * n[b]! + (y - p[b + 1]!) * n[b + 1]! + (z - p[b + 2]!) * n[b + 2]!;
  const k = roundness * 0.5;
  p[o] = x - k * (fromA * n[a]! + fromB * n[b]!);
  p[o + 1] = y - k * (fromA * n[a + 1]! + fromB * n[b + 1]!);
  p[o + 2] = z - k * (fromA * n[a + 2]! + fromB * n[b + 2]!);
}
