import type { FaceMesh } from '../geometry/index.ts';

const distance = (mesh: FaceMesh, a: number, b: number) =>
  Math.hypot(mesh[3 * a]! - mesh[3 * b]!, mesh[3 * a + 1]! - mesh[3 * b + 1]!, mesh[3 * a + 2]! - mesh[3 * b + 2]!);

/** Width of the mouth over the distance of the outer corners of the eyes. */
export const smileOf = (mesh: FaceMesh): number => distance(mesh, 61, 291) / distance(mesh, 33, 263);
