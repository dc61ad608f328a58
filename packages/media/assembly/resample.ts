// Pictures in another size, by weighing neighbours: down a column first, then across the row that comes out. Which
// neighbours, and how much, stands in tables.

// @ts-nocheck AssemblyScript, not TypeScript

/**
 * Weights of colours are whole numbers: 1 is 1 << weightBits, so that two neighbours are weighed by one instruction.
 */
const weightBits: i32 = 14;
/** Sums down a column are kept in 64ths of a level: with what Lanczos overshoots they still fit into 16 bits. */
const sumBits: i32 = 6;

@inline function overGrey(colours: v128, opacities: v128, grey: v128): v128 {
  const rest = i16x8.sub(i16x8.splat(255), opacities);
  const sum = i16x8.add(i16x8.add(i16x8.mul(colours, opacities), i16x8.mul(grey, rest)), i16x8.splat(128));
  // A 255th, rounded, of whatever is at most 255 · 255.
  return i16x8.shr_u(i16x8.add(sum, i16x8.shr_u(sum, 8)), 8);
}

/**
 * Puts grey behind pixels of four bytes, in place, as far as they are transparent; alpha is of no use after that. Up to
 * three pixels more are changed.
 */
export function putBehind(picture: usize, pixels: i32, grey: i32): void {
  const behind = i16x8.splat(<i16>grey);
  for (let at = picture, end = picture + 4 * pixels; at < end; at += 16) {
    const seen = v128.load(at);
    const opacities = i8x16.shuffle(seen, seen, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    if (i8x16.all_true(i8x16.eq(opacities, i8x16.splat(-1)))) continue;
    const left = overGrey(i16x8.extend_low_i8x16_u(seen), i16x8.extend_low_i8x16_u(opacities), behind);
    const right = overGrey(i16x8.extend_high_i8x16_u(seen), i16x8.extend_high_i8x16_u(opacities), behind);
    v128.store(at, i8x16.narrow_i16x8_u(left, right));
  }
}

/** Two bytes of each of two rows, as pairs, times a pair of weights, added to what is there. */
@inline function addPairs(sum: v128, pairs: v128, weights: v128): v128 {
  return i32x4.add(sum, i32x4.dot_i16x8_s(pairs, weights));
}

@inline function inSumBits(sum: v128): v128 {
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << (weightBits - sumBits - 1))), weightBits - sumBits);
}

/**
 * One row out of `taps` rows of four bytes a pixel, four 16-bit sums a pixel. `taps` is even, weights are 16-bit. Four
 * pixels at a time: rows may be read, and the sums written, up to three pixels past their end.
 */
