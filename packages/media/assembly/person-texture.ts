// Passes over 64 × 64 textures in mesh space: what a frame shows of a face against the person's own texture. Every
// plane is f32, 16-byte aligned, row by row, with a side that is a multiple of four. The meaning of it all is told in
// src/person-texture/.

// @ts-nocheck AssemblyScript, not TypeScript

@inline function at(plane: usize, i: usize): v128 {
  return v128.load(plane + i);
}
@inline function splat(value: f32): v128 {
  return f32x4.splat(value);
}
@inline function clamp(value: v128, low: v128, high: v128): v128 {
  return f32x4.min(f32x4.max(value, low), high);
}
/** How far a value lies outside low..high; 0 inside. */
@inline function beyond(value: v128, low: v128, high: v128): v128 {
  return f32x4.sub(value, clamp(value, low, high));
}
@inline function smoothstep(low: f32, high: f32, value: v128): v128 {
  const t = clamp(f32x4.mul(f32x4.sub(value, splat(low)), splat(<f32>1 / (high - low))), splat(0), splat(1));
  return f32x4.mul(f32x4.mul(t, t), f32x4.sub(splat(3), f32x4.mul(splat(2), t)));
}
/** a / b, or 0 where b is too small to say anything. */
@inline function ratio(a: v128, b: v128, least: f32): v128 {
  const isEnough = f32x4.gt(b, splat(least));
  return v128.and(f32x4.div(a, f32x4.max(b, splat(least))), isEnough);
}
@inline function sumOf(lanes: v128): f32 {
  return f32x4.extract_lane(lanes, 0) + f32x4.extract_lane(lanes, 1) + f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3);
}

const padding: usize = 16; // floats on either side of the scratch line; radius may not exceed it

/**
 * Replaces each value by the sum over the square around it; beyond the edge there is nothing. `scratch` holds a plane
 * and two paddings.
 */
export function boxSum(plane: usize, side: i32, radius: i32, scratch: usize): void {
  const rowBytes = <usize>side << 2;
  const line = scratch;
  memory.fill(line, 0, rowBytes + (padding << 3));
  for (let row = 0; row < side; row++) {
    const from = plane + <usize>row * rowBytes;
    memory.copy(line + (padding << 2), from, rowBytes);
    for (let i: usize = 0; i < rowBytes; i += 16) {
      let first = line + ((padding - <usize>radius) << 2) + i;
      let sum = v128.load(first);
      for (let k = 0; k < 2 * radius; k++) {
        first += 4;
        sum = f32x4.add(sum, v128.load(first));
      }
      v128.store(from + i, sum);
    }
  }
  memory.copy(scratch, plane, <usize>side * rowBytes);
  for (let row = 0; row < side; row++) {
    const top = max<i32>(0, row - radius);
    const bottom = min<i32>(side - 1, row + radius);
    for (let i: usize = 0; i < rowBytes; i += 16) {
      let sum = splat(0);
      for (let k = top; k <= bottom; k++) sum = f32x4.add(sum, v128.load(scratch + <usize>k * rowBytes + i));
      v128.store(plane + <usize>row * rowBytes + i, sum);
    }
  }
}

/**
 * Sums for a robust fit of a surface s0 + s1 x + s2 y + s3 x² + s4 xy + s5 y² to values at points: 15 weighted moments
 * of x and y up to the fourth power, then the values times 1, x, y, x², xy, y². Points further than `reach` from the
 * surface have no say. `count` is a multiple of four; points with weight 0 fill it up.
 */
