// Draws an eyeball between the lids: white, iris disc at the target's gaze, shadow of the lids, catch-light.
import { smooth } from './taps';

// Numbers of one eye, f32 each; positions in pixels of the face box.
// @ts-ignore: decorator
@inline const centreX: usize = 0;
// @ts-ignore: decorator
@inline const centreY: usize = 4;
// @ts-ignore: decorator
@inline const axisX: usize = 8;
// @ts-ignore: decorator
@inline const axisY: usize = 12;
// @ts-ignore: decorator
@inline const halfWidth: usize = 16;
// @ts-ignore: decorator
@inline const irisX: usize = 20;
// @ts-ignore: decorator
@inline const irisY: usize = 24;
// @ts-ignore: decorator
@inline const irisRadius: usize = 28;
// @ts-ignore: decorator
@inline const softEdge: usize = 32;
// @ts-ignore: decorator
@inline const whiteY: usize = 36;
// @ts-ignore: decorator
@inline const whiteU: usize = 40;
// @ts-ignore: decorator
@inline const whiteV: usize = 44;
// @ts-ignore: decorator
@inline const cornerShade: usize = 48;
// @ts-ignore: decorator
@inline const lidShadow: usize = 52;
// @ts-ignore: decorator
@inline const perLidReach: usize = 56;
// @ts-ignore: decorator
@inline const rimShadow: usize = 60;
// @ts-ignore: decorator
@inline const perRimReach: usize = 64;
// @ts-ignore: decorator
@inline const glint: usize = 68;
// @ts-ignore: decorator
@inline const glintLuma: usize = 72;
// @ts-ignore: decorator
@inline const black: usize = 76;
// @ts-ignore: decorator
@inline const irisReach: usize = 80;
// @ts-ignore: decorator
@inline const coarseShare: usize = 84;
// @ts-ignore: decorator
@inline const lumaGain: usize = 88;
// @ts-ignore: decorator
@inline const saturation: usize = 92;
// @ts-ignore: decorator
@inline const shiftU: usize = 96;
// @ts-ignore: decorator
@inline const shiftV: usize = 100;
// i32: address and side of a texture of f32 luma, u, v, - per texel, and of the next coarser one; of the lids: i32
// edges and address.
// @ts-ignore: decorator
@inline const fineTexture: usize = 104;
// @ts-ignore: decorator
@inline const fineSide: usize = 108;
// @ts-ignore: decorator
@inline const coarseTexture: usize = 112;
// @ts-ignore: decorator
@inline const coarseSide: usize = 116;
// @ts-ignore: decorator
@inline const lidEdges: usize = 120;
// @ts-ignore: decorator
@inline const upperLidEdges: usize = 124;
// @ts-ignore: decorator
@inline const lids: usize = 128;
// f32 again: where the iris begins and ends to give way to the white, in radii, and how much of it shows at all.
// @ts-ignore: decorator
@inline const irisFades: usize = 132;
// @ts-ignore: decorator
@inline const irisEnds: usize = 136;
// @ts-ignore: decorator
@inline const irisShare: usize = 140;
// What haze adds to black, and what it takes from each level above it.
// @ts-ignore: decorator
@inline const veilLift: usize = 144;
// @ts-ignore: decorator
@inline const veilPerLevel: usize = 148;

// @ts-ignore: decorator
@inline function smoothBetween(low: f32, high: f32, x: v128): v128 {
  const t = f32x4.min(f32x4.splat(1), f32x4.max(f32x4.splat(0), f32x4.mul(f32x4.sub(x, f32x4.splat(low)), f32x4.splat(1 / (high - low)))));
  return f32x4.mul(f32x4.mul(t, t), f32x4.sub(f32x4.splat(3), f32x4.add(t, t)));
}

/** exp(-x) to within a hundredth. */
// @ts-ignore: decorator
@inline function decay(x: v128): v128 {
  let y = f32x4.max(f32x4.splat(0), f32x4.sub(f32x4.splat(1), f32x4.mul(x, f32x4.splat(0.0625))));
  y = f32x4.mul(y, y);
  y = f32x4.mul(y, y);
  y = f32x4.mul(y, y);
  return f32x4.mul(y, y);
}

