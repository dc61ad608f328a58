import { atlasCoordinates, atlasSize, faceTriangles } from '@semblante/vision/geometry';

export const texelCount = atlasSize * atlasSize;

/** Which point of the mesh every texel shows. Only texels inside the face are listed; the arrays run in parallel. */
export interface TexelTable {
  side: number;
  /** Texels inside the face. */
  count: number;
  /** Position in the side × side texture. */
  texel: Int32Array;
  /** The corners of the texel's triangle, three per texel, and their barycentric weights. */
  vertex: Int32Array;
  weight: Float32Array;
  /** Over the whole side × side: 1 on skin, 0 in the eye and mouth holes and outside the face. */
  isSkin: Uint8Array;
}

/**
 * A texel of a coarser table lies in the middle of the texels of the full one that it stands for, so that averaging
 * blocks of a full texture gives the same places.
 */
export function createTexelTable(side: number): TexelTable {
  const ratio = atlasSize / side;
  const placeOf = (index: number): number => index * ratio + (ratio - 1) / 2;
  const isTaken = new Uint8Array(side * side);
  const isSkin = new Uint8Array(side * side);
  const texel: number[] = [];
  const vertex: number[] = [];
  const weight: number[] = [];
  for (let t = 0; t < faceTriangles.length; t += 4) {
    const corners = [faceTriangles[t]!, faceTriangles[t + 1]!, faceTriangles[t + 2]!] as const;
    forEachTexelIn(corners, { side, ratio, placeOf }, (at, weights) => {
      if (isTaken[at]) return;
      isTaken[at] = 1;
      isSkin[at] = faceTriangles[t + 3] === 0 ? 1 : 0;
      texel.push(at);
      vertex.push(...corners);
      weight.push(...weights);
    });
  }
  return {
    side,
    count: texel.length,
    texel: Int32Array.from(texel),
    vertex: Int32Array.from(vertex),
    weight: Float32Array.from(weight),
    isSkin,
  };
}

type Triple = readonly [number, number, number];

interface Grid {
  side: number;
  ratio: number;
  placeOf: (index: number) => number;
}

/** A texel on an edge belongs to both triangles; whoever comes first takes it. */
const edgeTolerance = 1e-4;

function forEachTexelIn(
  [a, b, c]: Triple,
  { side, ratio, placeOf }: Grid,
  visit: (at: number, weights: Triple) => void,
): void {
  const ax = atlasCoordinates[2 * a]!;
  const ay = atlasCoordinates[2 * a + 1]!;
  const bx = atlasCoordinates[2 * b]! - ax;
  const by = atlasCoordinates[2 * b + 1]! - ay;
  const cx = atlasCoordinates[2 * c]! - ax;
  const cy = atlasCoordinates[2 * c + 1]! - ay;
  const area = bx * cy - cx * by;
  if (Math.abs(area) < 1e-6) return;
  const indexOf = (place: number): number => (place - (ratio - 1) / 2) / ratio;
  const firstColumn = Math.max(0, Math.ceil(indexOf(ax + Math.min(0, bx, cx))));
  const lastColumn = Math.min(side - 1, Math.floor(indexOf(ax + Math.max(0, bx, cx))));
  const firstRow = Math.max(0, Math.ceil(indexOf(ay + Math.min(0, by, cy))));
  const lastRow = Math.min(side - 1, Math.floor(indexOf(ay + Math.max(0, by, cy))));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const x = placeOf(column) - ax;
      const y = placeOf(row) - ay;
      const wb = (x * cy - cx * y) / area;
      const wc = (bx * y - x * by) / area;
      const wa = 1 - wb - wc;
      if (Math.min(wa, wb, wc) >= -edgeTolerance) visit(row * side + column, [wa, wb, wc]);
    }
  }
}

/** A value known at every vertex, spread over the texture; 0 outside the face. */
export function spreadOverTexture(table: TexelTable, valueOf: (vertex: number) => number): Float32Array {
  const spread = new Float32Array(table.side * table.side);
  for (let i = 0; i < table.count; i++) {
    let value = 0;
    for (let corner = 3 * i; corner < 3 * i + 3; corner++)
      value += table.weight[corner]! * valueOf(table.vertex[corner]!);
    spread[table.texel[i]!] = value;
  }
  return spread;
}

export const fullTexels = createTexelTable(atlasSize);
