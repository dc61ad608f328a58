import { faceTriangles, unwrappedCoordinates } from '@semblante/vision/geometry';

/** Side of the unwrapped face on which validity is judged: hair and shadow are large. */
export const validitySide = 128;

/**
 * Which point of the mesh every texel of an unwrapped face shows. Only texels inside the face are listed; the arrays
 * run in parallel.
 */
export interface UnwrapTable {
  side: number;
  count: number;
  /** Position in the side × side texture. */
  texel: Int32Array;
  /** Position of each texel in this list; -1 outside the face. */
  entryOf: Int32Array;
  /** The corners of the texel's triangle, three per texel, and their barycentric weights. */
  vertex: Int32Array;
  weight: Float32Array;
  /** See `triangleKinds`. */
  kind: Uint8Array;
}

const tables = new Map<number, UnwrapTable>();

export function unwrapTable(side: number): UnwrapTable {
  let table = tables.get(side);
  if (!table) tables.set(side, (table = createTable(side)));
  return table;
}

/** Texel centres lie at (column + 0.5) / side of the layout. */
function createTable(side: number): UnwrapTable {
  const entryOf = new Int32Array(side * side).fill(-1);
  const texel: number[] = [];
  const vertex: number[] = [];
  const weight: number[] = [];
  const kind: number[] = [];
  for (let t = 0; t < faceTriangles.length; t += 4) {
    const corners = [faceTriangles[t]!, faceTriangles[t + 1]!, faceTriangles[t + 2]!] as const;
    forEachTexelIn(corners, side, (at, weights) => {
      if (entryOf[at] !== -1) return;
      entryOf[at] = texel.length;
      texel.push(at);
      vertex.push(...corners);
      weight.push(...weights);
      kind.push(faceTriangles[t + 3]!);
    });
  }
  return {
    side,
    count: texel.length,
    texel: Int32Array.from(texel),
    entryOf,
    vertex: Int32Array.from(vertex),
    weight: Float32Array.from(weight),
    kind: Uint8Array.from(kind),
  };
}

type Triple = readonly [number, number, number];

/** A texel on an edge belongs to both triangles; whoever comes first takes it. */
const edgeTolerance = 1e-4;

function forEachTexelIn([a, b, c]: Triple, side: number, visit: (at: number, weights: Triple) => void): void {
  const place = (vertex: number, axis: 0 | 1) => unwrappedCoordinates[2 * vertex + axis]! * side - 0.5;
  const [ax, ay] = [place(a, 0), place(a, 1)];
  const [bx, by] = [place(b, 0) - ax, place(b, 1) - ay];
  const [cx, cy] = [place(c, 0) - ax, place(c, 1) - ay];
  const area = bx * cy - cx * by;
  const firstRow = Math.max(0, Math.ceil(ay + Math.min(0, by, cy)));
  const lastRow = Math.min(side - 1, Math.floor(ay + Math.max(0, by, cy)));
  const firstColumn = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx)));
  const lastColumn = Math.min(side - 1, Math.floor(ax + Math.max(0, bx, cx)));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const [x, y] = [column - ax, row - ay];
      const wb = (x * cy - cx * y) / area;
      const wc = (bx * y - x * by) / area;
      const wa = 1 - wb - wc;
      if (Math.min(wa, wb, wc) >= -edgeTolerance) visit(row * side + column, [wa, wb, wc]);
    }
  }
}

/** A value known at every vertex, spread over the unwrapped face; 0 outside. */
export function spreadOverFace(
  { side, count, texel, vertex, weight }: UnwrapTable,
  values: ArrayLike<number>,
): Float32Array {
  const spread = new Float32Array(side * side);
  for (let i = 0, corner = 0; i < count; i++, corner += 3) {
    spread[texel[i]!] =
      weight[corner]! * values[vertex[corner]!]! +
      weight[corner + 1]! * values[vertex[corner + 1]!]! +
      weight[corner + 2]! * values[vertex[corner + 2]!]!;
  }
  return spread;
}