// @ts-ignore: decorator
@inline function texel(texture: usize, side: i32, u: f32, v: f32): v128 {
  const edge: f32 = <f32>side - 1.001;
  const x = max<f32>(0, min<f32>(edge, (u + 1) * 0.5 * <f32>(side - 1)));
  const y = max<f32>(0, min<f32>(edge, (v + 1) * 0.5 * <f32>(side - 1)));
  const column = <i32>x;
  const row = <i32>y;
  const at = texture + (<usize>(row * side + column) << 4);
  const below = at + (<usize>side << 4);
  const fx = f32x4.splat(x - <f32>column);
  const fy = f32x4.splat(y - <f32>row);
  const upper = f32x4.add(v128.load(at), f32x4.mul(f32x4.sub(v128.load(at, 16), v128.load(at)), fx));
  const lower = f32x4.add(v128.load(below), f32x4.mul(f32x4.sub(v128.load(below, 16), v128.load(below)), fx));
  return f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), fy));
}

// @ts-ignore: decorator
@inline function irisAt(eye: usize, u: f32, v: f32): v128 {
  const fine = texel(load<i32>(eye, fineTexture), load<i32>(eye, fineSide), u, v);
  const coarse = texel(load<i32>(eye, coarseTexture), load<i32>(eye, coarseSide), u, v);
  return f32x4.add(fine, f32x4.mul(f32x4.sub(coarse, fine), v128.load32_splat(eye, coarseShare)));
}

/**
 * The eyeball at four places: `out` gets its coverage between the lids (0 outside), luma, u and v. `eye` ends with the
 * edges of the lids, the upper lid's first: f32 x, y, along x, along y, 1 / length².
 */
