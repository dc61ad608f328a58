import { faceVertexCount } from './canonical-face.ts';
import type { FaceMesh } from './canonical-face.ts';
import { faceTriangles, triangleKinds, triangleOrientation } from './topology.ts';

/** For each vertex the cosine between its normal and the camera: 1 looks into it, 0 and less is turned away. */
export function facingOf(mesh: FaceMesh, out = new Float32Array(faceVertexCount)): Float32Array {
  const normals = new Float32Array(3 * faceVertexCount);
  for (let i = 0; i < faceTriangles.length; i += 4) {
    if (faceTriangles[i + 3] === triangleKinds.skin) addNormal(normals, mesh, i);
  }
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const i = 3 * vertex;
    out[vertex] = normals[i + 2]! / (Math.sqrt(normals[i]! ** 2 + normals[i + 1]! ** 2 + normals[i + 2]! ** 2) || 1);
  }
  return out;
}

/** Area-weighted, pointing away from the camera's axis such that z is positive where the triangle is seen. */
function addNormal(normals: Float32Array, mesh: FaceMesh, triangle: number): void {
  const a = 3 * faceTriangles[triangle]!;
  const b = 3 * faceTriangles[triangle + 1]!;
  const c = 3 * faceTriangles[triangle + 2]!;
  const sign = triangleOrientation[triangle >> 2]!;
  const ux = mesh[b]! - mesh[a]!;
  const uy = mesh[b + 1]! - mesh[a + 1]!;
  const uz = mesh[b + 2]! - mesh[a + 2]!;
  const vx = mesh[c]! - mesh[a]!;
  const vy = mesh[c + 1]! - mesh[a + 1]!;
  const vz = mesh[c + 2]! - mesh[a + 2]!;
  const nx = sign * (uy * vz - uz * vy);
  const ny = sign * (uz * vx - ux * vz);
  const nz = sign * (ux * vy - uy * vx);
  addAt(normals, a, nx, ny, nz);
  addAt(normals, b, nx, ny, nz);
  addAt(normals, c, nx, ny, nz);
}

function addAt(points: Float32Array, at: number, x: number, y: number, z: number): void {
  points[at] = points[at]! + x;
  points[at + 1] = points[at + 1]! + y;
  points[at + 2] = points[at + 2]! + z;
}
