// Rotated square crop from planar YUV to float RGB planes (channels first), four pixels at a time.

/** What one crop needs; `src/vision/crop-picture.ts` writes these fields in this order, four bytes each. */
@unmanaged
class CropJob {
  luma: usize;
  lumaStride: i32;
  lumaWidth: i32;
  lumaHeight: i32;
  chromaU: usize;
  chromaV: usize;
  chromaStride: i32;
  chromaWidth: i32;
  chromaHeight: i32;
  /** Side of the result in pixels, four or more. */
  side: i32;
  target: usize;
  /** Luma coordinate of the result's first pixel centre, and the step of one column; a row steps by (-stepY, stepX). */
  startX: f32;
  startY: f32;
  stepX: f32;
  stepY: f32;
  /** Chroma coordinate = luma coordinate · chromaScale + chromaOffset. */
  chromaScale: f32;
  chromaOffset: f32;
  /** Luma coordinates outside of these show black. */
  left: f32;
  top: f32;
  right: f32;
  bottom: f32;
  black: f32;
  lumaGain: f32;
  redFromV: f32;
  greenFromU: f32;
  greenFromV: f32;
  blueFromU: f32;
  /** Result = colour (0 to 255) · gain + offset. */
  gain: f32;
  offset: f32;
  /** Room for `cropUpright`: five tables with an entry for each column, and a row of each plane in 16 bits. */
  scratch: usize;
}

/**
 * Four bilinear samples, times 16384. WebAssembly has no gather: 16-bit lane loads fetch each horizontal pair, one dot
 * product blends four.
 */
// @ts-ignore: decorator
@inline
function blendFour(plane: usize, stride: i32, at: v128, columnWeights: v128, rowFraction: v128): v128 {
  const a0 = plane + i32x4.extract_lane(at, 0);
  const a1 = plane + i32x4.extract_lane(at, 1);
  const a2 = plane + i32x4.extract_lane(at, 2);
  const a3 = plane + i32x4.extract_lane(at, 3);
  let upper = v128.load_lane<u16>(a0, i32x4.splat(0), 0);
  upper = v128.load_lane<u16>(a1, upper, 1);
  upper = v128.load_lane<u16>(a2, upper, 2);
  upper = v128.load_lane<u16>(a3, upper, 3);
  let lower = v128.load_lane<u16>(a0 + stride, i32x4.splat(0), 0);
  lower = v128.load_lane<u16>(a1 + stride, lower, 1);
  lower = v128.load_lane<u16>(a2 + stride, lower, 2);
  lower = v128.load_lane<u16>(a3 + stride, lower, 3);
  const above = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(upper), columnWeights);
  const below = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(lower), columnWeights);
  return i32x4.add(i32x4.shl(above, 7), i32x4.mul(i32x4.sub(below, above), rowFraction));
}

// @ts-ignore: decorator
@inline
function clampTo(value: v128, highest: v128): v128 {
  return f32x4.min(highest, f32x4.max(f32x4.splat(0), value));
}

/** Fraction of a coordinate in 128ths, rounded. */
// @ts-ignore: decorator
@inline
function fractionOf(coordinate: v128, whole: v128): v128 {
  const fraction = f32x4.sub(coordinate, f32x4.convert_i32x4_s(whole));
  return i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(fraction, f32x4.splat(128)), f32x4.splat(0.5)));
}

// @ts-ignore: decorator
@inline
function columnWeightsOf(fraction: v128): v128 {
  return v128.or(i32x4.sub(i32x4.splat(128), fraction), i32x4.shl(fraction, 16));
}

// @ts-ignore: decorator
@inline
function toByteRange(value: v128): v128 {
  return f32x4.min(f32x4.splat(255), f32x4.max(f32x4.splat(0), value));
}

/** Entries of a table of columns: four at a time are read. */
// @ts-ignore: decorator
@inline
function tableBytes(side: i32): usize {
  return <usize>((side + 3) & ~3) << 2;
}

/** Two rows of a plane blended into one, times 128, sixteen pixels a step: reads and writes up to 15 too many. */
function blendRows(upper: usize, stride: i32, width: i32, fraction: i32, target: usize): void {
  const lower = upper + stride;
  const upperWeight = i16x8.splat(<i16>(128 - fraction));
  const lowerWeight = i16x8.splat(<i16>fraction);
  for (let column = 0; column < width; column += 16) {
    const above = v128.load(upper + column);
    const below = v128.load(lower + column);
    v128.store(
      target + 2 * column,
      i16x8.add(
        i16x8.mul(i16x8.extend_low_i8x16_u(above), upperWeight),
        i16x8.mul(i16x8.extend_low_i8x16_u(below), lowerWeight),
      ),
    );
    v128.store(
      target + 2 * column + 16,
      i16x8.add(
        i16x8.mul(i16x8.extend_high_i8x16_u(above), upperWeight),
        i16x8.mul(i16x8.extend_high_i8x16_u(below), lowerWeight),
      ),
    );
  }
}