export function sumMoments(
  x: usize, y: usize, values: usize, weights: usize, count: i32,
  s0: f32, s1: f32, s2: f32, s3: f32, s4: f32, s5: f32, reach: f32, out: usize,
): void {
  let m00 = splat(0), m10 = splat(0), m01 = splat(0), m20 = splat(0), m11 = splat(0), m02 = splat(0), m30 = splat(0);
  let m21 = splat(0), m12 = splat(0), m03 = splat(0), m40 = splat(0), m31 = splat(0), m22 = splat(0), m13 = splat(0);
  let m04 = splat(0), v00 = splat(0), v10 = splat(0), v01 = splat(0), v20 = splat(0), v11 = splat(0), v02 = splat(0);
  const inverse = splat(<f32>1 / reach);
  for (let i: usize = 0, end = <usize>count << 2; i < end; i += 16) {
    const px = at(x, i);
    const py = at(y, i);
    const value = at(values, i);
    const alongX = f32x4.add(f32x4.add(splat(s1), f32x4.mul(splat(s3), px)), f32x4.mul(splat(s4), py));
    const alongY = f32x4.add(splat(s2), f32x4.mul(splat(s5), py));
    const expected = f32x4.add(splat(s0), f32x4.add(f32x4.mul(alongX, px), f32x4.mul(alongY, py)));
    const error = f32x4.mul(f32x4.sub(value, expected), inverse);
    const trust = f32x4.max(splat(0), f32x4.sub(splat(1), f32x4.mul(error, error)));
    const w = f32x4.mul(at(weights, i), f32x4.mul(trust, trust));
    const wx = f32x4.mul(w, px), wy = f32x4.mul(w, py);
    const wxx = f32x4.mul(wx, px), wxy = f32x4.mul(wx, py), wyy = f32x4.mul(wy, py);
    const wxxx = f32x4.mul(wxx, px), wxxy = f32x4.mul(wxx, py), wxyy = f32x4.mul(wxy, py), wyyy = f32x4.mul(wyy, py);
    m00 = f32x4.add(m00, w);
    m10 = f32x4.add(m10, wx);
    m01 = f32x4.add(m01, wy);
    m20 = f32x4.add(m20, wxx);
    m11 = f32x4.add(m11, wxy);
    m02 = f32x4.add(m02, wyy);
    m30 = f32x4.add(m30, wxxx);
    m21 = f32x4.add(m21, wxxy);
    m12 = f32x4.add(m12, wxyy);
    m03 = f32x4.add(m03, wyyy);
    m40 = f32x4.add(m40, f32x4.mul(wxxx, px));
    m31 = f32x4.add(m31, f32x4.mul(wxxx, py));
    m22 = f32x4.add(m22, f32x4.mul(wxxy, py));
    m13 = f32x4.add(m13, f32x4.mul(wxyy, py));
    m04 = f32x4.add(m04, f32x4.mul(wyyy, py));
    v00 = f32x4.add(v00, f32x4.mul(w, value));
    v10 = f32x4.add(v10, f32x4.mul(wx, value));
    v01 = f32x4.add(v01, f32x4.mul(wy, value));
    v20 = f32x4.add(v20, f32x4.mul(wxx, value));
    v11 = f32x4.add(v11, f32x4.mul(wxy, value));
    v02 = f32x4.add(v02, f32x4.mul(wyy, value));
  }
  storeSums(out, m00, m10, m01, m20);
  storeSums(out + 16, m11, m02, m30, m21);
  storeSums(out + 32, m12, m03, m40, m31);
  storeSums(out + 48, m22, m13, m04, v00);
  storeSums(out + 64, v10, v01, v20, v11);
  store<f32>(out + 80, sumOf(v02));
}
@inline function storeSums(out: usize, a: v128, b: v128, c: v128, d: v128): void {
  store<f32>(out, sumOf(a));
  store<f32>(out + 4, sumOf(b));
  store<f32>(out + 8, sumOf(c));
  store<f32>(out + 12, sumOf(d));
}

/**
 * out = (luma + floor) / (mean + floor) − 1, the mean being `sums` × `shares`; 0 outside the face, where shares are 0.
 */
export function contrast(luma: usize, sums: usize, shares: usize, floor: f32, out: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const share = at(shares, i);
    const mean = f32x4.mul(at(sums, i), share);
    const relative = f32x4.sub(f32x4.div(f32x4.add(at(luma, i), splat(floor)), f32x4.add(mean, splat(floor))), splat(1));
    v128.store(out + i, v128.and(relative, f32x4.gt(share, splat(0))));
  }
}

/** The weighted products from which correlation is made: seen × own, seen², own². */
export function multiplyStructures(
  seen: usize, own: usize, weights: usize, both: usize, seenSquared: usize, ownSquared: usize, bytes: usize,
): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const a = at(seen, i);
    const b = at(own, i);
    const weight = at(weights, i);
    v128.store(both + i, f32x4.mul(weight, f32x4.mul(a, b)));
    v128.store(seenSquared + i, f32x4.mul(weight, f32x4.mul(a, a)));
    v128.store(ownSquared + i, f32x4.mul(weight, f32x4.mul(b, b)));
  }
}

/**
 * From the summed products: where the person's own structure is there (`found`) and where it should be and is not
 * (`lost`). Gives the sum of `lost`.
 */
export function judgeStructure(
  both: usize, seenSquared: usize, ownSquared: usize, weights: usize, lossWeights: usize,
  faintest: f32, clear: f32, foundFrom: f32, foundTo: f32, lostUpTo: f32, weightMin: f32, found: usize, lost: usize, bytes: usize,
): f32 {
  let total = splat(0);
  for (let i: usize = 0; i < bytes; i += 16) {
    const own = at(ownSquared, i);
    const energy = f32x4.sqrt(ratio(own, at(weights, i), weightMin));
    const known = smoothstep(faintest, clear, energy);
    const likeness = f32x4.div(at(both, i), f32x4.sqrt(f32x4.add(f32x4.mul(at(seenSquared, i), own), splat(1e-9))));
    const missing = f32x4.sub(splat(1), smoothstep(0, lostUpTo, likeness));
    const loss = f32x4.mul(f32x4.mul(known, missing), at(lossWeights, i));
    v128.store(found + i, f32x4.mul(known, smoothstep(foundFrom, foundTo, likeness)));
    v128.store(lost + i, loss);
    total = f32x4.add(total, loss);
  }
  return sumOf(total);
}

