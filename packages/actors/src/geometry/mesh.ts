import type { Rgb } from '../colour/colour.ts';
import type { Vec3 } from './vector.ts';

/** Triangles wind counter-clockwise seen from outside. Positions are centimetres in head space. */
export interface Mesh {
  positions: Float32Array;
  triangles: Int32Array;
  normals?: Float32Array;
  uvs?: Float32Array;
  /** Linear RGB of each vertex. */
  colours?: Float32Array;
}

export const vertexCountOf = (mesh: Mesh): number => mesh.positions.length / 3;

/** Triangles of a grid; row 0 is the top and the columns run counter-clockwise seen from above. */
export function gridTriangles({
  rows,
  columns,
  closed,
}: {
  rows: number;
  columns: number;
  closed: boolean;
}): Int32Array {
  const triangles: number[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column < (closed ? columns : columns - 1); column++) {
      const next = (column + 1) % columns;
      const a = row * columns + column;
      const b = row * columns + next;
      const c = (row + 1) * columns + column;
      const d = (row + 1) * columns + next;
      triangles.push(a, c, b, b, c, d);
    }
  }
  return Int32Array.from(triangles);
}

/** Area-weighted normals of the first `count` vertices. */
export function writeNormals(positions: Float32Array, triangles: Int32Array, count: number, out: Float32Array): void {
  out.fill(0, 0, count * 3);
  for (let i = 0; i < triangles.length; i += 3) {
    const a = 3 * triangles[i]!;
    const b = 3 * triangles[i + 1]!;
    const c = 3 * triangles[i + 2]!;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    accumulate(out, a, x, y, z);
    accumulate(out, b, x, y, z);
    accumulate(out, c, x, y, z);
  }
  normaliseAll(out, count);
}

function accumulate(out: Float32Array, at: number, x: number, y: number, z: number): void {
  out[at] = out[at]! + x;
  out[at + 1] = out[at + 1]! + y;
  out[at + 2] = out[at + 2]! + z;
}

function normaliseAll(vectors: Float32Array, count: number): void {
  for (let i = 0; i < count * 3; i += 3) {
    const x = vectors[i]!;
    const y = vectors[i + 1]!;
    const z = vectors[i + 2]!;
    const k = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    vectors[i] = x * k;
    vectors[i + 1] = y * k;
    vectors[i + 2] = z * k;
  }
}

export function normalsOf(mesh: Mesh): Float32Array {
  if (mesh.normals) return mesh.normals;
  const normals = new Float32Array(mesh.positions.length);
  writeNormals(mesh.positions, mesh.triangles, vertexCountOf(mesh), normals);
  return normals;
}

export function paintVertices(mesh: Mesh, colourAt: (point: Vec3, vertex: number) => Rgb): Mesh {
  const colours = new Float32Array(mesh.positions.length);
  for (let v = 0; v < vertexCountOf(mesh); v++) {
    const point: Vec3 = [mesh.positions[3 * v]!, mesh.positions[3 * v + 1]!, mesh.positions[3 * v + 2]!];
    colours.set(colourAt(point, v), 3 * v);
  }
  return { ...mesh, colours };
}

export function transform(mesh: Mesh, place: (point: Vec3) => Vec3): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(place([mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!]), i);
  }
  const moved: Mesh = { ...mesh, positions };
  delete moved.normals;
  return moved;
}

/** The mirror image in the plane x = 0, with the winding turned so that it still faces outside. */
export function mirrored(mesh: Mesh): Mesh {
  const flipped = transform(mesh, ([x, y, z]) => [-x, y, z]);
  const triangles = mesh.triangles.slice();
  for (let i = 0; i < triangles.length; i += 3) {
    triangles[i + 1] = mesh.triangles[i + 2]!;
    triangles[i + 2] = mesh.triangles[i + 1]!;
  }
  return { ...flipped, triangles };
}

/** One mesh of several; all of them carry the same optional channels. */
export function joinMeshes(meshes: readonly Mesh[]): Mesh {
  const first = meshes[0];
  if (!first) return { positions: new Float32Array(0), triangles: new Int32Array(0) };
  const triangles: number[] = [];
  let vertices = 0;
  for (const mesh of meshes) {
    for (const vertex of mesh.triangles) triangles.push(vertex + vertices);
    vertices += vertexCountOf(mesh);
  }
  const joined: Mesh = {
    positions: joinChannel(meshes.map((m) => m.positions)),
    triangles: Int32Array.from(triangles),
  };
  joined.normals = joinChannel(meshes.map(normalsOf));
  if (first.uvs) joined.uvs = joinChannel(meshes.map((m) => m.uvs ?? new Float32Array(0)));
  if (first.colours) joined.colours = joinChannel(meshes.map((m) => m.colours ?? new Float32Array(0)));
  return joined;
}

function joinChannel(channels: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(channels.reduce((sum, channel) => sum + channel.length, 0));
  let at = 0;
  for (const channel of channels) {
    out.set(channel, at);
    at += channel.length;
  }
  return out;
}
