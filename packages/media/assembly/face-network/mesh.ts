// Which triangle each pixel of the square shows, and what is known of the face there.

// @ts-nocheck AssemblyScript, not TypeScript

import { bounded, rowBytes, side } from './square';

/** Share of a triangle by which neighbours overlap, instead of leaving a gap between them. */
@inline const edgeTolerance: f32 = 1e-4;
@inline const areaMin: f64 = 1e-3;

/**
 * Draws a mesh (f32 x, y, z in pixels of the square) so that the nearest triangle shows. `triangles`: i32 a, b, c,
 * kind. Each pixel gets the bytes before its triangle, or -1, and the weights of the triangle's first two corners.
 */
export function drawMesh(
  triangles: usize, count: i32, mesh: usize, depth: usize, triangle: usize, first: usize, second: usize,
): void {
  memory.fill(triangle, 0xff, <usize>side * rowBytes);
  // The bytes of a number that is larger than every depth.
  memory.fill(depth, 0x7f, <usize>side * rowBytes);
  for (let t = 0; t < count << 4; t += 16) drawTriangle(triangles, t, mesh, depth, triangle, first, second);
}

@inline function coordinate(at: usize): f64 {
  return <f64>load<f32>(at);
}

function drawTriangle(
  triangles: usize, t: i32, mesh: usize, depth: usize, triangle: usize, first: usize, second: usize,
): void {
  const a = mesh + 12 * <usize>load<i32>(triangles + t);
  const b = mesh + 12 * <usize>load<i32>(triangles + t, 4);
  const c = mesh + 12 * <usize>load<i32>(triangles + t, 8);
  const ax = coordinate(a), ay = coordinate(a + 4);
  const bx = coordinate(b), by = coordinate(b + 4);
  const cx = coordinate(c), cy = coordinate(c + 4);
  const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
  if (abs(area) <= areaMin) return;
  const left = <i32>max(0, floor(min(ax, min(bx, cx)) - 1));
  const right = <i32>min(<f64>(side - 1), ceil(max(ax, max(bx, cx))));
  const top = <i32>max(0, floor(min(ay, min(by, cy)) - 1));
  const bottom = <i32>min(<f64>(side - 1), ceil(max(ay, max(by, cy))));
  const ya = <f32>((cx - bx) / area), yb = <f32>((ax - cx) / area);
  const xa = f32x4.splat(<f32>((by - cy) / area)), xb = f32x4.splat(<f32>((cy - ay) / area));
  const za = f32x4.splat(load<f32>(a, 8)), zb = f32x4.splat(load<f32>(b, 8)), zc = f32x4.splat(load<f32>(c, 8));
  const outside = f32x4.splat(-edgeTolerance);
  const one = f32x4.splat(1);
  const start = left & ~3;
  const firstX = f32x4.add(f32x4.splat(<f32>(<f64>start + 0.5 - cx)), f32x4(0, 1, 2, 3));
  for (let row = top; row <= bottom; row++) {
    const dy = <f32>(<f64>row + 0.5 - cy);
    const downA = f32x4.splat(ya * dy), downB = f32x4.splat(yb * dy);
    let dx = firstX;
    for (let column = start; column <= right; column += 4) {
      const wa = f32x4.add(f32x4.mul(xa, dx), downA);
      const wb = f32x4.add(f32x4.mul(xb, dx), downB);
      const wc = f32x4.sub(f32x4.sub(one, wa), wb);
      dx = f32x4.add(dx, f32x4.splat(4));
      const isIn = f32x4.ge(f32x4.min(wa, f32x4.min(wb, wc)), outside);
      if (!v128.any_true(isIn)) continue;
      const z = f32x4.add(f32x4.add(f32x4.mul(wa, za), f32x4.mul(wb, zb)), f32x4.mul(wc, zc));
      const at = <usize>row * rowBytes + (<usize>column << 2);
      const before = v128.load(depth + at);
      const isShown = v128.and(isIn, f32x4.lt(z, before));
      v128.store(depth + at, v128.bitselect(z, before, isShown));
      v128.store(triangle + at, v128.bitselect(i32x4.splat(t), v128.load(triangle + at), isShown));
      v128.store(first + at, v128.bitselect(wa, v128.load(first + at), isShown));
      v128.store(second + at, v128.bitselect(wb, v128.load(second + at), isShown));
    }
  }
}

/** What the corners of the pixel's triangle have (four floats each, or one), weighed. */
@inline function weighed(corners: usize, stride: usize, triangles: usize, t: i32, wa: f32, wb: f32): v128 {
  const a = v128.load(corners + stride * <usize>load<i32>(triangles + t));
  const b = v128.load(corners + stride * <usize>load<i32>(triangles + t, 4));
  const c = v128.load(corners + stride * <usize>load<i32>(triangles + t, 8));
  return f32x4.add(
    f32x4.add(f32x4.mul(f32x4.splat(wa), a), f32x4.mul(f32x4.splat(wb), b)),
    f32x4.mul(f32x4.splat(1 - wa - wb), c),
  );
}

