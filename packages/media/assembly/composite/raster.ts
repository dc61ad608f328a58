// Draws the mesh into a map: for every pixel of the face its place in the source's texture and in the target, and
// alpha. A vertex is 12 floats: x, y, z, -; texture u, v, target x, y; alpha, keep, -, -. A pixel is 8 u16: the four
// coordinates, alpha and keep in 14 bits, -, -; alpha is 0xffff where no triangle was drawn.

// @ts-ignore: decorator
@inline const vertexBytes: usize = 48;
// @ts-ignore: decorator
@inline const coordinatesAt: usize = 16;
// @ts-ignore: decorator
@inline const alphasAt: usize = 32;
// @ts-ignore: decorator
@inline const depthBuckets: i32 = 512;
/** Triangles of less doubled area than this (in pixels) show nothing but noise. */
// @ts-ignore: decorator
@inline const areaMin: f32 = 0.05;
/** Pixels by which neighbours overlap instead of leaving a gap between them. */
// @ts-ignore: decorator
@inline const edgeTolerance: f32 = 0.004;
/** Coordinates are walked in 16 bits after the point, alphas in 24, so that ten bits fewer are left to store. */
// @ts-ignore: decorator
@inline const coordinateUnit: f32 = 65536;
// @ts-ignore: decorator
@inline const alphaUnit: f32 = 16777216;

// @ts-ignore: decorator
@inline function doubledArea(a: usize, b: usize, c: usize): f32 {
  const ax = load<f32>(a);
  const ay = load<f32>(a, 4);
  return (load<f32>(b) - ax) * (load<f32>(c, 4) - ay) - (load<f32>(c) - ax) * (load<f32>(b, 4) - ay);
}

/**
 * Painter's order: triangles that are folded over come first (they only plug gaps between the visible ones), then the
 * visible ones, each from far to near. `triangles`: i32 a, b, c, kind; `order`: i32 per triangle; `scratch`: room for 2
 * * depthBuckets + count i32. Gives the number of triangles worth drawing.
 */
export function orderTriangles(triangles: usize, count: i32, vertices: usize, vertexCount: i32, winding: f32, order: usize, scratch: usize): i32 {
  let near: f32 = Infinity;
  let far: f32 = -Infinity;
  for (let i = 0; i < vertexCount; i++) {
    const z = load<f32>(vertices + <usize>i * vertexBytes, 8);
    near = min<f32>(near, z);
    far = max<f32>(far, z);
  }
  const perDepth: f32 = (<f32>depthBuckets - 1) / max<f32>(1e-6, 3 * (far - near));
  const farthest: f32 = 3 * far;
  const starts = scratch;
  const keys = scratch + 2 * depthBuckets * 4;
  memory.fill(starts, 0, 2 * depthBuckets * 4);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const t = triangles + (<usize>i << 4);
    const a = vertices + <usize>load<i32>(t) * vertexBytes;
    const b = vertices + <usize>load<i32>(t, 4) * vertexBytes;
    const c = vertices + <usize>load<i32>(t, 8) * vertexBytes;
    const area = doubledArea(a, b, c) * winding;
    let key = -1;
    if (abs<f32>(area) >= areaMin) {
      const depth: f32 = load<f32>(a, 8) + load<f32>(b, 8) + load<f32>(c, 8);
      key = <i32>((farthest - depth) * perDepth);
      if (area > 0) key += depthBuckets;
      const start = starts + (<usize>key << 2);
      store<i32>(start, load<i32>(start) + 1);
      kept++;
    }
    store<i32>(keys + (<usize>i << 2), key);
  }
  let sum = 0;
  for (let bucket = 0; bucket < 2 * depthBuckets; bucket++) {
    const start = starts + (<usize>bucket << 2);
    const here = load<i32>(start);
    store<i32>(start, sum);
    sum += here;
  }
  for (let i = 0; i < count; i++) {
    const key = load<i32>(keys + (<usize>i << 2));
    if (key < 0) continue;
    const start = starts + (<usize>key << 2);
    const at = load<i32>(start);
    store<i32>(start, at + 1);
    store<i32>(order + (<usize>at << 2), i);
  }
  return kept;
}

// @ts-ignore: decorator
@inline function along(from: v128, toB: v128, toC: v128, b: f32, c: f32): v128 {
  return f32x4.add(f32x4.mul(f32x4.sub(toB, from), f32x4.splat(b)), f32x4.mul(f32x4.sub(toC, from), f32x4.splat(c)));
}

/**
 * `map` holds `stride` pixels a row and is all ones beforehand; `columns` and `rows` clip. `bits` after the point are
 * kept of the coordinates: 6, or 5 where 1023 pixels are not enough. `limits`: the largest record that may be written,
 * 8 u16.
 */
