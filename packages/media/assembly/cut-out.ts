// Edges of a cut-out. Pictures are bands of rows, four bytes a pixel: colours and how much of the pixel is subject
// (alpha). Half-size planes hold four floats a pixel, so that one vector is one pixel and colours are summed together
// with what weighs them.

// @ts-nocheck AssemblyScript, not TypeScript

/**
 * Of a sum of alphas (0 to 255) for each pixel in the window: keeps a quotient from being noise where there is nothing.
 */
const nothing: f32 = 0.00255;

@inline function pixel(at: usize): v128 {
  // Four bytes to four floats.
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_splat(at))));
}

@inline function limited(value: v128): v128 {
  return f32x4.min(f32x4.max(value, f32x4.splat(0)), f32x4.splat(255));
}

@inline function storePixel(at: usize, value: v128): void {
  const whole = i32x4.trunc_sat_f32x4_u(f32x4.add(limited(value), f32x4.splat(0.5)));
  const narrow = i16x8.narrow_i32x4_u(whole, whole);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(narrow, narrow), 0);
}

/** Sums of two neighbours each, of two rows: 16-bit, the left pixel in the lower half. */
@inline function twoRows(upper: usize, lower: usize): v128 {
  return i16x8.add(v128.load8x8_u(upper), v128.load8x8_u(lower));
}

/**
 * Means of two by two pixels, of so many half columns from one on; the last column or row of an odd side is taken
 * twice.
 */
export function halve(source: usize, width: i32, height: i32, from: i32, columns: i32, target: usize): void {
  const halfHeight = (height + 1) >> 1;
  const pairs = min(from + columns, width >> 1);
  for (let y = 0; y < halfHeight; y++) {
    const upper = source + 4 * (2 * y * width);
    const lower = source + 4 * (min(2 * y + 1, height - 1) * width);
    const to = target + 16 * (y * columns - from);
    for (let x = from; x < pairs; x++) {
      const sums = twoRows(upper + 8 * x, lower + 8 * x);
      storeMean(to + 16 * x, i32x4.add(i32x4.extend_low_i16x8_u(sums), i32x4.extend_high_i16x8_u(sums)));
    }
    if (pairs < from + columns) {
      const sums = i32x4.extend_low_i16x8_u(twoRows(upper + 8 * pairs, lower + 8 * pairs));
      storeMean(to + 16 * pairs, i32x4.add(sums, sums));
    }
  }
}

@inline function storeMean(at: usize, sumOfFour: v128): void {
  v128.store(at, f32x4.mul(f32x4.convert_i32x4_u(sumOfFour), f32x4.splat(0.25)));
}

/** The subject's alpha, as far as the picture was opaque, in place. Up to three pixels more are changed. */
export function layAlpha(picture: usize, alpha: usize, pixels: i32): void {
  for (let i = 0; i < pixels; i += 4) {
    const seen = v128.load(picture + 4 * i);
    const wanted = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_splat(alpha + i)));
    const product = i32x4.add(i32x4.mul(i32x4.shr_u(seen, 24), wanted), i32x4.splat(128));
    // A 255th, rounded.
    const kept = i32x4.shr_u(i32x4.add(product, i32x4.shr_u(product, 8)), 8);
    v128.store(picture + 4 * i, v128.or(v128.and(seen, i32x4.splat(0xffffff)), i32x4.shl(kept, 24)));
  }
}

/** Of so many pixels, at most sixteen million. */
export function sumOfAlpha(picture: usize, pixels: i32): u32 {
  const whole = pixels & ~3;
  let sums = i32x4.splat(0);
  for (let i = 0; i < whole; i += 4) sums = i32x4.add(sums, i32x4.shr_u(v128.load(picture + 4 * i), 24));
  let sum = <u32>(i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2) + i32x4.extract_lane(sums, 3));
  for (let i = whole; i < pixels; i++) sum += load<u8>(picture + 4 * i, 3);
  return sum;
}