/** Four samples of a blended row, times 16384: each pair of neighbours is one load. */
// @ts-ignore: decorator
@inline
function blendColumns(row: usize, at: v128, columnWeights: v128): v128 {
  let pairs = v128.load_lane<u32>(row + (i32x4.extract_lane(at, 0) << 1), i32x4.splat(0), 0);
  pairs = v128.load_lane<u32>(row + (i32x4.extract_lane(at, 1) << 1), pairs, 1);
  pairs = v128.load_lane<u32>(row + (i32x4.extract_lane(at, 2) << 1), pairs, 2);
  pairs = v128.load_lane<u32>(row + (i32x4.extract_lane(at, 3) << 1), pairs, 3);
  return i32x4.dot_i16x8_s(pairs, columnWeights);
}

/** Where the columns of a result lie in a plane, and their weights: the same in every row of an upright crop. */
function placeColumns(
  side: i32,
  startX: f32,
  stepX: f32,
  scale: f32,
  offset: f32,
  width: i32,
  at: usize,
  weights: usize,
): void {
  const right = f32x4.splat(<f32>width - 1.004);
  for (let column = 0; column < side; column += 4) {
    const columns = f32x4.add(f32x4.splat(<f32>column), f32x4(0, 1, 2, 3));
    const pictureX = f32x4.add(f32x4.splat(startX), f32x4.mul(columns, f32x4.splat(stepX)));
    const x = clampTo(f32x4.add(f32x4.mul(pictureX, f32x4.splat(scale)), f32x4.splat(offset)), right);
    const whole = i32x4.trunc_sat_f32x4_s(x);
    v128.store(at + 4 * column, whole);
    v128.store(weights + 4 * column, columnWeightsOf(fractionOf(x, whole)));
  }
}

/**
 * The same as `crop` to the last bit, for squares that are not turned: rows are blended first, which needs no
 * gathering, and what is the same in every row is worked out once.
 */