export function rasterise(triangles: usize, order: usize, count: i32, vertices: usize, columns: i32, rows: i32, stride: i32, bits: i32, limits: usize, map: usize): void {
  const coordinateScale = f32x4.splat(coordinateUnit);
  const alphaScale = f32x4.splat(alphaUnit);
  const most = v128.load(limits);
  const drop = 16 - bits;
  for (let q = 0; q < count; q++) {
    const t = triangles + (<usize>load<i32>(order + (<usize>q << 2)) << 4);
    let a = vertices + <usize>load<i32>(t) * vertexBytes;
    let b = vertices + <usize>load<i32>(t, 4) * vertexBytes;
    let c = vertices + <usize>load<i32>(t, 8) * vertexBytes;
    // From top to bottom.
    if (load<f32>(a, 4) > load<f32>(b, 4)) { const swap = a; a = b; b = swap; }
    if (load<f32>(b, 4) > load<f32>(c, 4)) { const swap = b; b = c; c = swap; }
    if (load<f32>(a, 4) > load<f32>(b, 4)) { const swap = a; a = b; b = swap; }
    const ax = load<f32>(a);
    const ay = load<f32>(a, 4);
    const bx = load<f32>(b);
    const by = load<f32>(b, 4);
    const cx = load<f32>(c);
    const cy = load<f32>(c, 4);
    const firstRow = max<i32>(0, <i32>ceil<f32>(ay - 0.5));
    const lastRow = min<i32>(rows - 1, <i32>floor<f32>(cy - 0.5));
    if (firstRow > lastRow) continue;
    const perArea: f32 = 1 / ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
    // Barycentric weights of b and c change by these from one pixel to the next, and from one row to the next.
    const bStep = (cy - ay) * perArea;
    const cStep = (ay - by) * perArea;
    const bDown = (ax - cx) * perArea;
    const cDown = (bx - ax) * perArea;
    const from = f32x4.mul(coordinateScale, v128.load(a, coordinatesAt));
    const toB = f32x4.mul(coordinateScale, v128.load(b, coordinatesAt));
    const toC = f32x4.mul(coordinateScale, v128.load(c, coordinatesAt));
    const step = along(from, toB, toC, bStep, cStep);
    const down = along(from, toB, toC, bDown, cDown);
    const alphaFrom = f32x4.mul(alphaScale, v128.load(a, alphasAt));
    const alphaToB = f32x4.mul(alphaScale, v128.load(b, alphasAt));
    const alphaToC = f32x4.mul(alphaScale, v128.load(c, alphasAt));
    const alphaStep = along(alphaFrom, alphaToB, alphaToC, bStep, cStep);
    const alphaDown = along(alphaFrom, alphaToB, alphaToC, bDown, cDown);
    // Whole numbers from here on, counted from the middle of the pixel at the top corner.
    const origin = <i32>floor<f32>(ax);
    const right = f32x4.splat(<f32>origin + 0.5 - ax);
    const below = f32x4.splat(<f32>firstRow + 0.5 - ay);
    let line = i32x4.trunc_sat_f32x4_s(f32x4.add(from, f32x4.add(f32x4.mul(step, right), f32x4.mul(down, below))));
    let alphaLine = i32x4.trunc_sat_f32x4_s(f32x4.add(alphaFrom, f32x4.add(f32x4.mul(alphaStep, right), f32x4.mul(alphaDown, below))));
    const wholeStep = i32x4.trunc_sat_f32x4_s(step);
    const wholeDown = i32x4.trunc_sat_f32x4_s(down);
    const wholeAlphaStep = i32x4.trunc_sat_f32x4_s(alphaStep);
    const wholeAlphaDown = i32x4.trunc_sat_f32x4_s(alphaDown);
    // The long side runs from a to c, the other one turns at b.
    const longSlope: f32 = (cx - ax) / (cy - ay);
    const upperSlope: f32 = by > ay ? (bx - ax) / (by - ay) : 0;
    const lowerSlope: f32 = cy > by ? (cx - bx) / (cy - by) : 0;
    let y: f32 = <f32>firstRow + 0.5;
    for (let row = firstRow; row <= lastRow; row++, y += 1) {
      const long: f32 = ax + (y - ay) * longSlope;
      const short: f32 = y < by ? ax + (y - ay) * upperSlope : bx + (y - by) * lowerSlope;
      const first = max<i32>(0, <i32>ceil<f32>(min<f32>(long, short) - (0.5 + edgeTolerance)));
      const last = min<i32>(columns - 1, <i32>floor<f32>(max<f32>(long, short) - (0.5 - edgeTolerance)));
      if (first <= last) {
        const past = i32x4.splat(first - origin);
        let here = i32x4.add(line, i32x4.mul(wholeStep, past));
        let alpha = i32x4.add(alphaLine, i32x4.mul(wholeAlphaStep, past));
        let at = map + (<usize>(row * stride + first) << 4);
        const end = map + (<usize>(row * stride + last) << 4);
        for (; at <= end; at += 16) {
          v128.store(at, i16x8.min_u(most, i16x8.narrow_i32x4_u(i32x4.shr_s(here, drop), i32x4.shr_s(alpha, 10))));
          here = i32x4.add(here, wholeStep);
          alpha = i32x4.add(alpha, wholeAlphaStep);
        }
      }
      line = i32x4.add(line, wholeDown);
      alphaLine = i32x4.add(alphaLine, wholeAlphaDown);
    }
  }
}