/** The light's factor on luma at each texel: g0 + g1 x + g2 y + g3 x² + g4 xy + g5 y², kept within low..high. */
export function spreadGain(
  x: usize, y: usize, g0: f32, g1: f32, g2: f32, g3: f32, g4: f32, g5: f32, low: f32, high: f32, out: usize, bytes: usize,
): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const px = at(x, i);
    const py = at(y, i);
    const alongX = f32x4.add(f32x4.add(splat(g1), f32x4.mul(splat(g3), px)), f32x4.mul(splat(g4), py));
    const alongY = f32x4.add(splat(g2), f32x4.mul(splat(g5), py));
    const gain = f32x4.add(splat(g0), f32x4.add(f32x4.mul(alongX, px), f32x4.mul(alongY, py)));
    v128.store(out + i, clamp(gain, splat(low), splat(high)));
  }
}

/** Weighted luma beyond what the person's own texture allows at each texel in this light. */
export function lumaBeyond(luma: usize, low: usize, high: usize, gain: usize, weights: usize, out: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const g = at(gain, i);
    const outside = beyond(at(luma, i), f32x4.mul(g, at(low, i)), f32x4.mul(g, at(high, i)));
    v128.store(out + i, f32x4.mul(at(weights, i), outside));
  }
}

/**
 * The same for one chroma plane. Light scales chroma like luma, a shine only luma: anything between the light's factor
 * and the luma's own ratio is allowed, as far as that is believable.
 */
export function chromaBeyond(
  chroma: usize, low: usize, high: usize, luma: usize, ownLuma: usize, gain: usize, weights: usize, x: usize, y: usize,
  o0: f32, o1: f32, o2: f32, out: usize, bytes: usize,
): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const g = at(gain, i);
    const local = f32x4.div(at(luma, i), f32x4.max(at(ownLuma, i), splat(10)));
    const other = clamp(local, f32x4.mul(g, splat(0.6)), f32x4.mul(g, splat(1.6)));
    const offset = f32x4.add(splat(o0), f32x4.add(f32x4.mul(splat(o1), at(x, i)), f32x4.mul(splat(o2), at(y, i))));
    const least = f32x4.min(f32x4.mul(g, at(low, i)), f32x4.mul(other, at(low, i)));
    const most = f32x4.max(f32x4.mul(g, at(high, i)), f32x4.mul(other, at(high, i)));
    const outside = beyond(f32x4.sub(at(chroma, i), offset), least, most);
    v128.store(out + i, f32x4.mul(at(weights, i), outside));
  }
}

/**
 * Summed differences against their tolerances: `lumaOff` and `chromaOff` in units of tolerance, `evidence` their
 * weighted squares. The tolerances grow with the light: fixed + gain × scaled.
 */
export function weighDifferences(
  luma: usize, u: usize, v: usize, weights: usize, weightSums: usize, gain: usize,
  lumaFixed: usize, lumaScaled: usize, chromaFixed: usize, chromaScaled: usize,
  most: f32, lumaOff: usize, chromaOff: usize, evidence: usize, bytes: usize,
): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const weight = at(weights, i);
    const sums = at(weightSums, i);
    const isUsed = f32x4.gt(weight, splat(0));
    const g = at(gain, i);
    const lumaTolerance = f32x4.add(at(lumaFixed, i), f32x4.mul(g, at(lumaScaled, i)));
    const chromaTolerance = f32x4.add(at(chromaFixed, i), f32x4.mul(g, at(chromaScaled, i)));
    const luminous = f32x4.div(ratio(f32x4.abs(at(luma, i)), sums, 0.01), lumaTolerance);
    const colour = f32x4.add(f32x4.abs(at(u, i)), f32x4.abs(at(v, i)));
    const colourful = f32x4.div(ratio(colour, sums, 0.01), chromaTolerance);
    const squares = f32x4.mul(splat(0.5), f32x4.add(f32x4.mul(luminous, luminous), f32x4.mul(colourful, colourful)));
    v128.store(lumaOff + i, v128.and(luminous, isUsed));
    v128.store(chromaOff + i, v128.and(colourful, isUsed));
    v128.store(evidence + i, f32x4.mul(weight, f32x4.min(splat(most), squares)));
  }
}

/**
 * How much speaks for a cover at each texel. Where little may be judged (lids, lips, holes) the evidence comes from
 * further around; found structure takes it back, lost structure adds to it.
 */
