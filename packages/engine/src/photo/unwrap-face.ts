import { faceWidthOf, lipRings, smoothstep, type FaceMesh } from '@semblante/vision/geometry';
import type { FaceCrop } from './face-crop.ts';
import type { Planes } from './source-face.ts';
import { unwrapTable } from './unwrap-table.ts';

/** The face rolled out flat, side × side. */
export interface UnwrappedFace {
  side: number;
  planes: Planes;
}

/**
 * Width of a face over the side of its layout, measured where it is least stretched: between the eyes of the canonical
 * face.
 */
export const faceWidthOverSide = 0.75;
/** Sides to choose from; few, because a table is kept for each. */
const sides = [320, 448, 640, 896] as const;
/** Texels a pixel: what a second sampling blurs is then finer than the photo. */
const oversampling = 1.15;

export function sideFor(faceWidth: number): number {
  const wanted = (oversampling * faceWidth) / faceWidthOverSide;
  return sides.find((side) => side >= wanted) ?? sides[sides.length - 1]!;
}

export function unwrapFace({ width, height, planes, mesh }: FaceCrop, side: number): UnwrappedFace {
  const { count, texel, vertex, weight } = unwrapTable(side);
  const lipsOnly = offTheTeeth(mesh);
  const out: Planes = [new Float32Array(side * side), new Float32Array(side * side), new Float32Array(side * side)];
  for (let i = 0; i < count; i++) {
    let [x, y] = [-0.5, -0.5];
    for (let corner = 3 * i; corner < 3 * i + 3; corner++) {
      x += weight[corner]! * lipsOnly[3 * vertex[corner]!]!;
      y += weight[corner]! * lipsOnly[3 * vertex[corner]! + 1]!;
    }
    const taps = tapsAt(x, y, { width, height });
    for (const p of [0, 1, 2] as const) out[p][texel[i]!] = read(planes[p], width, taps);
  }
  return { side, planes: out };
}

/** How far the lips are apart: 0 closed, 1 as far as in a laugh. */
export function openMouthOf(mesh: FaceMesh): number {
  const [upper, lower] = [3 * 13, 3 * 14];
  const gap = Math.hypot(mesh[upper]! - mesh[lower]!, mesh[upper + 1]! - mesh[lower + 1]!) / faceWidthOf(mesh);
  return smoothstep(gapClosed, gapOpen, gap);
}

interface Taps {
  columns: [number, number, number, number];
  rows: [number, number, number, number];
  across: [number, number, number, number];
  down: [number, number, number, number];
}

/** Catmull-Rom: keeps the sharpness that bilinear sampling would lose. The tuples are used again by the next call. */
const taps: Taps = { columns: [0, 0, 0, 0], rows: [0, 0, 0, 0], across: [0, 0, 0, 0], down: [0, 0, 0, 0] };

function tapsAt(x: number, y: number, { width, height }: { width: number; height: number }): Taps {
  placeTaps(x, width, taps.columns, taps.across);
  placeTaps(y, height, taps.rows, taps.down);
  return taps;
}

function placeTaps(at: number, length: number, indices: Taps['rows'], weights: Taps['down']): void {
  const whole = Math.floor(at);
  const t = at - whole;
  for (let k = 0; k < 4; k++) indices[k as 0] = Math.max(0, Math.min(length - 1, whole + k - 1));
  weights[0] = t * (-0.5 + t * (1 - 0.5 * t));
  weights[1] = 1 + t * t * (1.5 * t - 2.5);
  weights[2] = t * (0.5 + t * (2 - 1.5 * t));
  weights[3] = t * t * (0.5 * t - 0.5);
}

function read(plane: Float32Array, width: number, { columns, rows, across, down }: Taps): number {
  let sum = 0;
  for (let r = 0; r < 4; r++) {
    const base = rows[r as 0] * width;
    const line =
      across[0] * plane[base + columns[0]]! +
      across[1] * plane[base + columns[1]]! +
      across[2] * plane[base + columns[2]]! +
      across[3] * plane[base + columns[3]]!;
    sum += down[r as 0] * line;
  }
  return sum;
}

/** Gap between the lips in face widths: closed, and certainly open. */
const gapClosed = 0.008;
const gapOpen = 0.03;

/**
 * Where to read the lips: with the mouth open the inner edge of the mesh lies on teeth, so the two inner rings are read
 * further out. No tooth is ever painted on a lip.
 */
function offTheTeeth(mesh: FaceMesh): FaceMesh {
  const open = openMouthOf(mesh);
  const moved = Float32Array.from(mesh);
  const [inner, second, third] = lipRings;
  inner.forEach((vertex, i) => {
    for (const axis of [0, 1]) {
      const from = mesh[3 * second[i]! + axis]!;
      const outwards = mesh[3 * third[i]! + axis]! - from;
      moved[3 * vertex + axis]! += open * (from - mesh[3 * vertex + axis]! + 0.25 * outwards);
      moved[3 * second[i]! + axis]! += 0.5 * open * outwards;
    }
  });
  return moved;
}