export function coloursDown(rows: usize, width: i32, weights: usize, taps: i32, sums: usize): void {
  const stride = 4 * width;
  for (let x = 0; x < width; x += 4) {
    let first = i32x4.splat(0);
    let second = i32x4.splat(0);
    let third = i32x4.splat(0);
    let fourth = i32x4.splat(0);
    let at = rows + 4 * x;
    for (let tap = 0; tap < taps; tap += 2) {
      const upper = v128.load(at);
      const lower = v128.load(at + stride);
      const pair = v128.load32_splat(weights + 2 * tap);
      const left = i8x16.shuffle(upper, lower, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      const right = i8x16.shuffle(upper, lower, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
      first = addPairs(first, i16x8.extend_low_i8x16_u(left), pair);
      second = addPairs(second, i16x8.extend_high_i8x16_u(left), pair);
      third = addPairs(third, i16x8.extend_low_i8x16_u(right), pair);
      fourth = addPairs(fourth, i16x8.extend_high_i8x16_u(right), pair);
      at += 2 * stride;
    }
    const to = sums + 8 * x;
    v128.store(to, i16x8.narrow_i32x4_s(inSumBits(first), inSumBits(second)));
    v128.store(to + 16, i16x8.narrow_i32x4_s(inSumBits(third), inSumBits(fourth)));
  }
}

@inline function pixelAcross(sums: usize, starts: usize, weights: usize, taps: i32, x: i32): v128 {
  const from = sums + 8 * load<i32>(starts + 4 * x);
  const own = weights + 2 * taps * x;
  let sum = i32x4.splat(0);
  for (let tap = 0; tap < taps; tap += 2) {
    const two = v128.load(from + 8 * tap);
    sum = addPairs(sum, i8x16.shuffle(two, two, 0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15), v128.load32_splat(own + 2 * tap));
  }
  const value = f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(1.0 / <f32>(1 << (weightBits + sumBits))));
  // Weights below zero overshoot at hard edges.
  return f32x4.min(f32x4.max(value, f32x4.splat(0)), f32x4.splat(255));
}

@inline function storeLevels(target: usize, values: v128, levels: usize): void {
  v128.store(target, f32x4.mul(f32x4.sub(values, v128.load32_splat(levels)), v128.load32_splat(levels, 16)));
}

/**
 * The row in its new width, as three planes of floats: each colour less its mean, times its gain (`levels`: four means,
 * four gains). The width is a multiple of four; `taps` is even, and `sums` has a pixel more.
 */
export function coloursAcross(sums: usize, starts: usize, weights: usize, taps: i32, width: i32, levels: usize, target: usize, planeBytes: i32): void {
  for (let x = 0; x < width; x += 4) {
    const first = pixelAcross(sums, starts, weights, taps, x);
    const second = pixelAcross(sums, starts, weights, taps, x + 1);
    const third = pixelAcross(sums, starts, weights, taps, x + 2);
    const fourth = pixelAcross(sums, starts, weights, taps, x + 3);
    const redGreen = v128.shuffle<f32>(first, second, 0, 4, 1, 5);
    const redGreenNext = v128.shuffle<f32>(third, fourth, 0, 4, 1, 5);
    const to = target + 4 * x;
    storeLevels(to, v128.shuffle<f32>(redGreen, redGreenNext, 0, 1, 4, 5), levels);
    storeLevels(to + planeBytes, v128.shuffle<f32>(redGreen, redGreenNext, 2, 3, 6, 7), levels + 4);
    storeLevels(to + 2 * planeBytes, v128.shuffle<f32>(v128.shuffle<f32>(first, second, 2, 6, 2, 6), v128.shuffle<f32>(third, fourth, 2, 6, 2, 6), 0, 1, 4, 5), levels + 8);
  }
}

/** Of floats, a multiple of four of them. */
export function leastOf(values: usize, count: i32): f32 {
  let least = v128.load(values);
  for (let at = values + 16; at < values + 4 * count; at += 16) least = f32x4.min(least, v128.load(at));
  return min(min(f32x4.extract_lane(least, 0), f32x4.extract_lane(least, 1)), min(f32x4.extract_lane(least, 2), f32x4.extract_lane(least, 3)));
}

export function greatestOf(values: usize, count: i32): f32 {
  let greatest = v128.load(values);
  for (let at = values + 16; at < values + 4 * count; at += 16) greatest = f32x4.max(greatest, v128.load(at));
  return max(max(f32x4.extract_lane(greatest, 0), f32x4.extract_lane(greatest, 1)), max(f32x4.extract_lane(greatest, 2), f32x4.extract_lane(greatest, 3)));
}

/** One row out of `taps` rows of floats; the width is a multiple of four. */
export function valuesDown(rows: usize, width: i32, weights: usize, taps: i32, sums: usize): void {
  for (let x = 0; x < width; x += 4) {
    let sum = f32x4.splat(0);
    for (let tap = 0; tap < taps; tap++) sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(weights + 4 * tap), v128.load(rows + 4 * (tap * width + x))));
    v128.store(sums + 4 * x, sum);
  }
}

@inline function weighed(from: usize, own: usize, taps: i32): v128 {
  let sum = f32x4.mul(v128.load(own), v128.load(from));
  for (let tap = 4; tap < taps; tap += 4) sum = f32x4.add(sum, f32x4.mul(v128.load(own + 4 * tap), v128.load(from + 4 * tap)));
  return sum;
}

/** Of each of two vectors, the sums of its neighbours: two from the first, two from the second. */
@inline function addNeighbours(a: v128, b: v128): v128 {
  return f32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

/**
 * The row in its new width, as bytes: each value less `low`, times `gain`. `taps` is a multiple of four; `sums` may be
 * read that far past its end, where it holds numbers. Four at a time: `starts` and `weights` are there for up to three
 * more, and the target has room for them.
 */
export function valuesAcross(sums: usize, starts: usize, weights: usize, taps: i32, width: i32, low: f32, gain: f32, target: usize): void {
  const ownBytes = 4 * taps;
  for (let x = 0; x < width; x += 4) {
    const start = starts + 4 * x;
    const own = weights + ownBytes * x;
    const first = weighed(sums + 4 * load<i32>(start), own, taps);
    const second = weighed(sums + 4 * load<i32>(start, 4), own + ownBytes, taps);
    const third = weighed(sums + 4 * load<i32>(start, 8), own + 2 * ownBytes, taps);
    const fourth = weighed(sums + 4 * load<i32>(start, 12), own + 3 * ownBytes, taps);
    const values = f32x4.mul(f32x4.sub(addNeighbours(addNeighbours(first, second), addNeighbours(third, fourth)), f32x4.splat(low)), f32x4.splat(gain));
    const whole = i32x4.trunc_sat_f32x4_u(f32x4.add(f32x4.min(f32x4.max(values, f32x4.splat(0)), f32x4.splat(255)), f32x4.splat(0.5)));
    const narrow = i16x8.narrow_i32x4_u(whole, whole);
    v128.store32_lane(target + x, i8x16.narrow_i16x8_u(narrow, narrow), 0);
  }
}
