// Blends the relit source into the target. The target itself is warped as well (what shows through follows the reshaped
// face), so results go to planes of their own. Maps are those of raster.ts.
import { isRun, lerp, pickPairs, smooth, storeBytes, tapRun, tapScattered, weigh } from './taps';

// @ts-ignore: decorator
@inline const perTap: f32 = 1.0 / 16384.0;
// @ts-ignore: decorator
@inline const perAlpha: f32 = 1.0 / 16384.0;

/**
 * Mixes two byte planes by 7-bit weights (which may lie beyond 0 and 128 but sum to 128) into a third; `bytes` is
 * rounded up to 16.
 */
export function mixPlanes(sharp: usize, soft: usize, sharpWeight: i32, softWeight: i32, out: usize, bytes: i32): void {
  const weights = v128.or(i32x4.splat(sharpWeight & 0xffff), i32x4.splat(softWeight << 16));
  const half = i32x4.splat(64);
  for (let i = 0; i < bytes; i += 16) {
    const a = v128.load(sharp + i);
    const b = v128.load(soft + i);
    const low = v128.shuffle<i8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const high = v128.shuffle<i8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    const p = i32x4.shr_s(i32x4.add(half, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(low), weights)), 7);
    const q = i32x4.shr_s(i32x4.add(half, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(low), weights)), 7);
    const r = i32x4.shr_s(i32x4.add(half, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(high), weights)), 7);
    const s = i32x4.shr_s(i32x4.add(half, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(high), weights)), 7);
    v128.store(out + i, i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(p, q), i16x8.narrow_i32x4_s(r, s)));
  }
}

/** Like `mixPlanes`, less a third plane by its own weight: the weights of the first two, less this, sum to 128. */
export function raiseDetail(sharp: usize, soft: usize, plain: usize, sharpWeight: i32, softWeight: i32, plainWeight: i32, out: usize, bytes: i32): void {
  if (plainWeight == 0) {
    mixPlanes(sharp, soft, sharpWeight, softWeight, out, bytes);
    return;
  }
  const weights = v128.or(i32x4.splat(sharpWeight & 0xffff), i32x4.splat(softWeight << 16));
  // The other half of each pair is one, so that the rounding comes along.
  const plainWeights = v128.or(i32x4.splat(-plainWeight & 0xffff), i32x4.splat(64 << 16));
  const ones = i8x16.splat(1);
  for (let i = 0; i < bytes; i += 16) {
    const a = v128.load(sharp + i);
    const b = v128.load(soft + i);
    const c = v128.load(plain + i);
    const low = v128.shuffle<i8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const high = v128.shuffle<i8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    const lowPlain = v128.shuffle<i8>(c, ones, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const highPlain = v128.shuffle<i8>(c, ones, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    const p = raised(i16x8.extend_low_i8x16_u(low), weights, i16x8.extend_low_i8x16_u(lowPlain), plainWeights);
    const q = raised(i16x8.extend_high_i8x16_u(low), weights, i16x8.extend_high_i8x16_u(lowPlain), plainWeights);
    const r = raised(i16x8.extend_low_i8x16_u(high), weights, i16x8.extend_low_i8x16_u(highPlain), plainWeights);
    const s = raised(i16x8.extend_high_i8x16_u(high), weights, i16x8.extend_high_i8x16_u(highPlain), plainWeights);
    v128.store(out + i, i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(p, q), i16x8.narrow_i32x4_s(r, s)));
  }
}

// @ts-ignore: decorator
@inline function raised(pairs: v128, weights: v128, plain: v128, plainWeights: v128): v128 {
  return i32x4.shr_s(i32x4.add(i32x4.dot_i16x8_s(pairs, weights), i32x4.dot_i16x8_s(plain, plainWeights)), 7);
}

/**
 * The target's grain: its luma less the same at half size (of half the stride), at most `limit` levels either way,
 * nothing from twice of that on, plus 128. `columns` and `rows` are those of the half-size plane.
 */
export function grainOf(luma: usize, stride: i32, half: usize, columns: i32, rows: i32, limit: i32, out: usize): void {
  const most = i16x8.splat(<i16>limit);
  const least = i16x8.splat(<i16>-limit);
  const middle = i16x8.splat(128);
  const two = i16x8.splat(2);
  const halfStride = stride >> 1;
  for (let y = 0; y < 2 * rows; y++) {
    const near = half + <usize>((y >> 1) * halfStride);
    const far = half + <usize>(max<i32>(0, min<i32>(rows - 1, y & 1 ? (y >> 1) + 1 : (y >> 1) - 1)) * halfStride);
    const at = <usize>(y * stride);
    for (let x = 0; x < columns; x += 8) {
      const here = threeToOne(near + x, far + x);
      const left = x == 0 ? v128.shuffle<i16>(here, here, 0, 0, 1, 2, 3, 4, 5, 6) : threeToOne(near + x - 1, far + x - 1);
      const right = threeToOne(near + x + 1, far + x + 1);
      const tripled = i16x8.add(i16x8.add(here, here), i16x8.add(here, two));
      const even = i16x8.shr_u(i16x8.add(tripled, left), 2);
      const odd = i16x8.shr_u(i16x8.add(tripled, right), 2);
      const own = v128.load(luma + at + 2 * x);
      const softLow = v128.shuffle<i16>(even, odd, 0, 8, 1, 9, 2, 10, 3, 11);
      const softHigh = v128.shuffle<i16>(even, odd, 4, 12, 5, 13, 6, 14, 7, 15);
      const low = bounded(i16x8.sub(i16x8.extend_low_i8x16_u(own), softLow), least, most);
      const high = bounded(i16x8.sub(i16x8.extend_high_i8x16_u(own), softHigh), least, most);
      v128.store(out + at + 2 * x, i8x16.narrow_i16x8_u(i16x8.add(low, middle), i16x8.add(high, middle)));
    }
  }
}

/**
 * Grows with the value up to the limits and back to nothing at twice of them: what is stronger is no grain but an edge.
 */
// @ts-ignore: decorator
@inline function bounded(value: v128, least: v128, most: v128): v128 {
  const inside = i16x8.min_s(most, i16x8.max_s(least, value));
  return i16x8.sub(inside, i16x8.min_s(most, i16x8.max_s(least, i16x8.sub(value, inside))));
}

/** Eight bytes of a near row three times and of a far one once, over four. */
// @ts-ignore: decorator
@inline function threeToOne(near: usize, far: usize): v128 {
  const a = i16x8.extend_low_i8x16_u(v128.load64_zero(near));
  const b = i16x8.extend_low_i8x16_u(v128.load64_zero(far));
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.add(a, a), a), i16x8.add(b, i16x8.splat(2))), 2);
}

