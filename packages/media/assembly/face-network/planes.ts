// The planes that the network looks at.

// @ts-nocheck AssemblyScript, not TypeScript

import { bounded, lerp, planeBytes, quarterAt, rowBytes, side, storeApart } from './square';

/** Pixels of a cell of light, and cells along a side; the network was trained with it. */
@inline const cell: i32 = 16;
@inline const cells: i32 = 16;
/** Planes by their order in the network's input. */
@inline const around: i32 = 0;
@inline const drawnFace: i32 = 3;
@inline const trusted: i32 = 6;
@inline const covered: i32 = 7;
@inline const shownFace: i32 = 8;
@inline const eyesOpen: i32 = 9;
@inline const irisesOf: i32 = 10;
@inline const mouthOf: i32 = 11;

/** Mean of 3 × 3 of a plane; what lies outside is as the edge. */
export function soften(plane: usize, out: usize): void {
  const ninth = f32x4.splat(<f32>1 / 9);
  for (let row = 0; row < side; row++) {
    const above = plane + <usize>max(0, row - 1) * rowBytes;
    const here = plane + <usize>row * rowBytes;
    const below = plane + <usize>min(side - 1, row + 1) * rowBytes;
    const to = out + <usize>row * rowBytes;
    for (let at: usize = 16; at < rowBytes - 16; at += 16) {
      const sum = f32x4.add(
        f32x4.add(threeAt(above + at), threeAt(here + at)),
        threeAt(below + at),
      );
      v128.store(to + at, f32x4.mul(sum, ninth));
    }
    for (let k = 0; k < 8; k++) {
      const column = k < 4 ? k : side - 8 + k;
      const sum = threeOf(above, column) + threeOf(here, column) + threeOf(below, column);
      store<f32>(to + (<usize>column << 2), sum * (<f32>1 / 9));
    }
  }
}

@inline function threeAt(at: usize): v128 {
  return f32x4.add(f32x4.add(v128.load(at - 4), v128.load(at)), v128.load(at + 4));
}

@inline function threeOf(row: usize, column: i32): f32 {
  const left = <usize>max(0, column - 1) << 2, right = <usize>min(side - 1, column + 1) << 2;
  return load<f32>(row + left) + load<f32>(row + (<usize>column << 2)) + load<f32>(row + right);
}

/**
 * Light and colour only: means of a square's colours in cells of 16 × 16 where the face shows, smoothed twice. `cells`
 * and `scratch`: four floats a cell, red, green, blue and weight.
 */
export function sumLight(before: usize, alpha: usize, shown: usize, means: usize, scratch: usize): void {
  const nothing = f32x4.splat(0);
  for (let index = 0; index < cells * cells; index++) {
    let red = nothing, green = nothing, blue = nothing, weight = nothing;
    const corner = <usize>(index / cells) * cell * rowBytes + (<usize>((index % cells) * cell) << 2);
    for (let row = 0; row < cell; row++) {
      const from = corner + <usize>row * rowBytes;
      for (let at = from; at < from + 4 * cell; at += 16) {
        const share = v128.and(v128.load(shown + at), f32x4.gt(v128.load(alpha + at), nothing));
        red = f32x4.add(red, f32x4.mul(share, v128.load(before + at)));
        green = f32x4.add(green, f32x4.mul(share, v128.load(before + planeBytes + at)));
        blue = f32x4.add(blue, f32x4.mul(share, v128.load(before + 2 * planeBytes + at)));
        weight = f32x4.add(weight, share);
      }
    }
    const sums = f32x4(sumOf(red), sumOf(green), sumOf(blue), sumOf(weight));
    v128.store(means + (<usize>index << 4), f32x4.mul(sums, f32x4.splat(<f32>1 / <f32>(cell * cell))));
  }
  smooth(means, scratch);
  smooth(scratch, means);
  for (let index = 0; index < cells * cells; index++) {
    const at = means + (<usize>index << 4);
    const sums = v128.load(at);
    v128.store(at, f32x4.div(sums, f32x4.splat(f32x4.extract_lane(sums, 3) + 1e-4)));
  }
}

@inline function sumOf(lanes: v128): f32 {
  const halves = f32x4.add(lanes, v128.shuffle<f32>(lanes, lanes, 2, 3, 0, 1));
  return f32x4.extract_lane(halves, 0) + f32x4.extract_lane(halves, 1);
}

/** 1, 2, 1 both ways; nothing lies outside. */
function smooth(from: usize, to: usize): void {
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      let sum = f32x4.splat(0);
      for (let y = max(0, row - 1); y <= min(cells - 1, row + 1); y++) {
        for (let x = max(0, column - 1); x <= min(cells - 1, column + 1); x++) {
          const weight = <f32>((y == row ? 2 : 1) * (x == column ? 2 : 1)) / 16;
          sum = f32x4.add(sum, f32x4.mul(f32x4.splat(weight), v128.load(from + (<usize>(y * cells + x) << 4))));
        }
      }
      v128.store(to + (<usize>(row * cells + column) << 4), sum);
    }
  }
}

/** Where a row of pixels lies among the rows of cells. */
@inline function placeInCells(pixel: i32): f32 {
  return max<f32>(0, min<f32>(<f32>(cells - 1), (<f32>pixel + 0.5) / <f32>cell - 0.5));
}