function eyeballAt(eye: usize, x: v128, y: v128, out: usize): bool {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  let nearest = f32x4.splat(1e9);
  let nearestUpper = f32x4.splat(1e9);
  let inside = i32x4.splat(0);
  const edges = load<i32>(eye, lidEdges);
  const upperEdges = load<i32>(eye, upperLidEdges);
  let edge = <usize>load<i32>(eye, lids);
  for (let i = 0; i < edges; i++, edge += 20) {
    const dx = f32x4.sub(x, v128.load32_splat(edge));
    const dy = f32x4.sub(y, v128.load32_splat(edge, 4));
    const alongX = v128.load32_splat(edge, 8);
    const alongY = v128.load32_splat(edge, 12);
    const t = f32x4.min(one, f32x4.max(zero, f32x4.mul(f32x4.add(f32x4.mul(dx, alongX), f32x4.mul(dy, alongY)), v128.load32_splat(edge, 16))));
    const ox = f32x4.sub(dx, f32x4.mul(t, alongX));
    const oy = f32x4.sub(dy, f32x4.mul(t, alongY));
    nearest = f32x4.min(nearest, f32x4.add(f32x4.mul(ox, ox), f32x4.mul(oy, oy)));
    if (i < upperEdges) nearestUpper = nearest;
    // A ray to the right crosses the edge: one end above, one not, and the crossing lies to the right.
    const straddles = v128.xor(f32x4.lt(dy, zero), f32x4.lt(dy, alongY));
    const slope: f32 = load<f32>(edge, 12) != 0 ? load<f32>(edge, 8) / load<f32>(edge, 12) : 0;
    inside = v128.xor(inside, v128.and(straddles, f32x4.lt(dx, f32x4.mul(dy, f32x4.splat(slope)))));
  }
  if (!v128.any_true(inside)) return false;
  const depth = v128.and(inside, f32x4.sqrt(nearest));
  v128.store(out, smoothBetween(0, load<f32>(eye, softEdge), depth));

  const fromIrisX = f32x4.sub(x, v128.load32_splat(eye, irisX));
  const fromIrisY = f32x4.sub(y, v128.load32_splat(eye, irisY));
  const ax = v128.load32_splat(eye, axisX);
  const ay = v128.load32_splat(eye, axisY);
  const perRadius = f32x4.splat(1 / load<f32>(eye, irisRadius));
  const u = f32x4.mul(perRadius, f32x4.add(f32x4.mul(fromIrisX, ax), f32x4.mul(fromIrisY, ay)));
  const v = f32x4.mul(perRadius, f32x4.sub(f32x4.mul(fromIrisY, ax), f32x4.mul(fromIrisX, ay)));
  const rho = f32x4.sqrt(f32x4.add(f32x4.mul(u, u), f32x4.mul(v, v)));
  const across = f32x4.mul(
    f32x4.splat(1 / load<f32>(eye, halfWidth)),
    f32x4.abs(f32x4.add(f32x4.mul(f32x4.sub(x, v128.load32_splat(eye, centreX)), ax), f32x4.mul(f32x4.sub(y, v128.load32_splat(eye, centreY)), ay))),
  );
  const shade = f32x4.sub(one, f32x4.mul(v128.load32_splat(eye, cornerShade), smoothBetween(0.55, 1.05, across)));
  let colourY = f32x4.mul(v128.load32_splat(eye, whiteY), shade);
  let colourU = v128.load32_splat(eye, whiteU);
  let colourV = v128.load32_splat(eye, whiteV);
  const iris = f32x4.mul(v128.load32_splat(eye, irisShare), f32x4.sub(one, smoothBetween(load<f32>(eye, irisFades), load<f32>(eye, irisEnds), rho)));
  if (v128.any_true(f32x4.gt(iris, zero))) {
    const perReach: f32 = 1 / load<f32>(eye, irisReach);
    const a = irisAt(eye, f32x4.extract_lane(u, 0) * perReach, f32x4.extract_lane(v, 0) * perReach);
    const b = irisAt(eye, f32x4.extract_lane(u, 1) * perReach, f32x4.extract_lane(v, 1) * perReach);
    const c = irisAt(eye, f32x4.extract_lane(u, 2) * perReach, f32x4.extract_lane(v, 2) * perReach);
    const d = irisAt(eye, f32x4.extract_lane(u, 3) * perReach, f32x4.extract_lane(v, 3) * perReach);
    const yu01 = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
    const yu23 = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
    const v01 = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
    const v23 = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
    colourY = f32x4.add(colourY, f32x4.mul(iris, f32x4.sub(v128.shuffle<f32>(yu01, yu23, 0, 1, 4, 5), colourY)));
    colourU = f32x4.add(colourU, f32x4.mul(iris, f32x4.sub(v128.shuffle<f32>(yu01, yu23, 2, 3, 6, 7), colourU)));
    colourV = f32x4.add(colourV, f32x4.mul(iris, f32x4.sub(v128.shuffle<f32>(v01, v23, 0, 1, 4, 5), colourV)));
  }
  const upper = f32x4.mul(v128.load32_splat(eye, lidShadow), decay(f32x4.mul(f32x4.sqrt(nearestUpper), v128.load32_splat(eye, perLidReach))));
  const rim = f32x4.mul(v128.load32_splat(eye, rimShadow), decay(f32x4.mul(depth, v128.load32_splat(eye, perRimReach))));
  const dark = v128.load32_splat(eye, black);
  colourY = f32x4.add(dark, f32x4.mul(f32x4.sub(colourY, dark), f32x4.sub(one, f32x4.add(upper, rim))));
  const glintX = f32x4.add(u, f32x4.splat(0.3));
  const glintY = f32x4.add(v, f32x4.splat(0.35));
  const spot = decay(f32x4.mul(f32x4.splat(20), f32x4.add(f32x4.mul(glintX, glintX), f32x4.mul(glintY, glintY))));
  const lift = f32x4.max(zero, f32x4.sub(v128.load32_splat(eye, glintLuma), colourY));
  colourY = f32x4.add(colourY, f32x4.mul(f32x4.mul(v128.load32_splat(eye, glint), spot), lift));
  v128.store(out, colourY, 16);
  v128.store(out, colourU, 32);
  v128.store(out, colourV, 48);
  return true;
}

// @ts-ignore: decorator
@inline function storeBytes(at: usize, value: v128): void {
  const words = i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(f32x4.add(value, f32x4.splat(0.5))), i32x4.splat(0));
  v128.store_lane<u32>(at, i8x16.narrow_i16x8_u(words, words), 0);
}

