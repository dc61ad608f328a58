// The light on the target's skin, estimated on a coarse grid of cells that is fixed to the face (the unwrapped layout), so that it neither
// swims nor flickers when the face moves through the picture.

// @ts-ignore: decorator
@inline const vertexBytes: usize = 48;
// @ts-ignore: decorator
@inline const histogramBins: i32 = 2048;
// @ts-ignore: decorator
@inline const binsPerLevel: f32 = 8;

/** Luma at half size, so that it lies on the same grid as the chroma. `width` and `height` are those of the half-size plane. */
export function halveLuma(from: usize, stride: i32, to: usize, toStride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    const upper = from + <usize>(2 * y * stride);
    const lower = upper + stride;
    const out = to + <usize>(y * toStride);
    for (let x = 0; x < width; x += 8) {
      const sum = i16x8.add(
        i16x8.extadd_pairwise_i8x16_u(v128.load(upper + 2 * x)),
        i16x8.extadd_pairwise_i8x16_u(v128.load(lower + 2 * x)),
      );
      const mean = i16x8.shr_u(i16x8.add(sum, i16x8.splat(2)), 2);
      v128.store_lane<u64>(out + x, i8x16.narrow_i16x8_u(mean, mean), 0);
    }
  }
}

// @ts-ignore: decorator
@inline function tap(plane: usize, stride: i32, fx: f32, fy: f32): f32 {
  const a = <f32>load<u8>(plane);
  const b = <f32>load<u8>(plane, 1);
  const c = <f32>load<u8>(plane + stride);
  const d = <f32>load<u8>(plane + stride, 1);
  const upper = a + (b - a) * fx;
  return upper + (c + (d - c) * fx - upper) * fy;
}

/**
 * What the target shows at every cell: f32 luma, u, v and the alpha that the mesh has there. `table`: per listed cell the byte offsets of
 * its three vertices, their weights, the index of the cell, unused. Planes at half size; vertices in full-size pixels.
 */
export function sampleCells(table: usize, count: i32, vertices: usize, luma: usize, u: usize, v: usize, width: i32, height: i32, stride: i32, samples: usize): void {
  const right: f32 = <f32>width - 1.01;
  const bottom: f32 = <f32>height - 1.01;
  for (let i = 0; i < count; i++) {
    const cell = table + (<usize>i << 5);
    const a = vertices + load<i32>(cell);
    const b = vertices + load<i32>(cell, 4);
    const c = vertices + load<i32>(cell, 8);
    const wa = load<f32>(cell, 12);
    const wb = load<f32>(cell, 16);
    const wc = load<f32>(cell, 20);
    const out = samples + (<usize>load<i32>(cell, 24) << 4);
    const x = max<f32>(0, min<f32>(right, 0.5 * (wa * load<f32>(a) + wb * load<f32>(b) + wc * load<f32>(c)) - 0.5));
    const y = max<f32>(0, min<f32>(bottom, 0.5 * (wa * load<f32>(a, 4) + wb * load<f32>(b, 4) + wc * load<f32>(c, 4)) - 0.5));
    const column = <i32>x;
    const row = <i32>y;
    const at = <usize>(row * stride + column);
    const fx = x - <f32>column;
    const fy = y - <f32>row;
    store<f32>(out, tap(luma + at, stride, fx, fy));
    store<f32>(out, tap(u + at, stride, fx, fy), 4);
    store<f32>(out, tap(v + at, stride, fx, fy), 8);
    store<f32>(out, max<f32>(0, wa * load<f32>(a, 32) + wb * load<f32>(b, 32) + wc * load<f32>(c, 32)), 12);
  }
}

/** Least share of bare inner skin in a cell from which the colour of the skin is learnt. */
// @ts-ignore: decorator
@inline const skinMin: f32 = 0.15;

/**
 * Median and median deviation of one of the values of every cell of inner skin, to an eighth of a level; `statics` as for `weighCells`;
 * `scratch`: 8 KiB. Gives how many cells it saw; `out` is left alone when there was none.
 */