/**
 * What a column of pixels is: nothing, subject, or something of both. What is painted over no more counts as subject,
 * see `paintFront`.
 */
@inline function kindOf(least: u32, greatest: u32): u8 {
  return greatest === 0 ? 1 : least > 253 ? 2 : 4;
}

/**
 * For every column, what it is: one byte each. `extremes` is room for two rows, up to three pixels past their end; so
 * far the picture may be read too.
 */
export function kindsOfColumns(source: usize, width: i32, height: i32, kinds: usize, extremes: usize): void {
  const greatest = extremes + 4 * width + 16;
  memory.fill(extremes, 255, 4 * width + 16);
  memory.fill(greatest, 0, 4 * width + 16);
  for (let y = 0; y < height; y++) {
    const row = source + 4 * y * width;
    for (let at: usize = 0, end = <usize>(4 * width); at < end; at += 16) {
      const seen = v128.load(row + at);
      v128.store(extremes + at, i8x16.min_u(v128.load(extremes + at), seen));
      v128.store(greatest + at, i8x16.max_u(v128.load(greatest + at), seen));
    }
  }
  for (let x = 0; x < width; x++) store<u8>(kinds + x, kindOf(load<u8>(extremes + 4 * x, 3), load<u8>(greatest + 4 * x, 3)));
}

/** Transparent pixels of some columns lose their colours. */
export function emptyTransparent(picture: usize, width: i32, first: i32, end: i32, from: i32, to: i32): void {
  for (let y = first; y < end; y++) {
    for (let at = picture + 4 * (y * width + from), stop = picture + 4 * (y * width + to); at < stop; at += 4) if (load<u8>(at, 3) === 0) store<u32>(at, 0);
  }
}

/** Sums along rows over 2 · radius + 1 pixels, as many of them as there are. */
export function sumRows(source: usize, target: usize, width: i32, height: i32, radius: i32): void {
  for (let y = 0; y < height; y++) {
    const from = source + 16 * y * width;
    const to = target + 16 * y * width;
    let sum = f32x4.splat(0);
    for (let x = 0, end = min(radius, width); x < end; x++) sum = f32x4.add(sum, v128.load(from + 16 * x));
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum = f32x4.add(sum, v128.load(from + 16 * (x + radius)));
      v128.store(to + 16 * x, sum);
      if (x >= radius) sum = f32x4.sub(sum, v128.load(from + 16 * (x - radius)));
    }
  }
}

/** Moves a row of column sums from the window around row y - 1 to that around row y. */
@inline function advanceColumns(columns: usize, source: usize, width: i32, height: i32, radius: i32, y: i32): void {
  if (y === 0) {
    memory.fill(columns, 0, 16 * width);
    for (let row = 0, end = min(radius, height); row < end; row++) addRow(columns, source + 16 * row * width, width);
  }
  if (y + radius < height) addRow(columns, source + 16 * (y + radius) * width, width);
  if (y > radius) subtractRow(columns, source + 16 * (y - radius - 1) * width, width);
}

function addRow(columns: usize, row: usize, width: i32): void {
  for (let at: usize = 0, end = 16 * width; at < <usize>end; at += 16) v128.store(columns + at, f32x4.add(v128.load(columns + at), v128.load(row + at)));
}

function subtractRow(columns: usize, row: usize, width: i32): void {
  for (let at: usize = 0, end = 16 * width; at < <usize>end; at += 16) v128.store(columns + at, f32x4.sub(v128.load(columns + at), v128.load(row + at)));
}

/** Sums along columns; `columns` is room for one row. */
export function sumColumns(source: usize, target: usize, columns: usize, width: i32, height: i32, radius: i32): void {
  for (let y = 0; y < height; y++) {
    advanceColumns(columns, source, width, height, radius, y);
    memory.copy(target + 16 * y * width, columns, 16 * width);
  }
}