// @ts-ignore: decorator
@inline function tapField(at: usize, line: usize, fx: v128, fy: v128): v128 {
  const upper = lerp(v128.load(at), v128.load(at, 16), fx);
  const lower = lerp(v128.load(at + line), v128.load(at + line, 16), fx);
  return lerp(upper, lower, fy);
}

/** A record with alpha 0 and everything else 0: a block that no triangle covers. Its keep of 1 marks it. */
// @ts-ignore: decorator
@inline function uncovered(): v128 {
  return i16x8(0, 0, 0, 0, -1, 0, 0, 0);
}

/**
 * The record of a block of 2 x 2 pixels: the mean of the four; at the rim of the face the first covered one with its
 * share of the alpha; on a fold, where the four lie on two sides of it, the first.
 */
// @ts-ignore: decorator
@inline function blockAt(at: usize, line: usize, foldUnits: v128): v128 {
  const a = v128.load(at);
  const b = v128.load(at, 16);
  const c = v128.load(at + line);
  const d = v128.load(at + line, 16);
  if (i16x8.extract_lane_s(v128.or(v128.or(a, b), v128.or(c, d)), 4) >= 0) {
    const apart = v128.or(i16x8.sub_sat_u(a, d), i16x8.sub_sat_u(d, a));
    if (i16x8.bitmask(i16x8.gt_u(apart, foldUnits)) & 15) return a;
    return i16x8.avgr_u(i16x8.avgr_u(a, b), i16x8.avgr_u(c, d));
  }
  return rimBlock(a, b, c, d);
}