/**
 * Writes everything but the drawn face, and where a correction may show: not in eyes and mouth, and not where the photo
 * does not show the face, which are the target's own and stay so.
 */
export function writeSurroundings(
  before: usize, trust: usize, alpha: usize, shown: usize, eyes: usize, irises: usize, mouth: usize, means: usize,
  hiddenAlphaMin: f32, trustFull: f32, line: usize, planes: usize, reach: usize,
): void {
  for (let row = 0; row < side; row++) {
    const down = placeInCells(row);
    const low = min(cells - 2, <i32>down);
    const upper = means + (<usize>(low * cells) << 4);
    const lower = upper + (<usize>cells << 4);
    const share = f32x4.splat(down - <f32>low);
    for (let k: usize = 0; k < <usize>cells << 4; k += 16)
      v128.store(line + k, lerp(v128.load(upper + k), v128.load(lower + k), share));
    for (let column = 0; column < side; column += 8) {
      const at = <usize>row * rowBytes + (<usize>column << 2);
      const a0 = v128.load(alpha + at), a1 = v128.load(alpha + at, 16);
      const s0 = v128.load(shown + at), s1 = v128.load(shown + at, 16);
      const e0 = v128.load(eyes + at), e1 = v128.load(eyes + at, 16);
      const m0 = v128.load(mouth + at), m1 = v128.load(mouth + at, 16);
      const t0 = v128.load(trust + at), t1 = v128.load(trust + at, 16);
      const seen0 = f32x4.mul(a0, s0), seen1 = f32x4.mul(a1, s1);
      const h0 = hiddenOf(a0, s0, m0, hiddenAlphaMin), h1 = hiddenOf(a1, s1, m1, hiddenAlphaMin);
      v128.store(reach + at, reachOf(seen0, m0, e0, t0, trustFull));
      v128.store(reach + at, reachOf(seen1, m1, e1, t1, trustFull), 16);
      storeApart(planes + quarterAt(trusted, row, column), t0, t1);
      storeApart(planes + quarterAt(covered, row, column), h0, h1);
      storeApart(planes + quarterAt(shownFace, row, column), seen0, seen1);
      storeApart(planes + quarterAt(eyesOpen, row, column), e0, e1);
      storeApart(planes + quarterAt(irisesOf, row, column), v128.load(irises + at), v128.load(irises + at, 16));
      storeApart(planes + quarterAt(mouthOf, row, column), m0, m1);
      const isEdge = column == 0 || column == side - 8;
      const start = f32x4.splat(column == 0 ? 0 : column == side - 8 ? 1 : shareFrom(column));
      const across = isEdge ? start : f32x4.add(start, f32x4(0, 0.0625, 0.125, 0.1875));
      const further = isEdge ? start : f32x4.add(across, f32x4.splat(0.25));
      const cellAt = line + (<usize>max(0, min(cells - 2, (column - 8) >> 4)) << 4);
      for (let k = 0; k < 3; k++) {
        const from = before + <usize>k * planeBytes + at;
        const a = f32x4.splat(load<f32>(cellAt + (<usize>k << 2)));
        const b = f32x4.splat(load<f32>(cellAt + (<usize>k << 2), 16));
        storeApart(
          planes + quarterAt(around + k, row, column),
          aroundOf(v128.load(from), lerp(a, b, across), h0),
          aroundOf(v128.load(from, 16), lerp(a, b, further), h1),
        );
      }
    }
  }
}

/** Share of the next cell at the first of eight pixels. */
@inline function shareFrom(column: i32): f32 {
  return (<f32>((column - 8) & (cell - 1)) + 0.5) / <f32>cell;
}

/** Where the target's own face is kept from the network: it is to know the light on it, not the person. */
@inline function hiddenOf(alpha: v128, shown: v128, mouth: v128, alphaMin: f32): v128 {
  return v128.and(f32x4.mul(f32x4.sub(f32x4.splat(1), mouth), shown), f32x4.gt(alpha, f32x4.splat(alphaMin)));
}

@inline function reachOf(seen: v128, mouth: v128, eyes: v128, trust: v128, trustFull: f32): v128 {
  const one = f32x4.splat(1);
  const known = bounded(f32x4.div(trust, f32x4.splat(trustFull)));
  return f32x4.mul(f32x4.mul(f32x4.mul(seen, f32x4.sub(one, mouth)), f32x4.sub(one, eyes)), known);
}

@inline function aroundOf(before: v128, light: v128, hidden: v128): v128 {
  const one = f32x4.splat(1);
  const mixed = f32x4.add(f32x4.mul(before, f32x4.sub(one, hidden)), f32x4.mul(light, hidden));
  return f32x4.sub(f32x4.add(mixed, mixed), one);
}

/** The square after the face was drawn: red, green and blue, 0 to 1. */
export function writeDrawn(square: usize, planes: usize): void {
  const one = f32x4.splat(1);
  for (let k = 0; k < 3; k++) {
    for (let row = 0; row < side; row++) {
      const line = square + <usize>k * planeBytes + <usize>row * rowBytes;
      const to = planes + quarterAt(drawnFace + k, row, 0);
      for (let at: usize = 0; at < rowBytes; at += 32) {
        const left = v128.load(line + at), right = v128.load(line + at, 16);
        storeApart(to + (at >> 1), f32x4.sub(f32x4.add(left, left), one), f32x4.sub(f32x4.add(right, right), one));
      }
    }
  }
}
