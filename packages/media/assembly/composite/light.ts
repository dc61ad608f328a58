// The light on the target's skin, estimated on a coarse grid of cells that is fixed to the face (the unwrapped layout),
// so that it neither swims nor flickers when the face moves through the picture.

// @ts-ignore: decorator
@inline const vertexBytes: usize = 48;
// @ts-ignore: decorator
@inline const histogramBins: i32 = 2048;
// @ts-ignore: decorator
@inline const binsPerLevel: f32 = 8;

/**
 * Luma at half size, so that it lies on the same grid as the chroma. `width` and `height` are those of the half-size
 * plane.
 */
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
 * What the target shows at every cell: f32 luma, u, v and the alpha that the mesh has there. `table`: per listed cell
 * the byte offsets of its three vertices, their weights, the index of the cell, unused. Planes at half size; the
 * target's place is in full-size pixels less a half.
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
    const x = max<f32>(0, min<f32>(right, 0.5 * (wa * load<f32>(a, 24) + wb * load<f32>(b, 24) + wc * load<f32>(c, 24)) - 0.25));
    const y = max<f32>(0, min<f32>(bottom, 0.5 * (wa * load<f32>(a, 28) + wb * load<f32>(b, 28) + wc * load<f32>(c, 28)) - 0.25));
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
 * Median and median deviation of one of the values of every cell of inner skin, to an eighth of a level; `statics` as
 * for `weighCells`; `scratch`: 8 KiB. Gives how many cells it saw; `out` is left alone when there was none.
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

/**
 * Weight of each cell for the light, and how likely it shows skin. `statics`, 8 f32 a cell: source luma, u, v; skin,
 * outer skin, sureness, rim, broader rim. `model`: middle and spread of skin luma, u, v; strangeness allowed, and how
 * fast it is doubted. `luma` gets (w, w·source, w·target, 0), `chroma` (w, w·Δu, w·Δv, 0), `visible` one f32 a cell.
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
    skin *= load<f32>(fixed, 20);
    store<f32>(visible + (<usize>i << 2), skin);
    const w = load<f32>(sample, 12) * load<f32>(fixed, 12) * load<f32>(mask + (<usize>i << 2)) * skin * skin;
    v128.store(luma + (<usize>i << 4), f32x4.mul(f32x4.splat(w), f32x4(1, 0, 0, 0)));
    store<f32>(luma + (<usize>i << 4), w * load<f32>(fixed), 4);
    store<f32>(luma + (<usize>i << 4), w * targetY, 8);
    v128.store(chroma + (<usize>i << 4), f32x4.mul(f32x4.splat(w), f32x4(1, 0, 0, 0)));
    store<f32>(chroma + (<usize>i << 4), w * (targetU - load<f32>(fixed, 4)), 4);
    store<f32>(chroma + (<usize>i << 4), w * (targetV - load<f32>(fixed, 8)), 8);
  }
}

/** Mean source luma, target luma and chroma shifts of all cells by weight: four f32, from what `weighCells` left. */
export function meansOf(luma: usize, chroma: usize, count: i32, out: usize): void {
  let lumaSum = f32x4.splat(0);
  let chromaSum = f32x4.splat(0);
  for (let i = 0; i < count; i++) {
    lumaSum = f32x4.add(lumaSum, v128.load(luma + (<usize>i << 4)));
    chromaSum = f32x4.add(chromaSum, v128.load(chroma + (<usize>i << 4)));
  }
  const perWeight: f32 = 1 / max<f32>(1e-6, f32x4.extract_lane(lumaSum, 0));
  store<f32>(out, f32x4.extract_lane(lumaSum, 1) * perWeight);
  store<f32>(out, f32x4.extract_lane(lumaSum, 2) * perWeight, 4);
  store<f32>(out, f32x4.extract_lane(chromaSum, 1) * perWeight, 8);
  store<f32>(out, f32x4.extract_lane(chromaSum, 2) * perWeight, 12);
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

/**
 * Three box blurs in both directions, near enough a bell curve of deviation `radius`, over a square of four-vectors, in
 * place.
 */
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

/** Mean of a source or target luma near a cell over a floor of the mean of the whole face. */
// @ts-ignore: decorator
@inline function gainOf(sums: usize, sourceMean: f32, targetMean: f32, lift: f32): f32 {
  const perWeight: f32 = 1 / (load<f32>(sums) + floorWeight);
  const source: f32 = (load<f32>(sums, 4) + floorWeight * sourceMean) * perWeight + lift;
  const target: f32 = (load<f32>(sums, 8) + floorWeight * targetMean) * perWeight + lift;
  return min<f32>(2.6, max<f32>(0.3, target / source));
}

// @ts-ignore: decorator
@inline const floorWeight: f32 = 0.04;

/**
 * Relights the source: f32x4 a cell (gain on luma, shifts of u and v, visibility) from narrow (`near`) sums at the rim
 * and wide ones inside. `rimShade` lets darker skin count as far inside as the broader rim, `shine` brighter skin
 * everywhere; `gainScale` undoes what the texture's luma was multiplied by.
 */
export function lightCells(near: usize, wide: usize, chroma: usize, visible: usize, statics: usize, count: i32, means: usize, black: f32, gainScale: f32, rimShade: f32, shine: f32, field: usize): void {
  const sourceMean = load<f32>(means);
  const targetMean = load<f32>(means, 4);
  const uMean = load<f32>(means, 8);
  const vMean = load<f32>(means, 12);
  const lift: f32 = 4 - black;
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 4;
    const c = chroma + at;
    const perChroma: f32 = 1 / (load<f32>(c) + floorWeight);
    const rim = load<f32>(statics + (<usize>i << 5), 24);
    const deep = load<f32>(statics + (<usize>i << 5), 28);
    const inner = gainOf(wide + at, sourceMean, targetMean, lift);
    const narrow = gainOf(near + at, sourceMean, targetMean, lift);
    const gain = inner + (narrow < inner ? rim + rimShade * (deep - rim) : max<f32>(rim, shine)) * (narrow - inner);
    const out = field + at;
    store<f32>(out, gainScale * gain);
    store<f32>(out, (load<f32>(c, 4) + floorWeight * uMean) * perChroma, 4);
    store<f32>(out, (load<f32>(c, 8) + floorWeight * vMean) * perChroma, 8);
    // A hair short of wholly visible is wholly visible: nothing of the target has to be read there.
    store<f32>(out, min<f32>(1, 1.04 * load<f32>(visible + (<usize>i << 2))), 12);
  }
}