function rimBlock(a: v128, b: v128, c: v128, d: v128): v128 {
  const alphaA = i16x8.extract_lane_s(a, 4);
  const alphaB = i16x8.extract_lane_s(b, 4);
  const alphaC = i16x8.extract_lane_s(c, 4);
  const alphaD = i16x8.extract_lane_s(d, 4);
  const alpha = (max<i32>(0, alphaA) + max<i32>(0, alphaB) + max<i32>(0, alphaC) + max<i32>(0, alphaD)) >> 2;
  const first = alphaA >= 0 ? a : alphaB >= 0 ? b : alphaC >= 0 ? c : alphaD >= 0 ? d : uncovered();
  return (alphaA & alphaB & alphaC & alphaD) < 0 ? uncovered() : i16x8.replace_lane(first, 4, <i16>alpha);
}

/** Texture or target places further apart than this many pixels inside one block lie on two sides of a fold. */
// @ts-ignore: decorator
@inline const foldPixels: i32 = 6;

/**
 * Chroma, at half size in both directions; also leaves the gain and the visibility of every block for the luma.
 * `fieldPlace`: f32 scale x, scale y, shift x, shift y from the map's texture places to cells. `columns`, `rows` and
 * `stride` (also the target's) are in blocks, the map has twice of each.
 */