export function middleOf(samples: usize, valueOffset: usize, statics: usize, count: i32, scratch: usize, out: usize): i32 {
  memory.fill(scratch, 0, histogramBins * 4);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const sample = samples + (<usize>i << 4);
    const fixed = statics + (<usize>i << 5);
    if (load<f32>(sample, 12) * load<f32>(fixed, 12) < skinMin || load<f32>(fixed, 16) >= 0.5) continue;
    const bin = max<i32>(0, min<i32>(histogramBins - 1, <i32>(load<f32>(sample + valueOffset) * binsPerLevel)));
    const at = scratch + (<usize>bin << 2);
    store<i32>(at, load<i32>(at) + 1);
    total++;
  }
  if (total == 0) return 0;
  let left = total >> 1;
  let middle = 0;
  while (middle < histogramBins - 1) {
    left -= load<i32>(scratch + (<usize>middle << 2));
    if (left < 0) break;
    middle++;
  }
  left = (total >> 1) - load<i32>(scratch + (<usize>middle << 2));
  let reach = 0;
  while (left >= 0 && reach < histogramBins) {
    reach++;
    if (middle - reach >= 0) left -= load<i32>(scratch + (<usize>(middle - reach) << 2));
    if (middle + reach < histogramBins) left -= load<i32>(scratch + (<usize>(middle + reach) << 2));
  }
  store<f32>(out, (<f32>middle + 0.5) / binsPerLevel);
  store<f32>(out, <f32>reach / binsPerLevel, 4);
  return total;
}

/** A number that falls smoothly from 1 to 0 as `x` grows: exp(-x) to within a hundredth. */
// @ts-ignore: decorator
@inline function decay(x: f32): f32 {
  let y = max<f32>(0, 1 - x * 0.0625);
  y *= y;
  y *= y;
  y *= y;
  return y * y;
}

// @ts-ignore: decorator
@inline function four(a: f32, b: f32, c: f32): v128 {
  return f32x4.replace_lane(f32x4.replace_lane(f32x4.replace_lane(f32x4.splat(0), 0, a), 1, b), 2, c);
}

/**
 * How much each cell counts for the light, and how likely it shows skin. `statics`: 8 f32 a cell: source luma, u, v, weight of skin, weight
 * of outer skin, three unused. `model`: f32 middle and spread of the target's skin luma, u and v; how strange a colour may be, and how fast
 * it is doubted beyond that. `mask`: f32 a cell. `luma` gets (w, w·source, w·target, 0), `chroma` (w, w·Δu, w·Δv, 0), `visible` one f32 a cell.
 */
export function weighCells(samples: usize, statics: usize, mask: usize, model: usize, count: i32, luma: usize, chroma: usize, visible: usize): void {
  const lumaMiddle = load<f32>(model);
  const perLuma: f32 = 1 / load<f32>(model, 4);
  const uMiddle = load<f32>(model, 8);
  const perU: f32 = 1 / load<f32>(model, 12);
  const vMiddle = load<f32>(model, 16);
  const perV: f32 = 1 / load<f32>(model, 20);
  const tolerance = load<f32>(model, 24);
  const steepness = load<f32>(model, 28);
  for (let i = 0; i < count; i++) {
    const sample = samples + (<usize>i << 4);
    const fixed = statics + (<usize>i << 5);
    const targetY = load<f32>(sample);
    const targetU = load<f32>(sample, 4);
    const targetV = load<f32>(sample, 8);
    const outer = load<f32>(fixed, 16);
    let skin: f32 = 1;
    if (outer > 0) {
      const y = (targetY - lumaMiddle) * perLuma;
      const u = (targetU - uMiddle) * perU;
      const v = (targetV - vMiddle) * perV;
      const dark = max<f32>(0, -y - 1.3);
      const bright = max<f32>(0, y - 2.5);
      const strange: f32 = 0.35 * dark * dark + 0.12 * bright * bright + 0.1 * (u * u + v * v);
      skin = 1 - outer * (1 - decay(steepness * max<f32>(0, strange - tolerance)));
    }
    store<f32>(visible + (<usize>i << 2), skin);
    const w = load<f32>(sample, 12) * load<f32>(fixed, 12) * load<f32>(mask + (<usize>i << 2)) * skin * skin;
    const weight = f32x4.splat(w);
    v128.store(luma + (<usize>i << 4), f32x4.mul(weight, four(1, load<f32>(fixed), targetY)));
    v128.store(chroma + (<usize>i << 4), f32x4.mul(weight, four(1, targetU - load<f32>(fixed, 4), targetV - load<f32>(fixed, 8))));
  }
}