/**
 * A texture in atlas layout read at an entry of a table: i32 index of the upper left texel, f32 parts to the right and
 * down; 1 where the index is -1.
 */
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

/**
 * A finer field of twice the side, its visibility multiplied by the occlusion mask, which `table` finds for every fine
 * cell.
 */
export function maskField(field: usize, side: i32, mask: usize, maskSide: i32, table: usize, fine: usize): void {
  const fineSide = 2 * side;
  for (let row = 0; row < fineSide; row++) {
    const near = row >> 1;
    const far = max<i32>(0, min<i32>(side - 1, row & 1 ? near + 1 : near - 1));
    for (let column = 0; column < fineSide; column++) {
      const at = row * fineSide + column;
      const beside = column >> 1;
      const beyond = max<i32>(0, min<i32>(side - 1, column & 1 ? beside + 1 : beside - 1));
      const inner = f32x4.mul(f32x4.splat(0.5625), v128.load(field + (<usize>(near * side + beside) << 4)));
      const edge = f32x4.mul(
        f32x4.splat(0.1875),
        f32x4.add(v128.load(field + (<usize>(near * side + beyond) << 4)), v128.load(field + (<usize>(far * side + beside) << 4))),
      );
      const corner = f32x4.mul(f32x4.splat(0.0625), v128.load(field + (<usize>(far * side + beyond) << 4)));
      const value = f32x4.add(inner, f32x4.add(edge, corner));
      const seen = f32x4.extract_lane(value, 3) * maskAt(mask, maskSide, table + <usize>at * 12);
      v128.store(fine + (<usize>at << 4), f32x4.replace_lane(value, 3, seen));
    }
  }
}
