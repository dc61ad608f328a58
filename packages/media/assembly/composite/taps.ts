// Bilinear reads of byte planes for four pixels at a time. WebAssembly has no gather; but four neighbours of a face
// mostly lie on a run of a few bytes in two or three rows, which is fetched whole and sorted out by a swizzle.

/** 7-bit weights of a left and a right (or upper and lower) neighbour in the halves of each lane. */
// @ts-ignore: decorator
@inline export function weigh(part: v128): v128 {
  return v128.or(i32x4.sub(i32x4.splat(128), part), i32x4.shl(part, 16));
}

/** Whether four places lie close enough: bytes `columns` and rows `rows` past the first of them. */
// @ts-ignore: decorator
@inline export function isRun(columns: v128, rows: v128): bool {
  return !v128.any_true(v128.or(i32x4.gt_u(columns, i32x4.splat(14)), i32x4.gt_u(rows, i32x4.splat(1))));
}

/** Swizzle that brings the pair of bytes at each of four places of a run into the halves of a lane. */
// @ts-ignore: decorator
@inline export function pickPairs(columns: v128): v128 {
  return i32x4.add(v128.or(columns, i32x4.shl(columns, 16)), i32x4.splat(0xff01ff00));
}

/**
 * Upper and lower rows of bytes, each already mixed horizontally to 15 bits, mixed vertically: the value times 16384.
 */
// @ts-ignore: decorator
@inline function mixRows(top: v128, bottom: v128, down: v128): v128 {
  return i32x4.dot_i16x8_s(v128.or(top, i32x4.shl(bottom, 16)), down);
}

/** `pick` from `pickPairs`; `lower`: lanes whose place is one row further down. */
// @ts-ignore: decorator
@inline export function tapRun(first: usize, stride: i32, pick: v128, lower: v128, across: v128, down: v128): v128 {
  const a = i8x16.swizzle(v128.load(first), pick);
  const b = i8x16.swizzle(v128.load(first + stride), pick);
  const c = i8x16.swizzle(v128.load(first + (stride << 1)), pick);
  const top = i32x4.dot_i16x8_s(v128.bitselect(b, a, lower), across);
  const bottom = i32x4.dot_i16x8_s(v128.bitselect(c, b, lower), across);
  return mixRows(top, bottom, down);
}

/** The same wherever the four places are; `at`: bytes from the start of the plane. */
// @ts-ignore: decorator
@inline export function tapScattered(plane: usize, stride: i32, at: v128, across: v128, down: v128): v128 {
  const a = plane + i32x4.extract_lane(at, 0);
  const b = plane + i32x4.extract_lane(at, 1);
  const c = plane + i32x4.extract_lane(at, 2);
  const d = plane + i32x4.extract_lane(at, 3);
  let upper = v128.load_lane<u16>(a, i32x4.splat(0), 0);
  upper = v128.load_lane<u16>(b, upper, 1);
  upper = v128.load_lane<u16>(c, upper, 2);
  upper = v128.load_lane<u16>(d, upper, 3);
  let lower = v128.load_lane<u16>(a + stride, i32x4.splat(0), 0);
  lower = v128.load_lane<u16>(b + stride, lower, 1);
  lower = v128.load_lane<u16>(c + stride, lower, 2);
  lower = v128.load_lane<u16>(d + stride, lower, 3);
  const top = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(upper), across);
  const bottom = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(lower), across);
  return mixRows(top, bottom, down);
}

/** Rounds four numbers to bytes and stores them where `mask` is set. */
// @ts-ignore: decorator
@inline export function storeBytes(at: usize, value: v128, mask: v128): void {
  const words = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(f32x4.add(value, f32x4.splat(0.5))), mask);
  const bytes = i8x16.narrow_i16x8_u(words, words);
  const select = i8x16.narrow_i16x8_s(i16x8.narrow_i32x4_s(mask, mask), mask);
  const kept = <u32>i32x4.extract_lane(select, 0);
  store<u32>(at, (load<u32>(at) & ~kept) | (<u32>i32x4.extract_lane(bytes, 0) & kept));
}

// @ts-ignore: decorator
@inline export function lerp(a: v128, b: v128, t: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), t));
}

// @ts-ignore: decorator
@inline export function smooth(a: v128): v128 {
  return f32x4.mul(f32x4.mul(a, a), f32x4.sub(f32x4.splat(3), f32x4.add(a, a)));
}