export function blendChroma(
  columns: i32, rows: i32, stride: i32, map: usize, bits: i32,
  textureU: usize, textureV: usize, textureStride: i32,
  field: usize, fieldSide: i32, fieldPlace: usize,
  targetU: usize, targetV: usize, outU: usize, outV: usize, gains: usize, visible: usize,
): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const scaleX = v128.load32_splat(fieldPlace);
  const scaleY = v128.load32_splat(fieldPlace, 4);
  const shiftX = v128.load32_splat(fieldPlace, 8);
  const shiftY = v128.load32_splat(fieldPlace, 12);
  const fieldEdge = f32x4.splat(<f32>fieldSide - 1.01);
  const fieldLine = <usize>fieldSide << 4;
  const line = <usize>stride << 5;
  const foldUnits = i16x8.splat(<i16>(foldPixels << bits));
  // Halving a place moves it by a quarter, as pixels are named by their middles.
  const quarter = i32x4.splat(1 << (bits - 1));
  const partMask = i32x4.splat((2 << bits) - 1);
  const partShift = 6 - bits;
  const right = i32x4.splat(((columns - 1) << (bits + 1)) - 1);
  const bottom = i32x4.splat(((rows - 1) << (bits + 1)) - 1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x += 4) {
      const block = y * stride + x;
      const at = map + (<usize>(4 * y * stride + 2 * x) << 4);
      const p = blockAt(at, line, foldUnits);
      const q = blockAt(at + 32, line, foldUnits);
      const r = blockAt(at + 64, line, foldUnits);
      const s = blockAt(at + 96, line, foldUnits);
      const alphas = v128.shuffle<i32>(
        v128.shuffle<i16>(p, q, 4, 12, 5, 13, 6, 14, 7, 15),
        v128.shuffle<i16>(r, s, 4, 12, 5, 13, 6, 14, 7, 15),
        0, 4, 1, 5,
      );
      const alpha = i32x4.extend_low_i16x8_s(alphas);
      const covered = i32x4.ge_s(alpha, i32x4.splat(0));
      if (!v128.any_true(covered)) {
        v128.store(gains + (<usize>block << 2), one);
        v128.store(visible + (<usize>block << 2), one);
        continue;
      }
      const places0 = v128.shuffle<i16>(p, q, 0, 8, 1, 9, 2, 10, 3, 11);
      const places1 = v128.shuffle<i16>(r, s, 0, 8, 1, 9, 2, 10, 3, 11);
      const uv = v128.shuffle<i32>(places0, places1, 0, 4, 1, 5);
      const xy = v128.shuffle<i32>(places0, places1, 2, 6, 3, 7);
      const u = i32x4.extend_low_i16x8_u(uv);
      const v = i32x4.extend_high_i16x8_u(uv);

      // The field of light.
      const fieldX = f32x4.min(fieldEdge, f32x4.max(zero, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(u), scaleX), shiftX)));
      const fieldY = f32x4.min(fieldEdge, f32x4.max(zero, f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(v), scaleY), shiftY)));
      const cellX = i32x4.trunc_sat_f32x4_s(fieldX);
      const cellY = i32x4.trunc_sat_f32x4_s(fieldY);
      const fx = f32x4.sub(fieldX, f32x4.convert_i32x4_s(cellX));
      const fy = f32x4.sub(fieldY, f32x4.convert_i32x4_s(cellY));
      const cell = i32x4.shl(i32x4.add(i32x4.mul(cellY, i32x4.splat(fieldSide)), cellX), 4);
      const light0 = tapField(field + i32x4.extract_lane(cell, 0), fieldLine, v128.shuffle<f32>(fx, fx, 0, 0, 0, 0), v128.shuffle<f32>(fy, fy, 0, 0, 0, 0));
      const light1 = tapField(field + i32x4.extract_lane(cell, 1), fieldLine, v128.shuffle<f32>(fx, fx, 1, 1, 1, 1), v128.shuffle<f32>(fy, fy, 1, 1, 1, 1));
      const light2 = tapField(field + i32x4.extract_lane(cell, 2), fieldLine, v128.shuffle<f32>(fx, fx, 2, 2, 2, 2), v128.shuffle<f32>(fy, fy, 2, 2, 2, 2));
      const light3 = tapField(field + i32x4.extract_lane(cell, 3), fieldLine, v128.shuffle<f32>(fx, fx, 3, 3, 3, 3), v128.shuffle<f32>(fy, fy, 3, 3, 3, 3));
      const gainShift01 = v128.shuffle<f32>(light0, light1, 0, 4, 1, 5);
      const gainShift23 = v128.shuffle<f32>(light2, light3, 0, 4, 1, 5);
      const shiftSeen01 = v128.shuffle<f32>(light0, light1, 2, 6, 3, 7);
      const shiftSeen23 = v128.shuffle<f32>(light2, light3, 2, 6, 3, 7);
      const seen = v128.shuffle<f32>(shiftSeen01, shiftSeen23, 2, 3, 6, 7);
      v128.store(gains + (<usize>block << 2), v128.bitselect(v128.shuffle<f32>(gainShift01, gainShift23, 0, 1, 4, 5), one, covered));
      v128.store(visible + (<usize>block << 2), v128.bitselect(seen, one, covered));

      // The source's chroma.
      let px = i32x4.max_s(i32x4.splat(0), i32x4.sub(u, quarter));
      let py = i32x4.max_s(i32x4.splat(0), i32x4.sub(v, quarter));
      let across = weigh(i32x4.shl(v128.and(px, partMask), partShift));
      let down = weigh(i32x4.shl(v128.and(py, partMask), partShift));
      px = i32x4.shr_s(px, bits + 1);
      py = i32x4.shr_s(py, bits + 1);
      let firstX = min<i32>(i32x4.extract_lane(px, 0), i32x4.extract_lane(px, 3));
      let firstY = min<i32>(i32x4.extract_lane(py, 0), i32x4.extract_lane(py, 3));
      let pastX = i32x4.sub(px, i32x4.splat(firstX));
      let pastY = i32x4.sub(py, i32x4.splat(firstY));
      let sourceU: v128;
      let sourceV: v128;
      if (isRun(pastX, pastY)) {
        const start = <usize>(firstY * textureStride + firstX);
        const pick = pickPairs(pastX);
        const lower = i32x4.ne(pastY, i32x4.splat(0));
        sourceU = tapRun(textureU + start, textureStride, pick, lower, across, down);
        sourceV = tapRun(textureV + start, textureStride, pick, lower, across, down);
      } else {
        const places = i32x4.add(i32x4.mul(py, i32x4.splat(textureStride)), px);
        sourceU = tapScattered(textureU, textureStride, places, across, down);
        sourceV = tapScattered(textureV, textureStride, places, across, down);
      }

      // The target's chroma at its own place.
      px = i32x4.min_s(right, i32x4.max_s(i32x4.splat(0), i32x4.sub(i32x4.extend_low_i16x8_u(xy), quarter)));
      py = i32x4.min_s(bottom, i32x4.max_s(i32x4.splat(0), i32x4.sub(i32x4.extend_high_i16x8_u(xy), quarter)));
      across = weigh(i32x4.shl(v128.and(px, partMask), partShift));
      down = weigh(i32x4.shl(v128.and(py, partMask), partShift));
      px = i32x4.shr_s(px, bits + 1);
      py = i32x4.shr_s(py, bits + 1);
      firstX = min<i32>(i32x4.extract_lane(px, 0), i32x4.extract_lane(px, 3));
      firstY = min<i32>(i32x4.extract_lane(py, 0), i32x4.extract_lane(py, 3));
      pastX = i32x4.sub(px, i32x4.splat(firstX));
      pastY = i32x4.sub(py, i32x4.splat(firstY));
      let ownU: v128;
      let ownV: v128;
      if (isRun(pastX, pastY)) {
        const start = <usize>(firstY * stride + firstX);
        const pick = pickPairs(pastX);
        const lower = i32x4.ne(pastY, i32x4.splat(0));
        ownU = tapRun(targetU + start, stride, pick, lower, across, down);
        ownV = tapRun(targetV + start, stride, pick, lower, across, down);
      } else {
        const places = i32x4.add(i32x4.mul(py, i32x4.splat(stride)), px);
        ownU = tapScattered(targetU, stride, places, across, down);
        ownV = tapScattered(targetV, stride, places, across, down);
      }

      const scale = f32x4.splat(perTap);
      const share = smooth(f32x4.mul(f32x4.mul(f32x4.convert_i32x4_s(alpha), f32x4.splat(perAlpha)), seen));
      const shiftU = v128.shuffle<f32>(gainShift01, gainShift23, 2, 3, 6, 7);
      const shiftV = v128.shuffle<f32>(shiftSeen01, shiftSeen23, 0, 1, 4, 5);
      const litU = f32x4.add(f32x4.mul(scale, f32x4.convert_i32x4_s(sourceU)), shiftU);
      const litV = f32x4.add(f32x4.mul(scale, f32x4.convert_i32x4_s(sourceV)), shiftV);
      storeBytes(outU + block, lerp(f32x4.mul(scale, f32x4.convert_i32x4_s(ownU)), litU, share), covered);
      storeBytes(outV + block, lerp(f32x4.mul(scale, f32x4.convert_i32x4_s(ownV)), litV, share), covered);
    }
  }
}