/**
 * What is known of the face at each pixel it covers. `corners`: of each vertex trust, alpha and its place in the mask;
 * `mask`: `maskSide` × `maskSide`, or 0 where nothing is in front. Eyes and mouth become 1 in their triangles.
 */
export function readFace(
  triangles: usize, triangle: usize, first: usize, second: usize, corners: usize, mask: usize, maskSide: i32,
  mouthKind: i32, trust: usize, alpha: usize, shown: usize, eyes: usize, mouth: usize,
): void {
  const bytes = <usize>side * rowBytes;
  memory.fill(trust, 0, bytes);
  memory.fill(alpha, 0, bytes);
  memory.fill(eyes, 0, bytes);
  memory.fill(mouth, 0, bytes);
  for (let group: usize = 0; group < bytes; group += 16) {
    if (i32x4.bitmask(v128.load(triangle + group)) == 15) continue;
    for (let at = group; at < group + 16; at += 4) {
      const t = load<i32>(triangle + at);
      if (t < 0) continue;
      const read = weighed(corners, 16, triangles, t, load<f32>(first + at), load<f32>(second + at));
      const shares = bounded(read);
      store<f32>(trust + at, f32x4.extract_lane(shares, 0));
      store<f32>(alpha + at, f32x4.extract_lane(shares, 1));
      const x = f32x4.extract_lane(read, 2), y = f32x4.extract_lane(read, 3);
      store<f32>(shown + at, mask ? readMask(mask, maskSide, x, y) : 1);
      const kind = load<i32>(triangles + t, 12);
      if (kind == mouthKind) store<f32>(mouth + at, 1);
      else if (kind != 0) store<f32>(eyes + at, 1);
    }
  }
}

/** Whole coordinates are the middles of texels. */
@inline function readMask(mask: usize, maskSide: i32, x: f32, y: f32): f32 {
  const column = max(0, min(maskSide - 2, <i32>floor(x)));
  const row = max(0, min(maskSide - 2, <i32>floor(y)));
  const dx = x - <f32>column, dy = y - <f32>row;
  const at = mask + (<usize>(row * maskSide + column) << 2);
  const below = at + (<usize>maskSide << 2);
  const upper = load<f32>(at) + (load<f32>(at, 4) - load<f32>(at)) * dx;
  const lower = load<f32>(below) + (load<f32>(below, 4) - load<f32>(below)) * dx;
  return upper + (lower - upper) * dy;
}

/** Draws a disc of the mesh's own size, where the lids leave it open. Four vertices at its rim follow its middle. */
export function drawIris(mesh: usize, centre: i32, eyes: usize, irises: usize): void {
  const middle = mesh + 12 * <usize>centre;
  const x = load<f32>(middle), y = load<f32>(middle, 4);
  let radius: f32 = 0;
  for (let rim = middle + 12; rim <= middle + 48; rim += 12)
    radius += distance(load<f32>(rim) - x, load<f32>(rim, 4) - y) / 4;
  radius = max<f32>(1, radius);
  const top = <i32>max<f32>(0, floor(y - radius - 1)), bottom = <i32>min<f32>(<f32>(side - 1), ceil(y + radius + 1));
  const left = <i32>max<f32>(0, floor(x - radius - 1)), right = <i32>min<f32>(<f32>(side - 1), ceil(x + radius + 1));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const at = <usize>row * rowBytes + (<usize>column << 2);
      if (load<f32>(eyes + at) <= 0) continue;
      const share = min<f32>(1, radius - distance(<f32>column + 0.5 - x, <f32>row + 0.5 - y) + 0.5);
      store<f32>(irises + at, max<f32>(load<f32>(irises + at), share));
    }
  }
}

@inline function distance(x: f32, y: f32): f32 {
  return sqrt<f32>(x * x + y * y);
}

/** Where vertices take less of a correction, less of it may show. `shares`: one float for each, and room for three. */
export function limitReach(
  triangles: usize, triangle: usize, first: usize, second: usize, shares: usize, reach: usize,
): void {
  for (let at: usize = 0; at < <usize>side * rowBytes; at += 4) {
    const t = load<i32>(triangle + at);
    if (t < 0) continue;
    const share = bounded(weighed(shares, 4, triangles, t, load<f32>(first + at), load<f32>(second + at)));
    store<f32>(reach + at, load<f32>(reach + at) * f32x4.extract_lane(share, 0));
  }
}