function cropUpright(job: CropJob): void {
  const side = job.side;
  const planeBytes = <usize>(side * side) << 2;
  const table = tableBytes(side);
  const lumaAt = job.scratch;
  const lumaWeights = lumaAt + table;
  const isSameGrid = job.chromaScale == 1;
  const chromaAt = isSameGrid ? lumaAt : lumaWeights + table;
  const chromaWeights = isSameGrid ? lumaWeights : chromaAt + table;
  const insides = lumaAt + 4 * table;
  const lumaRow = lumaAt + 5 * table;
  const uRow = lumaRow + <usize>((job.lumaWidth + 31) & ~15) * 2;
  const vRow = uRow + <usize>((job.chromaWidth + 31) & ~15) * 2;
  const stepX = job.stepX;
  placeColumns(side, job.startX, stepX, 1, 0, job.lumaWidth, lumaAt, lumaWeights);
  if (!isSameGrid)
    placeColumns(side, job.startX, stepX, job.chromaScale, job.chromaOffset, job.chromaWidth, chromaAt, chromaWeights);
  for (let column = 0; column < side; column += 4) {
    const columns = f32x4.add(f32x4.splat(<f32>column), f32x4(0, 1, 2, 3));
    const pictureX = f32x4.add(f32x4.splat(job.startX), f32x4.mul(columns, f32x4.splat(stepX)));
    v128.store(
      insides + 4 * column,
      v128.and(f32x4.ge(pictureX, f32x4.splat(job.left)), f32x4.le(pictureX, f32x4.splat(job.right))),
    );
  }
  const lumaBottom = <f32>job.lumaHeight - 1.004;
  const chromaBottom = <f32>job.chromaHeight - 1.004;
  const lumaGain = f32x4.splat(job.lumaGain / 16384.0);
  const lumaOffset = f32x4.splat(-job.black * job.lumaGain);
  const chromaGain = f32x4.splat(1.0 / 16384.0);
  const middle = f32x4.splat(128);
  const redFromV = f32x4.splat(job.redFromV);
  const greenFromU = f32x4.splat(job.greenFromU);
  const greenFromV = f32x4.splat(job.greenFromV);
  const blueFromU = f32x4.splat(job.blueFromU);
  const gain = f32x4.splat(job.gain);
  const offset = f32x4.splat(job.offset);

  for (let row = 0; row < side; row++) {
    const line = job.target + (<usize>(row * side) << 2);
    const pictureY = job.startY + <f32>row * stepX;
    if (pictureY < job.top || pictureY > job.bottom) {
      for (let next = 0; next < side; next += 4) {
        const cell = line + (<usize>min(next, side - 4) << 2);
        v128.store(cell, offset);
        v128.store(cell + planeBytes, offset);
        v128.store(cell + 2 * planeBytes, offset);
      }
      continue;
    }
    let y = min(lumaBottom, max(<f32>0, pictureY));
    let whole = <i32>y;
    let fraction = <i32>((y - <f32>whole) * 128 + 0.5);
    blendRows(job.luma + whole * job.lumaStride, job.lumaStride, job.lumaWidth, fraction, lumaRow);
    if (!isSameGrid) {
      y = min(chromaBottom, max(<f32>0, pictureY * job.chromaScale + job.chromaOffset));
      whole = <i32>y;
      fraction = <i32>((y - <f32>whole) * 128 + 0.5);
    }
    blendRows(job.chromaU + whole * job.chromaStride, job.chromaStride, job.chromaWidth, fraction, uRow);
    blendRows(job.chromaV + whole * job.chromaStride, job.chromaStride, job.chromaWidth, fraction, vRow);
    for (let next = 0; next < side; next += 4) {
      const column = min(next, side - 4);
      const inside = v128.load(insides + 4 * column);
      const at = v128.load(chromaAt + 4 * column);
      const weights = v128.load(chromaWeights + 4 * column);
      const place = <usize>column << 2;
      const luma = blendColumns(lumaRow, v128.load(lumaAt + place), v128.load(lumaWeights + place));
      const lightness = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(luma), lumaGain), lumaOffset);
      const u = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(blendColumns(uRow, at, weights)), chromaGain), middle);
      const v = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(blendColumns(vRow, at, weights)), chromaGain), middle);
      const red = toByteRange(f32x4.add(lightness, f32x4.mul(redFromV, v)));
      const green = toByteRange(f32x4.add(lightness, f32x4.add(f32x4.mul(greenFromU, u), f32x4.mul(greenFromV, v))));
      const blue = toByteRange(f32x4.add(lightness, f32x4.mul(blueFromU, u)));
      const cell = line + (<usize>column << 2);
      v128.store(cell, f32x4.add(f32x4.mul(v128.and(red, inside), gain), offset));
      v128.store(cell + planeBytes, f32x4.add(f32x4.mul(v128.and(green, inside), gain), offset));
      v128.store(cell + 2 * planeBytes, f32x4.add(f32x4.mul(v128.and(blue, inside), gain), offset));
    }
  }
}

