import type { Mesh } from './mesh.ts';
import type { Solid } from './solid.ts';
import type { Vec3 } from './vector.ts';

/**
 * Surface nets: one vertex in each cell the surface passes through, one quad for each grid edge it crosses. Normals
 * come from the solid itself.
 */
export function meshSolid(solid: Solid, { low, high, cell }: { low: Vec3; high: Vec3; cell: number }): Mesh {
  const size = [0, 1, 2].map((k) => Math.ceil((high[k]! - low[k]!) / cell) + 1) as [number, number, number];
  const values = sample(solid, low, cell, size);
  const [nx, ny] = size;
  const vertexAt = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  forEachCell(size, (x, y, z) => {
    if (!isCut(values, nx, nx * ny, (z * ny + y) * nx + x)) return;
    const vertex = cellVertex(values, [nx, ny], x, y, z);
    vertexAt[(z * ny + y) * nx + x] = positions.length / 3;
    positions.push(low[0] + vertex[0] * cell, low[1] + vertex[1] * cell, low[2] + vertex[2] * cell);
  });
  const triangles = crossingQuads(values, vertexAt, size);
  const packed = Float32Array.from(positions);
  return { positions: packed, triangles, normals: gradients(solid, packed, cell * 0.5) };
}

function sample(solid: Solid, low: Vec3, cell: number, [nx, ny, nz]: readonly [number, number, number]): Float32Array {
  const values = new Float32Array(nx * ny * nz);
  for (let z = 0, i = 0; z < nz; z++) {
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) values[i] = solid(low[0] + x * cell, low[1] + y * cell, low[2] + z * cell);
  }
  return values;
}

function forEachCell(
  [nx, ny, nz]: readonly [number, number, number],
  visit: (x: number, y: number, z: number) => void,
): void {
  for (let z = 0; z + 1 < nz; z++) for (let y = 0; y + 1 < ny; y++) for (let x = 0; x + 1 < nx; x++) visit(x, y, z);
}

/** Whether the surface passes between the eight corners of a cell; nearly all cells stop here. */
function isCut(values: Float32Array, row: number, layer: number, at: number): boolean {
  let inside = 0;
  for (let corner = 0; corner < 8; corner++)
    if (values[at + (corner & 1) + ((corner >> 1) & 1) * row + (corner >> 2) * layer]! < 0) inside++;
  return inside > 0 && inside < 8;
}

/** Mean of the points where the surface cuts the edges of this cell, in grid units. */
function cellVertex(values: Float32Array, [nx, ny]: readonly [number, number], x: number, y: number, z: number): Vec3 {
  const at = (corner: number): number =>
    values[((z + (corner >> 2)) * ny + y + ((corner >> 1) & 1)) * nx + x + (corner & 1)]!;
  let sx = 0;
  let sy = 0;
  let sz = 0;
  let cuts = 0;
  for (let corner = 0; corner < 8; corner++) {
    for (let axis = 1; axis < 8; axis <<= 1) {
      if (corner & axis) continue;
      const a = at(corner);
      const b = at(corner | axis);
      if (a < 0 === b < 0) continue;
      const t = a / (a - b);
      sx += (corner & 1) + (axis === 1 ? t : 0);
      sy += ((corner >> 1) & 1) + (axis === 2 ? t : 0);
      sz += (corner >> 2) + (axis === 4 ? t : 0);
      cuts++;
    }
  }
  return [x + sx / cuts, y + sy / cuts, z + sz / cuts];
}

function crossingQuads(
  values: Float32Array,
  vertexAt: Int32Array,
  [nx, ny, nz]: readonly [number, number, number],
): Int32Array {
  const triangles: number[] = [];
  const stride = [1, nx, nx * ny] as const;
  for (let z = 1; z + 1 < nz; z++) {
    for (let y = 1; y + 1 < ny; y++) {
      for (let x = 1; x + 1 < nx; x++) {
        const i = (z * ny + y) * nx + x;
        for (let axis = 0; axis < 3; axis++) {
          const inside = values[i]! < 0;
          if (inside === values[i + stride[axis]!]! < 0) continue;
          const u = stride[(axis + 1) % 3]!;
          const v = stride[(axis + 2) % 3]!;
          const [a, b, c, d] = [vertexAt[i - u - v]!, vertexAt[i - v]!, vertexAt[i]!, vertexAt[i - u]!];
          if (inside) triangles.push(a, b, c, a, c, d);
          else triangles.push(a, c, b, a, d, c);
        }
      }
    }
  }
  return Int32Array.from(triangles);
}

function gradients(solid: Solid, positions: Float32Array, step: number): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    const gx = solid(x + step, y, z) - solid(x - step, y, z);
    const gy = solid(x, y + step, z) - solid(x, y - step, z);
    const gz = solid(x, y, z + step) - solid(x, y, z - step);
    const k = 1 / (Math.hypot(gx, gy, gz) || 1);
    normals[i] = gx * k;
    normals[i + 1] = gy * k;
    normals[i + 2] = gz * k;
  }
  return normals;
}
