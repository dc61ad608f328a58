// The square's layout, and the steps that all kernels of the face network share.

// @ts-nocheck AssemblyScript, not TypeScript

@inline export const side: i32 = 256;
@inline export const rowBytes: usize = 1024;
@inline export const planeBytes: usize = 262144;
/** Of one of the four planes that a plane falls into, and of a row of it. */
@inline export const quarterBytes: usize = 65536;
@inline export const quarterRowBytes: usize = 512;

@inline export function bounded(value: v128): v128 {
  return f32x4.min(f32x4.splat(1), f32x4.max(f32x4.splat(0), value));
}

@inline export function lerp(a: v128, b: v128, t: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), t));
}

/** Where the pixels of a row from a column on (a multiple of eight) begin in a plane that fell into four. */
@inline export function quarterAt(plane: i32, row: i32, column: i32): usize {
  const quarter = <usize>(4 * plane + 2 * (row & 1));
  return quarter * quarterBytes + <usize>(row >> 1) * quarterRowBytes + (<usize>column << 1);
}

/** Eight pixels of a row, the even ones and the odd ones each in their plane. */
@inline export function storeApart(to: usize, left: v128, right: v128): void {
  v128.store(to, v128.shuffle<f32>(left, right, 0, 2, 4, 6));
  v128.store(to + quarterBytes, v128.shuffle<f32>(left, right, 1, 3, 5, 7));
}