/** Means of all cells by weight, after a 1: source and target luma, -; then differences of u and v, -. From what `weighCells` left. */
export function meansOf(luma: usize, chroma: usize, count: i32, out: usize): void {
  let lumaSum = f32x4.splat(0);
  let chromaSum = f32x4.splat(0);
  for (let i = 0; i < count; i++) {
    lumaSum = f32x4.add(lumaSum, v128.load(luma + (<usize>i << 4)));
    chromaSum = f32x4.add(chromaSum, v128.load(chroma + (<usize>i << 4)));
  }
  const perWeight = f32x4.splat(1 / max<f32>(1e-6, f32x4.extract_lane(lumaSum, 0)));
  v128.store(out, f32x4.replace_lane(f32x4.mul(perWeight, lumaSum), 0, 1));
  v128.store(out, f32x4.replace_lane(f32x4.mul(perWeight, chromaSum), 0, 1), 16);
}

/** Means of 3 x 3 of a square of f32, the rim continued. */
export function softenCells(from: usize, side: i32, to: usize): void {
  const line = <usize>side << 2;
  const ninth: f32 = 1.0 / 9.0;
  for (let row = 0; row < side; row++) {
    const middle = from + <usize>row * line;
    const above = row > 0 ? middle - line : middle;
    const below = row < side - 1 ? middle + line : middle;
    for (let column = 0; column < side; column++) {
      let sum: f32 = 0;
      for (let k = max<i32>(0, column - 1); k <= min<i32>(side - 1, column + 1); k++) {
        const at = <usize>k << 2;
        sum += load<f32>(above + at) + load<f32>(middle + at) + load<f32>(below + at);
      }
      const edges: f32 = column == 0 || column == side - 1 ? 1.5 : 1;
      store<f32>(to + <usize>row * line + (<usize>column << 2), sum * ninth * edges);
    }
  }
}

/** Box mean of 2 · (whole + part) + 1 along lines of `side` four-vectors; beyond the ends everything is zero. */
function boxPass(from: usize, to: usize, side: i32, step: usize, nextLine: usize, whole: i32, part: f32): void {
  const share = f32x4.splat(1 / (2 * (<f32>whole + part) + 1));
  const ends = f32x4.splat(part);
  const zero = f32x4.splat(0);
  for (let line = 0; line < side; line++) {
    const source = from + <usize>line * nextLine;
    const target = to + <usize>line * nextLine;
    let sum = zero;
    for (let i = 0; i <= min<i32>(whole, side - 1); i++) sum = f32x4.add(sum, v128.load(source + <usize>i * step));
    for (let i = 0; i < side; i++) {
      const left = i - whole - 1;
      const right = i + whole + 1;
      const before = left >= 0 ? v128.load(source + <usize>left * step) : zero;
      const after = right < side ? v128.load(source + <usize>right * step) : zero;
      v128.store(target + <usize>i * step, f32x4.mul(share, f32x4.add(sum, f32x4.mul(ends, f32x4.add(before, after)))));
      const leaving = i - whole >= 0 ? v128.load(source + <usize>(i - whole) * step) : zero;
      sum = f32x4.add(sum, f32x4.sub(after, leaving));
    }
  }
}

/** Three box blurs in both directions, near enough a bell curve of deviation `radius`, over a square of four-vectors, in place. */
export function blurCells(cells: usize, side: i32, radius: f32, rounds: i32, scratch: usize): void {
  const whole = <i32>floor<f32>(radius);
  const part: f32 = radius - <f32>whole;
  const step: usize = 16;
  const line = <usize>side * step;
  for (let round = 0; round < rounds; round++) {
    boxPass(cells, scratch, side, step, line, whole, part);
    boxPass(scratch, cells, side, line, step, whole, part);
  }
}

/** Where little skin is near, the means over the whole face take over. */
// @ts-ignore: decorator
@inline const floorWeight: f32 = 0.04;

/** Least contrast of the source in the deepest shade of the target. */
// @ts-ignore: decorator
@inline const shadeMin: f32 = 0.3;

/**
 * The field that lights the source, from blurred sums and the means over the face: f32x4 a cell (shift of luma, u and v, visibility), and
 * behind all of these once more f32x4 a cell (factor on luma, unused). The factor is less than 1 where the target lies in shade: detail is
 * fainter there, and would be black holes otherwise; in bright light it is 1, or skin would burn out.
 */