// @ts-ignore: decorator
@inline function fourBytes(at: usize): v128 {
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

/** The alphas of four records of the map, `step` bytes apart; 0 where no triangle is. */
// @ts-ignore: decorator
@inline function alphaOf(at: usize, step: usize): v128 {
  const a = max<i32>(0, load<i16>(at, 8));
  const b = max<i32>(0, load<i16>(at + step, 8));
  const c = max<i32>(0, load<i16>(at + 2 * step, 8));
  const d = max<i32>(0, load<i16>(at + 3 * step, 8));
  const whole = i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(a), 1, b), 2, c), 3, d);
  return f32x4.mul(f32x4.convert_i32x4_s(whole), f32x4.splat(1.0 / 16384.0));
}

/**
 * Over the luma of the pixels [left, right) x [top, bottom), `left` a multiple of 4. `scratch`: 64 bytes. `map` is that
 * of raster.ts.
 */
export function paintEyeLuma(eye: usize, left: i32, top: i32, right: i32, bottom: i32, stride: i32, map: usize, gains: usize, visible: usize, out: usize, scratch: usize): void {
  const ramp = f32x4(0.5, 1.5, 2.5, 3.5);
  const dark = v128.load32_splat(eye, black);
  const gainScale = v128.load32_splat(eye, lumaGain);
  for (let y = top; y < bottom; y++) {
    const blocks = <usize>((y >> 1) * (stride >> 1)) << 2;
    for (let x = left; x < right; x += 4) {
      if (!eyeballAt(eye, f32x4.add(f32x4.splat(<f32>x), ramp), f32x4.splat(<f32>y + 0.5), scratch)) continue;
      const pixel = <usize>(y * stride + x);
      const alpha = alphaOf(map + (pixel << 4), 16);
      const block = blocks + (<usize>x << 1);
      const gain = v128.load64_zero(gains + block);
      const seen = v128.load64_zero(visible + block);
      const share = f32x4.mul(v128.load(scratch), smooth(f32x4.mul(alpha, v128.shuffle<f32>(seen, seen, 0, 0, 1, 1))));
      const lit = f32x4.add(dark, f32x4.mul(f32x4.mul(gainScale, v128.shuffle<f32>(gain, gain, 0, 0, 1, 1)), f32x4.sub(v128.load(scratch, 16), dark)));
      const hazy = f32x4.add(lit, f32x4.max(f32x4.splat(0), f32x4.sub(v128.load32_splat(eye, veilLift), f32x4.mul(v128.load32_splat(eye, veilPerLevel), lit))));
      const own = fourBytes(out + pixel);
      storeBytes(out + pixel, f32x4.add(own, f32x4.mul(share, f32x4.sub(hazy, own))));
    }
  }
}

/** The same over the chroma; the region and `stride` are in blocks of 2 x 2 pixels. */
export function paintEyeChroma(eye: usize, left: i32, top: i32, right: i32, bottom: i32, stride: i32, map: usize, visible: usize, outU: usize, outV: usize, scratch: usize): void {
  const ramp = f32x4(1, 3, 5, 7);
  const grey = f32x4.splat(128);
  const strength = v128.load32_splat(eye, saturation);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x += 4) {
      if (!eyeballAt(eye, f32x4.add(f32x4.splat(<f32>(x << 1)), ramp), f32x4.splat(<f32>((y << 1) + 1)), scratch)) continue;
      const alpha = alphaOf(map + (<usize>(4 * y * stride + 2 * x) << 4), 32);
      const block = y * stride + x;
      const share = f32x4.mul(v128.load(scratch), smooth(f32x4.mul(alpha, v128.load(visible + (<usize>block << 2)))));
      const u = f32x4.add(v128.load32_splat(eye, shiftU), f32x4.add(grey, f32x4.mul(strength, f32x4.sub(v128.load(scratch, 32), grey))));
      const v = f32x4.add(v128.load32_splat(eye, shiftV), f32x4.add(grey, f32x4.mul(strength, f32x4.sub(v128.load(scratch, 48), grey))));
      const ownU = fourBytes(outU + block);
      const ownV = fourBytes(outV + block);
      storeBytes(outU + block, f32x4.add(ownU, f32x4.mul(share, f32x4.sub(u, ownU))));
      storeBytes(outV + block, f32x4.add(ownV, f32x4.mul(share, f32x4.sub(v, ownV))));
    }
  }
}
