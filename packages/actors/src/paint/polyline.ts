export type Point = readonly [number, number];

export interface Nearest {
  distance: number;
  /** Positive on one side of the line, negative on the other. */
  side: number;
  /** 0 at the start of the line, 1 at its end. */
  along: number;
}

export function nearestOn(line: readonly Point[], px: number, py: number, closed = false): Nearest {
  const segments = closed ? line.length : line.length - 1;
  const best: Nearest = { distance: Infinity, side: 0, along: 0 };
  for (let i = 0; i < segments; i++) {
    const a = line[i]!;
    const b = line[(i + 1) % line.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const along = ((px - a[0]) * dx + (py - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const ex = px - a[0] - dx * t;
    const ey = py - a[1] - dy * t;
    const distance = Math.sqrt(ex * ex + ey * ey);
    if (distance >= best.distance) continue;
    best.distance = distance;
    best.side = dx * ey - dy * ex;
    best.along = (i + t) / segments;
  }
  return best;
}

export function isInside(polygon: readonly Point[], px: number, py: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!;
    const [xj, yj] = polygon[j]!;
    if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/**
 * The same four-point curve as the mesh uses on lids and lips, so paint and geometry share their edges; `pinned` points
 * are sharp corners.
 */
export function curved(
  line: readonly Point[],
  { closed, pinned = [] }: { closed: boolean; pinned?: readonly number[] },
): Point[] {
  const sharp = new Set(pinned);
  const count = line.length;
  const neighbour = (i: number): number => (closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i)));
  return line.flatMap((a, i): Point[] => {
    if (!closed && i === count - 1) return [a];
    const next = neighbour(i + 1);
    const b = line[next]!;
    const before = sharp.has(i) ? a : line[neighbour(i - 1)]!;
    const after = sharp.has(next) ? b : line[neighbour(next + 1)]!;
    return [a, [(9 * (a[0] + b[0]) - before[0] - after[0]) / 16, (9 * (a[1] + b[1]) - before[1] - after[1]) / 16]];
  });
}
