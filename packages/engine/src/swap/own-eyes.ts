import { eyeLoops, eyeOf, smoothstep, type EyeSide, type FaceMesh } from '@semblante/vision/geometry';
import type { Heap } from '@semblante/media/kernels';
import { skinLuma } from './eye-luma.ts';
import type { BoxPlanes } from './face-box.ts';
import { noTriangle, recordLength, type FaceMap } from './face-map.ts';
import { readBetween } from './read-between.ts';

/** Half of the way from the target's eye to the photo's lids, in half widths of the eye and at least in pixels. */
const edgeShare = 0.1;
const edgePixelsMin = 0.9;
/** How far an eye follows the brightness of the new skin around it: all the way, eyes in dark sockets pale. */
const gainPower = 0.6;
/** Beyond these a cover was measured rather than skin. */
const gainBounds = [0.75, 1.35] as const;

export interface OwnEyeScene {
  planes: BoxPlanes;
  map: FaceMap;
  target: FaceMesh;
  output: FaceMesh;
  black: number;
}

/**
 * Between the lids of the new face the eye is the target's own, moved with the lids: it looks, shines and closes as no
 * painted one does. Comes after luma and chroma were blended.
 */
export function showOwnEye(heap: Heap, scene: OwnEyeScene, side: EyeSide): void {
  const { planes, output } = scene;
  const { box } = planes;
  const xs = eyeLoops[side].map((vertex) => output[3 * vertex]! - box.x);
  const ys = eyeLoops[side].map((vertex) => output[3 * vertex + 1]! - box.y);
  const lids = outlineOf(xs, ys);
  const edge = Math.max(edgePixelsMin, edgeShare * eyeOf(output, side).halfWidth);
  const area = {
    left: Math.max(0, Math.floor(Math.min(...xs) - edge) & ~1),
    top: Math.max(0, Math.floor(Math.min(...ys) - edge) & ~1),
    right: Math.min(box.width, Math.ceil(Math.max(...xs) + edge)),
    bottom: Math.min(box.height, Math.ceil(Math.max(...ys) + edge)),
  };
  const shareAt = (x: number, y: number) => smoothstep(-edge, edge, depthIn(lids, x, y));
  const gain = gainOf(heap, scene, side);
  const { black } = scene;
  showPlane(heap, scene, { plane: 'y', step: 1, area, shareAt, lit: (value) => black + gain * (value - black) });
  for (const plane of ['u', 'v'] as const)
    showPlane(heap, scene, { plane, step: 2, area, shareAt, lit: (value) => value });
}

interface ShownPlane {
  plane: 'y' | 'u' | 'v';
  /** Pixels of luma from one of this plane to the next. */
  step: 1 | 2;
  area: { left: number; top: number; right: number; bottom: number };
  shareAt(x: number, y: number): number;
  lit(value: number): number;
}

function showPlane(heap: Heap, { planes, map }: OwnEyeScene, { plane, step, area, shareAt, lit }: ShownPlane): void {
  const stride = planes.stride / step;
  const [from, to] = [planes.target[plane], planes.result[plane]];
  const records = new Uint16Array(heap.memory.buffer, map.pixels);
  const unit = 1 << map.bits;
  // Pixels are named by their middles, so that halving a place moves it by a quarter.
  const placeOf = (coordinate: number) => Math.max(0, (coordinate / unit + 0.5) / step - 0.5);
  const { u8 } = heap;
  for (let row = area.top / step; row < area.bottom / step; row++) {
    for (let column = area.left / step; column < area.right / step; column++) {
      const share = shareAt((column + 0.5) * step, (row + 0.5) * step);
      const record = recordLength * step * (row * planes.stride + column);
      if (share <= 0 || records[record + 4] === noTriangle) continue;
      const [x, y] = [placeOf(records[record + 2]!), placeOf(records[record + 3]!)];
      const own = lit(readBetween(u8, from, { x, y, stride }));
      const at = to + row * stride + column;
      u8[at] = Math.max(0, Math.min(255, Math.round(u8[at]! + share * (own - u8[at]!))));
    }
  }
}

/** How much brighter the new skin around an eye is than the target's. */
function gainOf(heap: Heap, { planes, target, output, black }: OwnEyeScene, side: EyeSide): number {
  const before = skinLuma(heap, { planes, plane: planes.target.y, mesh: target, black }, side);
  const after = skinLuma(heap, { planes, plane: planes.result.y, mesh: output, black }, side);
  return before > 0 ? Math.max(gainBounds[0], Math.min(gainBounds[1], (Math.max(0, after) / before) ** gainPower)) : 1;
}

/** Of each side of an outline: where it begins, where it leads, and the square of its length. */
type Outline = Float64Array;
const sideFloats = 5;

function outlineOf(xs: readonly number[], ys: readonly number[]): Outline {
  const outline = new Float64Array(sideFloats * xs.length);
  for (let k = 0; k < xs.length; k++) {
    const next = (k + 1) % xs.length;
    const [alongX, alongY] = [xs[next]! - xs[k]!, ys[next]! - ys[k]!];
    outline.set([xs[k]!, ys[k]!, alongX, alongY, alongX * alongX + alongY * alongY + 1e-9], sideFloats * k);
  }
  return outline;
}

/**
 * Distance from an outline, over 0 inside of it. Asked for every pixel of the eyes: numbers in a row, not pairs in
 * arrays, take a third of the time.
 */
function depthIn(outline: Outline, x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  for (let at = 0; at < outline.length; at += sideFloats) {
    const dx = x - outline[at]!;
    const dy = y - outline[at + 1]!;
    const alongX = outline[at + 2]!;
    const alongY = outline[at + 3]!;
    const way = (dx * alongX + dy * alongY) / outline[at + 4]!;
    const t = way < 0 ? 0 : way > 1 ? 1 : way;
    const offX = dx - t * alongX;
    const offY = dy - t * alongY;
    const distance = offX * offX + offY * offY;
    if (distance < nearest) nearest = distance;
    // A side counts where it crosses the row of the point to its right.
    if (dy < 0 !== dy < alongY && dx < (alongX * dy) / alongY) isInside = !isInside;
  }
  return (isInside ? 1 : -1) * Math.sqrt(nearest);
}