export function weighCover(
  near: usize, nearWeights: usize, far: usize, farWeights: usize, nearFull: f32, farFull: f32, found: usize, lost: usize, face: usize,
  foundPower: f32, lostPower: f32, out: usize, bytes: usize,
): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const judged = at(nearWeights, i);
    const close = ratio(at(near, i), judged, <f32>0.02 * nearFull);
    const around = ratio(at(far, i), at(farWeights, i), <f32>0.02 * farFull);
    const trust = smoothstep(<f32>0.15 * nearFull, <f32>0.55 * nearFull, judged);
    const widest = f32x4.max(close, around);
    const evidence = f32x4.add(widest, f32x4.mul(trust, f32x4.sub(close, widest)));
    const taken = f32x4.sub(splat(1), f32x4.mul(splat(foundPower), at(found, i)));
    const cover = f32x4.add(f32x4.mul(evidence, taken), f32x4.mul(splat(lostPower), at(lost, i)));
    v128.store(out + i, f32x4.mul(cover, at(face, i)));
  }
}

/**
 * The least (or greatest) of each value and those up to `radius` steps to either side of it. What is read across the
 * end of a row lies outside the face; so do the first and the last values, which stay as they are.
 */
@inline function extremeAlong(isGreatest: bool, from: usize, radius: i32, step: usize, out: usize, bytes: usize): void {
  const reach = <usize>radius * step;
  memory.copy(out, from, bytes);
  for (let i = reach; i + 16 + reach <= bytes; i += 16) {
    let place = from + i - reach;
    let extreme = v128.load(place);
    for (let k = 0; k < 2 * radius; k++) {
      place += step;
      extreme = isGreatest ? f32x4.pmax(extreme, v128.load(place)) : f32x4.pmin(extreme, v128.load(place));
    }
    v128.store(out + i, extreme);
  }
}
export function leastAlong(from: usize, radius: i32, step: usize, out: usize, bytes: usize): void {
  extremeAlong(false, from, radius, step, out, bytes);
}
export function greatestAlong(from: usize, radius: i32, step: usize, out: usize, bytes: usize): void {
  extremeAlong(true, from, radius, step, out, bytes);
}

/** sum += mask, or what is there now if that is less and not less than what was within reach. */
export function addMoved(sum: usize, mask: usize, least: usize, newest: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const moved = f32x4.pmin(at(mask, i), f32x4.pmax(at(least, i), at(newest, i)));
    v128.store(sum + i, f32x4.add(at(sum, i), moved));
  }
}

/** Turns two sums into means: `all` of its own and those of `some`, `some` of its own. */
export function meansOf(all: usize, some: usize, countOfAll: f32, countOfSome: f32, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const part = at(some, i);
    v128.store(all + i, f32x4.div(f32x4.add(at(all, i), part), splat(countOfAll)));
    v128.store(some + i, f32x4.div(part, splat(countOfSome)));
  }
}

/** Not under `least`, and over neither of both others. */
export function keepWithin(values: usize, least: usize, greatest: usize, otherGreatest: usize, bytes: usize): void {
  for (let i: usize = 0; i < bytes; i += 16) {
    const most = f32x4.pmin(at(greatest, i), at(otherGreatest, i));
    v128.store(values + i, f32x4.pmin(f32x4.pmax(at(values, i), at(least, i)), most));
  }
}

/**
 * Twice as many columns and rows, between the centres of the old ones. `line` has room for one row and 16 bytes at
 * either end of it.
 */
export function enlarge(plane: usize, side: i32, line: usize, out: usize): void {
  const rowBytes = <usize>side << 2;
  const first = line + 16;
  const end = first + rowBytes;
  for (let row = 0; row < 2 * side; row++) {
    const top = plane + <usize>max<i32>(0, (row - 1) >> 1) * rowBytes;
    const bottom = plane + <usize>min<i32>(side - 1, (row + 1) >> 1) * rowBytes;
    const part = splat(row & 1 ? 0.25 : 0.75);
    for (let i: usize = 0; i < rowBytes; i += 16) {
      v128.store(first + i, f32x4.add(at(top, i), f32x4.mul(part, f32x4.sub(at(bottom, i), at(top, i)))));
    }
    store<f32>(first - 4, load<f32>(first));
    store<f32>(end, load<f32>(end - 4));
    for (let from = first; from < end; from += 16, out += 32) {
      const own = v128.load(from);
      const even = f32x4.add(own, f32x4.mul(splat(0.25), f32x4.sub(v128.load(from - 4), own)));
      const odd = f32x4.add(own, f32x4.mul(splat(0.25), f32x4.sub(v128.load(from + 4), own)));
      v128.store(out, v128.shuffle<f32>(even, odd, 0, 4, 1, 5));
      v128.store(out + 16, v128.shuffle<f32>(even, odd, 2, 6, 3, 7));
    }
  }
}