/**
 * Colours times how much of each pixel is subject, cubed, and how much that is; and the same of what is behind it.
 * Cubed, because a pixel that is half background says little about the subject: error at the edge 4.34 with the plain
 * share, 3.92 squared, 3.75 cubed (bench, usual).
 */
export function weigh(image: usize, front: usize, behind: usize, frontWeighed: usize, behindWeighed: usize, pixels: i32): void {
  for (let i = 0; i < pixels; i++) {
    const at = 16 * i;
    const alpha = f32.load(image + at, 12);
    const rest: f32 = <f32>255 - alpha;
    v128.store(frontWeighed + at, f32x4.mul(f32x4.replace_lane(v128.load(front + at), 3, 1), f32x4.splat(alpha * alpha * alpha * <f32>(1.0 / 65025.0))));
    v128.store(behindWeighed + at, f32x4.mul(f32x4.replace_lane(v128.load(behind + at), 3, 1), f32x4.splat(rest * rest * rest * <f32>(1.0 / 65025.0))));
  }
}

@inline function corrected(seen: v128, alpha: f32, front: v128, behind: v128): v128 {
  const a = f32x4.splat(alpha / 255);
  const mixed = f32x4.add(f32x4.mul(a, front), f32x4.mul(f32x4.sub(f32x4.splat(1), a), behind));
  return limited(f32x4.add(front, f32x4.mul(a, f32x4.sub(seen, mixed))));
}

/** Moves one column's sum from the window around the row before to that around this row. */
@inline function moved(columns: usize, entering: usize, leaving: usize): v128 {
  const sum = f32x4.sub(f32x4.add(v128.load(columns), v128.load(entering)), v128.load(leaving));
  v128.store(columns, sum);
  return sum;
}

/**
 * One round of blur fusion: colours around, weighed, then moved so that both together give what is seen. Weighed planes
 * are sums along rows; `columns` is room for three rows.
 */
export function fuse(image: usize, frontRows: usize, behindRows: usize, front: usize, behind: usize, columns: usize, width: i32, height: i32, radius: i32): void {
  const side = <f32>((radius << 1) + 1);
  const least = f32x4.splat(nothing * side * side);
  const rowBytes = 16 * width;
  const otherColumns = columns + rowBytes;
  const zeros = otherColumns + rowBytes;
  memory.fill(columns, 0, 3 * rowBytes);
  for (let row = 0, end = min(radius, height); row < end; row++) {
    addRow(columns, frontRows + rowBytes * row, width);
    addRow(otherColumns, behindRows + rowBytes * row, width);
  }
  for (let y = 0; y < height; y++) {
    const isEntering = y + radius < height;
    const isLeaving = y > radius;
    const entering = isEntering ? frontRows + rowBytes * (y + radius) : zeros;
    const leaving = isLeaving ? frontRows + rowBytes * (y - radius - 1) : zeros;
    const otherEntering = isEntering ? behindRows + rowBytes * (y + radius) : zeros;
    const otherLeaving = isLeaving ? behindRows + rowBytes * (y - radius - 1) : zeros;
    const row = rowBytes * y;
    for (let at: usize = 0; at < <usize>rowBytes; at += 16) {
      const f = moved(columns + at, entering + at, leaving + at);
      const b = moved(otherColumns + at, otherEntering + at, otherLeaving + at);
      const meanFront = f32x4.div(f, f32x4.add(v128.shuffle<f32>(f, f, 3, 3, 3, 3), least));
      const meanBehind = f32x4.div(b, f32x4.add(v128.shuffle<f32>(b, b, 3, 3, 3, 3), least));
      const seen = v128.load(image + row + at);
      v128.store(front + row + at, corrected(seen, f32x4.extract_lane(seen, 3), meanFront, meanBehind));
      v128.store(behind + row + at, limited(meanBehind));
    }
  }
}

