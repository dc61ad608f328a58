// What the network answered, added to the frame in the frame's own resolution.

// @ts-nocheck AssemblyScript, not TypeScript

import { lerp, planeBytes, quarterAt, quarterBytes, rowBytes, side } from './square';
import { storeBytes } from '../composite/taps';

/**
 * What changes in the square as luma, u and v, three planes. `answer`: red, green and blue, each fallen into four
 * planes; `square`: the same as drawn, 0 to 1.
 */
export function correct(
  square: usize, answer: usize, reach: usize, strength: f32, kr: f32, kg: f32, kb: f32, toLuma: f32, toU: f32, toV: f32,
  change: usize,
): void {
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column += 8) {
      const at = <usize>row * rowBytes + (<usize>column << 2);
      const from = answer + quarterAt(0, row, column);
      for (let half: usize = 0; half < 2; half++) {
        const place = at + (half << 4);
        const share = f32x4.mul(f32x4.splat(strength), v128.load(reach + place));
        const red = changeOf(square + place, from, half, share);
        const green = changeOf(square + planeBytes + place, from + 4 * quarterBytes, half, share);
        const blue = changeOf(square + 2 * planeBytes + place, from + 8 * quarterBytes, half, share);
        const grey = f32x4.add(
          f32x4.add(f32x4.mul(f32x4.splat(kr), red), f32x4.mul(f32x4.splat(kg), green)),
          f32x4.mul(f32x4.splat(kb), blue),
        );
        v128.store(change + place, f32x4.mul(f32x4.splat(toLuma), grey));
        v128.store(change + planeBytes + place, f32x4.mul(f32x4.splat(toU), f32x4.sub(blue, grey)));
        v128.store(change + 2 * planeBytes + place, f32x4.mul(f32x4.splat(toV), f32x4.sub(red, grey)));
      }
    }
  }
}

/** Of four pixels in one colour: the first or second half of eight. */
@inline function changeOf(square: usize, answer: usize, half: usize, share: v128): v128 {
  const even = v128.load(answer), odd = v128.load(answer + quarterBytes);
  const added = half ? v128.shuffle<f32>(even, odd, 2, 6, 3, 7) : v128.shuffle<f32>(even, odd, 0, 4, 1, 5);
  const now = v128.load(square);
  const after = f32x4.add(now, f32x4.mul(added, share));
  return f32x4.sub(f32x4.max(f32x4.splat(0), f32x4.min(f32x4.splat(1), after)), now);
}

/** Mean over so many pixels to each side, both ways: a frame's pixel shows the mean of what it covers. */
export function blur(plane: usize, radius: i32, scratch: usize): void {
  slide(plane, scratch, radius, 4, rowBytes);
  slide(scratch, plane, radius, rowBytes, 4);
}

/** `step`: bytes from one pixel of a line to the next; `line`: from one line to the next. */
function slide(from: usize, to: usize, radius: i32, step: usize, line: usize): void {
  const share = 1 / <f64>(2 * radius + 1);
  for (let k = 0; k < side; k++) {
    const start = from + <usize>k * line;
    const target = to + <usize>k * line;
    let sum: f64 = 0;
    for (let i = -radius; i <= radius; i++) sum += <f64>load<f32>(start + <usize>max(0, i) * step);
    for (let i = 0; i < side; i++) {
      store<f32>(target + <usize>i * step, <f32>(sum * share));
      const next = <f64>load<f32>(start + <usize>min(side - 1, i + radius + 1) * step);
      sum += next - <f64>load<f32>(start + <usize>max(0, i - radius) * step);
    }
  }
}

/**
 * Adds a plane of change to rows of bytes. The first pixel's middle lies at (`alongFirst`, `acrossFirst`) of the
 * square, the next one of its row by (`cos`, -`sin`) further; a pixel outside of the square stays. Reads and writes
 * back up to three bytes more than a row has.
 */
export function addPlane(
  bytes: usize, stride: i32, width: i32, height: i32, change: usize,
  alongFirst: f64, acrossFirst: f64, cos: f64, sin: f64,
): void {
  const lanes = f32x4(0, 1, 2, 3);
  const alongLanes = f32x4.mul(f32x4.splat(<f32>cos), lanes);
  const acrossLanes = f32x4.mul(f32x4.splat(<f32>-sin), lanes);
  const nothing = f32x4.splat(0);
  const last = f32x4.splat(<f32>(side - 1));
  // A hair before the last pixel, so that there is a next one.
  const lastStart = i32x4.splat(side - 2);
  for (let row = 0; row < height; row++) {
    const line = bytes + row * stride;
    for (let column = 0; column < width; column += 4) {
      const along = f32x4.add(f32x4.splat(<f32>(alongFirst + cos * <f64>column + sin * <f64>row)), alongLanes);
      const across = f32x4.add(f32x4.splat(<f32>(acrossFirst - sin * <f64>column + cos * <f64>row)), acrossLanes);
      let isIn = v128.and(
        v128.and(f32x4.ge(along, nothing), f32x4.lt(along, last)),
        v128.and(f32x4.ge(across, nothing), f32x4.lt(across, last)),
      );
      if (column + 4 > width) isIn = v128.and(isIn, i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(width - column)));
      if (!v128.any_true(isIn)) continue;
      const x = i32x4.max_s(i32x4.splat(0), i32x4.min_s(lastStart, i32x4.trunc_sat_f32x4_s(along)));
      const y = i32x4.max_s(i32x4.splat(0), i32x4.min_s(lastStart, i32x4.trunc_sat_f32x4_s(across)));
      const dx = f32x4.sub(along, f32x4.convert_i32x4_s(x));
      const dy = f32x4.sub(across, f32x4.convert_i32x4_s(y));
      const at = i32x4.shl(i32x4.add(i32x4.shl(y, 8), x), 2);
      const a = change + i32x4.extract_lane(at, 0), b = change + i32x4.extract_lane(at, 1);
      const c = change + i32x4.extract_lane(at, 2), d = change + i32x4.extract_lane(at, 3);
      const upper = mixed(a, b, c, d, dx);
      const lower = mixed(a + rowBytes, b + rowBytes, c + rowBytes, d + rowBytes, dx);
      const added = lerp(upper, lower, dy);
      // What does not change keeps its every bit, and is not written.
      if (!v128.any_true(v128.and(isIn, f32x4.ne(added, nothing)))) continue;
      const now = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(line + column)));
      storeBytes(line + column, f32x4.add(f32x4.convert_i32x4_u(now), added), isIn);
    }
  }
}

/** Between two neighbours of a row, at four places. */
@inline function mixed(a: usize, b: usize, c: usize, d: usize, share: v128): v128 {
  const first = v128.load64_lane(b, v128.load64_zero(a), 1);
  const second = v128.load64_lane(d, v128.load64_zero(c), 1);
  return lerp(v128.shuffle<f32>(first, second, 0, 2, 4, 6), v128.shuffle<f32>(first, second, 1, 3, 5, 7), share);
}