/**
 * Four pixels of a half-size plane doubled: `near` is the row they lie in, `far` the next nearest; both start one block
 * before them.
 */
// @ts-ignore: decorator
@inline function doubled(near: usize, far: usize): v128 {
  const quarter = f32x4.splat(0.25);
  const rest = f32x4.splat(0.75);
  const column = f32x4.add(f32x4.mul(v128.load(near), rest), f32x4.mul(v128.load(far), quarter));
  return f32x4.add(f32x4.mul(v128.shuffle<f32>(column, column, 1, 1, 2, 2), rest), f32x4.mul(v128.shuffle<f32>(column, column, 0, 2, 1, 3), quarter));
}

/**
 * Luma at full size, after the chroma. `blockRows`: rows of `gains` and `visible`, which have half of `stride`. `grain`
 * of the plane that `grainOf` made is laid over the source; with 0 that plane is not read.
 */
export function blendLuma(
  columns: i32, rows: i32, stride: i32, map: usize, bits: i32,
  texture: usize, textureStride: i32, gains: usize, visible: usize, blockRows: i32, black: f32,
  target: usize, grains: usize, grain: f32, out: usize,
): void {
  const dark = f32x4.splat(black);
  const tapScale = f32x4.splat(perTap);
  const alphaScale = f32x4.splat(perAlpha);
  const grainScale = f32x4.splat(grain);
  const grainShift = f32x4.splat(-128 * grain);
  const partMask = i32x4.splat((1 << bits) - 1);
  const partShift = 7 - bits;
  const nearlyOne = f32x4.splat(0.998);
  const blockLine = <usize>stride << 1;
  for (let y = 0; y < rows; y++) {
    const near = y >> 1;
    const far = max<i32>(0, min<i32>(blockRows - 1, y & 1 ? near + 1 : near - 1));
    const nearBlocks = <usize>near * blockLine - 4;
    const farBlocks = <usize>far * blockLine - 4;
    for (let x = 0; x < columns; x += 4) {
      const pixel = <usize>(y * stride + x);
      const at = map + (pixel << 4);
      const p = v128.load(at);
      const q = v128.load(at, 16);
      const r = v128.load(at, 32);
      const s = v128.load(at, 48);
      const alphas = v128.shuffle<i32>(
        v128.shuffle<i16>(p, q, 4, 12, 5, 13, 6, 14, 7, 15),
        v128.shuffle<i16>(r, s, 4, 12, 5, 13, 6, 14, 7, 15),
        0, 4, 1, 5,
      );
      const alpha = i32x4.extend_low_i16x8_s(alphas);
      const covered = i32x4.ge_s(alpha, i32x4.splat(0));
      if (!v128.any_true(covered)) continue;
      const places0 = v128.shuffle<i16>(p, q, 0, 8, 1, 9, 2, 10, 3, 11);
      const places1 = v128.shuffle<i16>(r, s, 0, 8, 1, 9, 2, 10, 3, 11);
      const uv = v128.shuffle<i32>(places0, places1, 0, 4, 1, 5);
      const xy = v128.shuffle<i32>(places0, places1, 2, 6, 3, 7);

      let px = v128.and(covered, i32x4.extend_low_i16x8_u(uv));
      let py = v128.and(covered, i32x4.extend_high_i16x8_u(uv));
      let across = weigh(i32x4.shl(v128.and(px, partMask), partShift));
      let down = weigh(i32x4.shl(v128.and(py, partMask), partShift));
      px = i32x4.shr_u(px, bits);
      py = i32x4.shr_u(py, bits);
      let firstX = min<i32>(i32x4.extract_lane(px, 0), i32x4.extract_lane(px, 3));
      let firstY = min<i32>(i32x4.extract_lane(py, 0), i32x4.extract_lane(py, 3));
      let pastX = i32x4.sub(px, i32x4.splat(firstX));
      let pastY = i32x4.sub(py, i32x4.splat(firstY));
      let source: v128;
      if (isRun(pastX, pastY)) {
        source = tapRun(texture + <usize>(firstY * textureStride + firstX), textureStride, pickPairs(pastX), i32x4.ne(pastY, i32x4.splat(0)), across, down);
      } else {
        source = tapScattered(texture, textureStride, i32x4.add(i32x4.mul(py, i32x4.splat(textureStride)), px), across, down);
      }
      const block = <usize>x << 1;
      const gain = doubled(gains + nearBlocks + block, gains + farBlocks + block);
      let lit = f32x4.add(dark, f32x4.mul(gain, f32x4.sub(f32x4.mul(tapScale, f32x4.convert_i32x4_s(source)), dark)));

      px = v128.and(covered, i32x4.extend_low_i16x8_u(xy));
      py = v128.and(covered, i32x4.extend_high_i16x8_u(xy));
      if (grain > 0) {
        // At the output's own place, not the warped one: grain that stays where the camera put it is as steady as the
        // clip's, and the encoder keeps it.
        const fine = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(grains + pixel)));
        lit = f32x4.add(lit, f32x4.add(grainShift, f32x4.mul(grainScale, f32x4.convert_i32x4_s(fine))));
      }
      const seen = doubled(visible + nearBlocks + block, visible + farBlocks + block);
      const keep = f32x4.mul(alphaScale, f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_s(alphas)));
      const share = f32x4.mul(keep, smooth(f32x4.mul(f32x4.mul(alphaScale, f32x4.convert_i32x4_s(alpha)), seen)));
      // Most of a face is the source's alone: there the target need not be read.
      if (i32x4.all_true(f32x4.gt(share, nearlyOne))) {
        storeBytes(out + pixel, lit, covered);
        continue;
      }
      across = weigh(i32x4.shl(v128.and(px, partMask), partShift));
      down = weigh(i32x4.shl(v128.and(py, partMask), partShift));
      px = i32x4.shr_u(px, bits);
      py = i32x4.shr_u(py, bits);
      firstX = min<i32>(i32x4.extract_lane(px, 0), i32x4.extract_lane(px, 3));
      firstY = min<i32>(i32x4.extract_lane(py, 0), i32x4.extract_lane(py, 3));
      pastX = i32x4.sub(px, i32x4.splat(firstX));
      pastY = i32x4.sub(py, i32x4.splat(firstY));
      const own = isRun(pastX, pastY)
        ? tapRun(target + <usize>(firstY * stride + firstX), stride, pickPairs(pastX), i32x4.ne(pastY, i32x4.splat(0)), across, down)
        : tapScattered(target, stride, i32x4.add(i32x4.mul(py, i32x4.splat(stride)), px), across, down);
      storeBytes(out + pixel, lerp(f32x4.mul(tapScale, f32x4.convert_i32x4_s(own)), lit, share), covered);
    }
  }
}
