import type { Mesh } from '../geometry/mesh.ts';
import { clamp, lerp } from '../geometry/interpolation.ts';
import { addScaled, cross, normalise, scale, subtract, add, type Vec3 } from '../geometry/vector.ts';
import { blend, shade, type Rgb } from '../colour/colour.ts';

/** Vertices of many locks while they are collected. */
export interface LockHeap {
  positions: number[];
  normals: number[];
  tangents: number[];
  colours: number[];
  uvs: number[];
  triangles: number[];
}

export const createLockHeap = (): LockHeap => ({
  positions: [],
  normals: [],
  tangents: [],
  colours: [],
  uvs: [],
  triangles: [],
});

export const lockMesh = (heap: LockHeap): Mesh => ({
  positions: Float32Array.from(heap.positions),
  normals: Float32Array.from(heap.normals),
  colours: Float32Array.from(heap.colours),
  uvs: Float32Array.from(heap.uvs),
  triangles: Int32Array.from(heap.triangles),
});

export interface LockLook {
  width: number;
  /** Share of the length over which it thins out. */
  pointed: number;
  /** Begins in a point instead of about half as wide as it gets. */
  pointedRoot?: boolean;
  root: Rgb;
  tip: Rgb;
  /** Where in the strand texture this lock takes its streaks. */
  strip: number;
  normalAt: (point: Vec3) => Vec3;
}

const columns = [-1, 1] as const;

/** A lock is a narrow ribbon that thins out to its tip; its normals lean outwards as if it were round. */
export function addLock(heap: LockHeap, points: readonly Vec3[], look: LockLook): void {
  const first = heap.positions.length / 3;
  points.forEach((point, i) => {
    const t = i / (points.length - 1);
    const along = normalise(subtract(points[Math.min(points.length - 1, i + 1)]!, points[Math.max(0, i - 1)]!));
    const outward = look.normalAt(point);
    const aside = normalise(cross(along, outward));
    const half = (look.width / 2) * widthAt(t, look.pointed) * (look.pointedRoot && i === 0 ? 0.2 : 1);
    const colour = blend(shade(look.root, lerp(0.7, 1, clamp(t * 3, 0, 1))), look.tip, t * t);
    for (const column of columns) {
      heap.positions.push(...addScaled(point, aside, column * half));
      heap.normals.push(...normalise(add(scale(outward, 0.8), scale(aside, column * 0.45))));
      heap.tangents.push(...along);
      heap.colours.push(...colour);
      heap.uvs.push(look.strip + column * look.width * 0.035, 0.04 + 0.92 * t);
    }
    if (i === 0) return;
    const a = first + (i - 1) * 2;
    heap.triangles.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
  });
}

const widthAt = (t: number, pointed: number): number =>
  (t < 0.15 ? 0.55 + 3 * t : 1) * Math.sqrt(1 - clamp((t - 1 + pointed) / pointed, 0, 0.97));