export function crop(job: CropJob): void {
  if (job.stepY == 0 && job.stepX > 0) return cropUpright(job);
  const side = job.side;
  const planeBytes = <usize>(side * side) << 2;
  const luma = job.luma;
  const chromaU = job.chromaU;
  const chromaV = job.chromaV;
  const lumaStride = job.lumaStride;
  const chromaStride = job.chromaStride;
  const stepX = job.stepX;
  const stepY = job.stepY;
  // A hair below the last pixel, so that its right and lower neighbour never lies outside.
  const lumaRight = f32x4.splat(<f32>job.lumaWidth - 1.004);
  const lumaBottom = f32x4.splat(<f32>job.lumaHeight - 1.004);
  const chromaRight = f32x4.splat(<f32>job.chromaWidth - 1.004);
  const chromaBottom = f32x4.splat(<f32>job.chromaHeight - 1.004);
  const isSameGrid = job.chromaScale == 1;
  const chromaScale = f32x4.splat(job.chromaScale);
  const chromaOffset = f32x4.splat(job.chromaOffset);
  const left = f32x4.splat(job.left);
  const top = f32x4.splat(job.top);
  const right = f32x4.splat(job.right);
  const bottom = f32x4.splat(job.bottom);
  const lumaGain = f32x4.splat(job.lumaGain / 16384.0);
  const lumaOffset = f32x4.splat(-job.black * job.lumaGain);
  const chromaGain = f32x4.splat(1.0 / 16384.0);
  const middle = f32x4.splat(128);
  const redFromV = f32x4.splat(job.redFromV);
  const greenFromU = f32x4.splat(job.greenFromU);
  const greenFromV = f32x4.splat(job.greenFromV);
  const blueFromU = f32x4.splat(job.blueFromU);
  const gain = f32x4.splat(job.gain);
  const offset = f32x4.splat(job.offset);
  const lumaStrides = i32x4.splat(lumaStride);
  const chromaStrides = i32x4.splat(chromaStride);
  const lanes = f32x4(0, 1, 2, 3);

  for (let row = 0; row < side; row++) {
    const line = job.target + (<usize>(row * side) << 2);
    const rowX = f32x4.splat(job.startX - <f32>row * stepY);
    const rowY = f32x4.splat(job.startY + <f32>row * stepX);
    for (let next = 0; next < side; next += 4) {
      // The last four of a row end with it, whatever its length: no pixel is written beside its own place.
      const column = min(next, side - 4);
      const target = line + (<usize>column << 2);
      const columns = f32x4.add(f32x4.splat(<f32>column), lanes);
      const pictureX = f32x4.add(rowX, f32x4.mul(columns, f32x4.splat(stepX)));
      const pictureY = f32x4.add(rowY, f32x4.mul(columns, f32x4.splat(stepY)));
      const inside = v128.and(
        v128.and(f32x4.ge(pictureX, left), f32x4.le(pictureX, right)),
        v128.and(f32x4.ge(pictureY, top), f32x4.le(pictureY, bottom)),
      );
      if (!v128.any_true(inside)) {
        v128.store(target, offset);
        v128.store(target + planeBytes, offset);
        v128.store(target + 2 * planeBytes, offset);
        continue;
      }
      let x = clampTo(pictureX, lumaRight);
      let y = clampTo(pictureY, lumaBottom);
      let wholeX = i32x4.trunc_sat_f32x4_s(x);
      let wholeY = i32x4.trunc_sat_f32x4_s(y);
      let weights = columnWeightsOf(fractionOf(x, wholeX));
      let rowFraction = fractionOf(y, wholeY);
      let at = i32x4.add(i32x4.mul(wholeY, lumaStrides), wholeX);
      const lightness = f32x4.add(
        f32x4.mul(f32x4.convert_i32x4_s(blendFour(luma, lumaStride, at, weights, rowFraction)), lumaGain),
        lumaOffset,
      );
      if (!isSameGrid) {
        x = clampTo(f32x4.add(f32x4.mul(pictureX, chromaScale), chromaOffset), chromaRight);
        y = clampTo(f32x4.add(f32x4.mul(pictureY, chromaScale), chromaOffset), chromaBottom);
        wholeX = i32x4.trunc_sat_f32x4_s(x);
        wholeY = i32x4.trunc_sat_f32x4_s(y);
        weights = columnWeightsOf(fractionOf(x, wholeX));
        rowFraction = fractionOf(y, wholeY);
      }
      at = i32x4.add(i32x4.mul(wholeY, chromaStrides), wholeX);
      const u = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(blendFour(chromaU, chromaStride, at, weights, rowFraction)), chromaGain), middle);
      const v = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(blendFour(chromaV, chromaStride, at, weights, rowFraction)), chromaGain), middle);
      const red = toByteRange(f32x4.add(lightness, f32x4.mul(redFromV, v)));
      const green = toByteRange(f32x4.add(lightness, f32x4.add(f32x4.mul(greenFromU, u), f32x4.mul(greenFromV, v))));
      const blue = toByteRange(f32x4.add(lightness, f32x4.mul(blueFromU, u)));
      v128.store(target, f32x4.add(f32x4.mul(v128.and(red, inside), gain), offset));
      v128.store(target + planeBytes, f32x4.add(f32x4.mul(v128.and(green, inside), gain), offset));
      v128.store(target + 2 * planeBytes, f32x4.add(f32x4.mul(v128.and(blue, inside), gain), offset));
    }
  }
}

/**
 * Half the size by averaging blocks of four, eight results a step: writes up to seven bytes past the last column, so
 * the stride of the target must be a multiple of eight. An odd last row or column is left out.
 */
export function halve(source: usize, stride: i32, width: i32, height: i32, target: usize, targetStride: i32): void {
  const columns = width >> 1;
  const rows = height >> 1;
  const rounding = i16x8.splat(2);
  for (let row = 0; row < rows; row++) {
    const upper = source + 2 * row * stride;
    const lower = upper + stride;
    const line = target + row * targetStride;
    for (let column = 0; column < columns; column += 8) {
      const sums = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(upper + 2 * column)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(lower + 2 * column)),
      );
      const means = i16x8.shr_u(i16x8.add(sums, rounding), 2);
      v128.store_lane<u64>(line + column, i8x16.narrow_i16x8_u(means, means), 0);
    }
  }
}
