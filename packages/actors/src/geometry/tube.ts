import { gridTriangles, type Mesh } from './mesh.ts';
import { addScaled, cross, dot, normalise, subtract, type Vec3 } from './vector.ts';

/** A round tube along a path; `radius` may change along it (t from 0 to 1). */
export function tubeAlong(
  path: readonly Vec3[],
  {
    radius,
    closed = false,
    sides = 8,
    flatten = 1,
  }: { radius: (t: number) => number; closed?: boolean; sides?: number; flatten?: number },
): Mesh {
  const points = closed ? [...path, path[0]!] : path;
  const positions: number[] = [];
  points.forEach((centre, i) => {
    const before = closed && i === 0 ? path[path.length - 1]! : points[Math.max(0, i - 1)]!;
    const after = closed && i === points.length - 1 ? path[1]! : points[Math.min(points.length - 1, i + 1)]!;
    const along = normalise(subtract(after, before));
    const reference: Vec3 = Math.abs(along[2]) > 0.8 ? [0, 1, 0] : [0, 0, 1];
    const across = normalise(addScaled(reference, along, -dot(reference, along)));
    const third = cross(along, across);
    const r = radius(i / Math.max(1, points.length - 1));
    for (let side = 0; side < sides; side++) {
      const angle = (2 * Math.PI * side) / sides;
      positions.push(
        ...addScaled(addScaled(centre, across, Math.cos(angle) * r), third, -Math.sin(angle) * r * flatten),
      );
    }
  });
  return {
    positions: Float32Array.from(positions),
    triangles: gridTriangles({ rows: points.length, columns: sides, closed: true }),
  };
}