/** A half-size plane at a pixel of the full size: always three quarters of the nearer and one of the farther. */
@inline function enlarged(plane: usize, upper: i32, lower: i32, left: i32, right: i32): v128 {
  const near = f32x4.splat(0.75);
  const far = f32x4.splat(0.25);
  const above = f32x4.add(f32x4.mul(v128.load(plane + 16 * (upper + left)), near), f32x4.mul(v128.load(plane + 16 * (upper + right)), far));
  const below = f32x4.add(f32x4.mul(v128.load(plane + 16 * (lower + left)), near), f32x4.mul(v128.load(plane + 16 * (lower + right)), far));
  return f32x4.add(f32x4.mul(above, near), f32x4.mul(below, far));
}

@inline function neighbour(position: i32, end: i32): i32 {
  const half = position >> 1;
  return min(max(position & 1 ? half + 1 : half - 1, 0), end - 1);
}

/** One row of a half-size plane, between two of its own. */
@inline function between(plane: usize, upper: i32, lower: i32, columns: i32, row: usize): void {
  for (let at: usize = 0, end = <usize>(16 * columns); at < end; at += 16) {
    const near = f32x4.mul(v128.load(plane + 16 * upper + at), f32x4.splat(0.75));
    v128.store(row + at, f32x4.add(near, f32x4.mul(v128.load(plane + 16 * lower + at), f32x4.splat(0.25))));
  }
}

@inline function across(row: usize, left: i32, right: i32): v128 {
  return f32x4.add(f32x4.mul(v128.load(row + 16 * left), f32x4.splat(0.75)), f32x4.mul(v128.load(row + 16 * right), f32x4.splat(0.25)));
}

/**
 * The subject's own colours, in place, for rows from `first` to before `end` and the half columns that the planes are
 * of; alpha stays. Wholly opaque pixels are what they are. `spare` is room for two rows of the planes.
 */
export function paintFront(picture: usize, front: usize, behind: usize, spare: usize, width: i32, height: i32, first: i32, end: i32, from: i32, columns: i32): void {
  const halfHeight = (height + 1) >> 1;
  const stop = min(width, 2 * (from + columns)) - 2 * from;
  const behindRow = spare + 16 * columns;
  for (let y = first; y < end; y++) {
    const upper = (y >> 1) * columns;
    const lower = neighbour(y, halfHeight) * columns;
    between(front, upper, lower, columns, spare);
    between(behind, upper, lower, columns, behindRow);
    for (let x = 0; x < stop; x++) {
      const at = picture + 4 * (y * width + 2 * from + x);
      const alpha = load<u8>(at, 3);
      if (alpha > 253) continue;
      const left = x >> 1;
      const right = neighbour(x, columns);
      const estimate = across(spare, left, right);
      if (alpha === 0) storePixel(at, estimate);
      else storePixel(at, corrected(pixel(at), <f32>alpha, estimate, across(behindRow, left, right)));
      store<u8>(at, alpha, 3);
    }
  }
}

/**
 * Products whose sums give variances and covariances of the colours, with alpha and among themselves; and which pixels
 * are undecided.
 */
export function multiply(image: usize, withAlpha: usize, withColours: usize, rest: usize, pixels: i32): void {
  for (let i = 0; i < pixels; i++) {
    const at = 16 * i;
    const seen = v128.load(image + at);
    const red = f32x4.extract_lane(seen, 0);
    const green = f32x4.extract_lane(seen, 1);
    const blue = f32x4.extract_lane(seen, 2);
    const alpha = f32x4.extract_lane(seen, 3);
    v128.store(withAlpha + at, f32x4.mul(f32x4.replace_lane(seen, 3, red), f32x4.replace_lane(f32x4.splat(alpha), 3, red)));
    v128.store(withColours + at, f32x4(red * green, red * blue, green * green, green * blue));
    v128.store(rest + at, f32x4(blue * blue, alpha > 5 && alpha < 250 ? 1 : 0, 1, 0));
  }
}