export function lightCells(luma: usize, chroma: usize, visible: usize, count: i32, means: usize, black: f32, field: usize): void {
  const lumaFloor = f32x4.mul(f32x4.splat(floorWeight), v128.load(means));
  const chromaFloor = f32x4.mul(f32x4.splat(floorWeight), v128.load(means, 16));
  const perMean: f32 = 1 / max<f32>(1, load<f32>(means, 8) - black);
  const factors = field + (<usize>count << 4);
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 4;
    const lumaSums = f32x4.add(lumaFloor, v128.load(luma + at));
    const chromaSums = f32x4.add(chromaFloor, v128.load(chroma + at));
    const low = f32x4.div(lumaSums, v128.shuffle<f32>(lumaSums, lumaSums, 0, 0, 0, 0));
    const shifts = f32x4.div(chromaSums, v128.shuffle<f32>(chromaSums, chromaSums, 0, 0, 0, 0));
    const target = f32x4.extract_lane(low, 2);
    const factor = min<f32>(1, max<f32>(shadeMin, (target - black) * perMean));
    const shift = target - factor * f32x4.extract_lane(low, 1);
    // A hair short of wholly visible is wholly visible.
    const seen = min<f32>(1, 1.04 * load<f32>(visible + (<usize>i << 2)));
    v128.store(field + at, f32x4.replace_lane(f32x4.replace_lane(shifts, 0, shift), 3, seen));
    v128.store(factors + at, f32x4.splat(factor));
  }
}

/** A texture in atlas layout read at an entry of a table: i32 index of the upper left texel, f32 parts to the right and down; 1 where the index is -1. */
// @ts-ignore: decorator
@inline function maskAt(mask: usize, maskSide: i32, entry: usize): f32 {
  const index = load<i32>(entry);
  if (index < 0) return 1;
  const fx = load<f32>(entry, 4);
  const fy = load<f32>(entry, 8);
  const m = mask + (<usize>index << 2);
  const below = m + (<usize>maskSide << 2);
  const upper = load<f32>(m) + (load<f32>(m, 4) - load<f32>(m)) * fx;
  const lower = load<f32>(below) + (load<f32>(below, 4) - load<f32>(below)) * fx;
  return upper + (lower - upper) * fy;
}

/** The occlusion mask, given in atlas layout, at every cell. */
export function layMask(mask: usize, maskSide: i32, table: usize, count: i32, cells: usize): void {
  for (let i = 0; i < count; i++) store<f32>(cells + (<usize>i << 2), maskAt(mask, maskSide, table + <usize>i * 12));
}

// @ts-ignore: decorator
@inline function doubledCell(field: usize, side: i32, near: i32, far: i32, beside: i32, beyond: i32): v128 {
  const inner = f32x4.mul(f32x4.splat(0.5625), v128.load(field + (<usize>(near * side + beside) << 4)));
  const edge = f32x4.mul(
    f32x4.splat(0.1875),
    f32x4.add(v128.load(field + (<usize>(near * side + beyond) << 4)), v128.load(field + (<usize>(far * side + beside) << 4))),
  );
  const corner = f32x4.mul(f32x4.splat(0.0625), v128.load(field + (<usize>(far * side + beyond) << 4)));
  return f32x4.add(inner, f32x4.add(edge, corner));
}

/** A finer field of twice the side, its visibility multiplied by the occlusion mask, which `table` finds for every fine cell. */
export function maskField(field: usize, side: i32, mask: usize, maskSide: i32, table: usize, fine: usize): void {
  const fineSide = 2 * side;
  const factors = field + (<usize>(side * side) << 4);
  const fineFactors = fine + (<usize>(fineSide * fineSide) << 4);
  for (let row = 0; row < fineSide; row++) {
    const near = row >> 1;
    const far = max<i32>(0, min<i32>(side - 1, row & 1 ? near + 1 : near - 1));
    for (let column = 0; column < fineSide; column++) {
      const at = row * fineSide + column;
      const beside = column >> 1;
      const beyond = max<i32>(0, min<i32>(side - 1, column & 1 ? beside + 1 : beside - 1));
      const value = doubledCell(field, side, near, far, beside, beyond);
      const seen = f32x4.extract_lane(value, 3) * maskAt(mask, maskSide, table + <usize>at * 12);
      v128.store(fine + (<usize>at << 4), f32x4.replace_lane(value, 3, seen));
      v128.store(fineFactors + (<usize>at << 4), doubledCell(factors, side, near, far, beside, beyond));
    }
  }
}
