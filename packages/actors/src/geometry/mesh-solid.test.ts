import { expect, it } from 'vitest';
import { meshSolid } from './mesh-solid.ts';
import { cross, dot, pointOf } from './vector.ts';
import { ball, fuse, limb } from './solid.ts';

const bounds = { low: [-4, -4, -4], high: [4, 4, 4], cell: 0.5 } as const;

it('sculpts a ball with outward normals and vertices on its surface', () => {
  const { positions, normals } = meshSolid(ball([0, 0, 0], 2.5), bounds);
  for (let i = 0; i < positions.length; i += 3) {
    const radius = Math.hypot(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    expect(radius).toBeCloseTo(2.5, 0.5);
    expect(
      (positions[i]! * normals![i]! + positions[i + 1]! * normals![i + 1]! + positions[i + 2]! * normals![i + 2]!) /
        radius,
    ).toBeGreaterThan(0.95);
  }
});

it('makes closed skins whose triangles face outside', () => {
  const { positions, triangles } = meshSolid(
    fuse(0.8, ball([0, 1, 0], 1.6), limb([0, 0, 0], [0, -2.5, 0], 0.9)),
    bounds,
  );
  const edges = new Map<string, number>();
  let volume = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % 3]!;
      edges.set(`${a} ${b}`, (edges.get(`${a} ${b}`) ?? 0) + 1);
    });
    volume +=
      dot(pointOf(positions, corners[0]!), cross(pointOf(positions, corners[1]!), pointOf(positions, corners[2]!))) / 6;
  }
  for (const edge of edges.keys()) expect(edges.has(edge.split(' ').reverse().join(' '))).toBe(true);
  expect(volume).toBeGreaterThan(15);
});