/**
 * The guided filter's line for each pixel: alpha as red, green and blue times a factor each, plus an offset.
 * `undecided` gets the share of undecided pixels around. All planes are sums over the window.
 */
export function fitLines(means: usize, withAlpha: usize, withColours: usize, rest: usize, lines: usize, undecided: usize, smoothness: f32, pixels: i32): void {
  for (let i = 0; i < pixels; i++) {
    const at = 16 * i;
    const count = f32.load(rest + at, 8);
    const scale = <f32>1 / count;
    const r = f32.load(means + at) * scale;
    const g = f32.load(means + at, 4) * scale;
    const b = f32.load(means + at, 8) * scale;
    const p = f32.load(means + at, 12) * scale;
    const rr = f32.load(withAlpha + at, 12) * scale - r * r + smoothness;
    const rg = f32.load(withColours + at) * scale - r * g;
    const rb = f32.load(withColours + at, 4) * scale - r * b;
    const gg = f32.load(withColours + at, 8) * scale - g * g + smoothness;
    const gb = f32.load(withColours + at, 12) * scale - g * b;
    const bb = f32.load(rest + at) * scale - b * b + smoothness;
    const rp = f32.load(withAlpha + at) * scale - r * p;
    const gp = f32.load(withAlpha + at, 4) * scale - g * p;
    const bp = f32.load(withAlpha + at, 8) * scale - b * p;
    const i00 = gg * bb - gb * gb;
    const i01 = rb * gb - rg * bb;
    const i02 = rg * gb - rb * gg;
    const i11 = rr * bb - rb * rb;
    const i12 = rb * rg - rr * gb;
    const i22 = rr * gg - rg * rg;
    const inverse = <f32>1 / (rr * i00 + rg * i01 + rb * i02);
    const ar = inverse * (i00 * rp + i01 * gp + i02 * bp);
    const ag = inverse * (i01 * rp + i11 * gp + i12 * bp);
    const ab = inverse * (i02 * rp + i12 * gp + i22 * bp);
    v128.store(lines + at, f32x4(ar, ag, ab, p - ar * r - ag * g - ab * b));
    v128.store(undecided + at, f32x4(f32.load(rest + at, 4) * scale, scale, 0, 0));
  }
}

/**
 * Alpha by the mean line around each pixel where alpha is undecided nearby, in place, for rows from `first` to before
 * `end`. `lines` are sums over the window.
 */
export function paintAlpha(picture: usize, lines: usize, undecided: usize, width: i32, height: i32, first: i32, end: i32): void {
  const halfWidth = (width + 1) >> 1;
  const halfHeight = (height + 1) >> 1;
  for (let y = first; y < end; y++) {
    const upper = (y >> 1) * halfWidth;
    const lower = neighbour(y, halfHeight) * halfWidth;
    for (let x = 0; x < width; x++) {
      const left = x >> 1;
      const right = neighbour(x, halfWidth);
      const near = enlarged(undecided, upper, lower, left, right);
      const share = min<f32>(1, 4 * f32x4.extract_lane(near, 0));
      if (share <= 0) continue;
      const at = picture + 4 * (y * width + x);
      const line = f32x4.mul(enlarged(lines, upper, lower, left, right), f32x4.splat(f32x4.extract_lane(near, 1)));
      const product = f32x4.mul(line, f32x4.replace_lane(pixel(at), 3, 1));
      const fitted = f32x4.extract_lane(product, 0) + f32x4.extract_lane(product, 1) + f32x4.extract_lane(product, 2) + f32x4.extract_lane(product, 3);
      const alpha = <f32>load<u8>(at, 3);
      store<u8>(at, <u8>(min<f32>(255, max<f32>(0, alpha + share * (min<f32>(255, max<f32>(0, fitted)) - alpha))) + 0.5), 3);
    }
  }
}
