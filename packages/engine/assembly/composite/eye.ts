// Where the inside of an eye is read from the photo. The mesh alone would squeeze the photo's iris between the target's lids and leave it
// looking where the photo looks.

// @ts-ignore: decorator
@inline const alphaAt: usize = 8;
// @ts-ignore: decorator
@inline const eyeAt: usize = 10;
/** Marks of an eye from which on a pixel lies inside of its lids: less than 1 by rounding. */
// @ts-ignore: decorator
@inline const insideMin: i32 = 16300;
/** Least part of an eye beside the iris over which its white is stretched. */
// @ts-ignore: decorator
@inline const whiteMin: f32 = 0.06;
/** In iris radii from its middle: where an iris stops being a disc and becomes the white that the mesh has there. */
// @ts-ignore: decorator
@inline const discFrom: f32 = 1.0;
// @ts-ignore: decorator
@inline const discTo: f32 = 1.7;

// @ts-ignore: decorator
@inline function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

/** A value between the samples of a lid, which run from one corner of the eye (-1) to the other (1). */
// @ts-ignore: decorator
@inline function lidAt(lid: usize, samples: i32, x: f32): f32 {
  const place: f32 = max<f32>(0, min<f32>(<f32>samples - 1.001, (x + 1) * 0.5 * (<f32>samples - 1)));
  const at = lid + (<usize><i32>place << 2);
  return mix(load<f32>(at), load<f32>(at, 4), place - floor<f32>(place));
}

/**
 * Changes the photo places of the pixels inside one eye. Places in an eye are counted along the line between its corners and across it, from
 * its middle, in half widths.
 * Across the eye's width the iris is shifted to the target's gaze and the white on both sides is stretched or squeezed, never folded; in its
 * height the iris keeps its form, cut by the lids, and stays within the photo's lids. A closed eye shows the line of the photo's upper lid.
 * `eye`: f32 target middle x, y, axis x, y, half width; photo middle x, y, axis x, y, axis across x, y (a mirrored eye turns the other way
 * round), half width; target gaze x, y; photo gaze x, y; iris radius; height of the photo over that of the target; closedness; then upper
 * and lower lid of the photo, `samples` f32 each. `limits` as for `rasterise`.
 */
export function lookThrough(eye: usize, samples: i32, left: i32, top: i32, right: i32, bottom: i32, stride: i32, bits: i32, limits: usize, map: usize): void {
  const centreX = load<f32>(eye);
  const centreY = load<f32>(eye, 4);
  const axisX = load<f32>(eye, 8);
  const axisY = load<f32>(eye, 12);
  const perWidth: f32 = 1 / load<f32>(eye, 16);
  const photoX = load<f32>(eye, 20);
  const photoY = load<f32>(eye, 24);
  const photoAxisX = load<f32>(eye, 28);
  const photoAxisY = load<f32>(eye, 32);
  const photoAcrossX = load<f32>(eye, 36);
  const photoAcrossY = load<f32>(eye, 40);
  const photoWidth = load<f32>(eye, 44);
  const gazeX = load<f32>(eye, 48);
  const gazeY = load<f32>(eye, 52);
  const photoGazeX = load<f32>(eye, 56);
  const photoGazeY = load<f32>(eye, 60);
  const radius = load<f32>(eye, 64);
  const height = load<f32>(eye, 68);
  const closed = load<f32>(eye, 72);
  const upper = eye + 76;
  const lower = upper + (<usize>samples << 2);
  const unit: f32 = <f32>(1 << bits);
  const perUnit: f32 = 1 / unit;
  const edgeU = <f32>load<u16>(limits);
  const edgeV = <f32>load<u16>(limits, 2);
  const leftSlope: f32 = max<f32>(whiteMin, photoGazeX - radius + 1) / max<f32>(whiteMin, gazeX - radius + 1);
  const rightSlope: f32 = max<f32>(whiteMin, 1 - photoGazeX - radius) / max<f32>(whiteMin, 1 - gazeX - radius);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const record = map + (<usize>(y * stride + x) << 4);
      if (<i32>load<i16>(record, alphaAt) < 0 || <i32>load<u16>(record, eyeAt) < insideMin) continue;
      const dx: f32 = <f32>x + 0.5 - centreX;
      const dy: f32 = <f32>y + 0.5 - centreY;
      const along: f32 = (dx * axisX + dy * axisY) * perWidth;
      const across: f32 = (dy * axisX - dx * axisY) * perWidth;
      const meshX: f32 = <f32>load<u16>(record) * perUnit + 0.5 - photoX;
      const meshY: f32 = <f32>load<u16>(record, 2) * perUnit + 0.5 - photoY;
      let sourceX: f32 = (meshX * photoAxisX + meshY * photoAxisY) / photoWidth;
      let sourceY: f32 = (meshX * photoAcrossX + meshY * photoAcrossY) / photoWidth;
      const fromIris: f32 = along - gazeX;
      const wanted: f32 = fromIris < -radius
        ? photoGazeX - radius + (fromIris + radius) * leftSlope
        : fromIris > radius
          ? photoGazeX + radius + (fromIris - radius) * rightSlope
          : photoGazeX + fromIris;
      sourceX += wanted - along;
      const away: f32 = max<f32>(0, min<f32>(1, (discTo - abs<f32>(fromIris) / radius) / (discTo - discFrom)));
      const disc: f32 = away * away * (3 - 2 * away);
      sourceY = mix(sourceY, photoGazeY + (across - gazeY) * height, disc);
      const lid = lidAt(upper, samples, sourceX);
      sourceY = max<f32>(lid, min<f32>(lidAt(lower, samples, sourceX), sourceY));
      sourceY = mix(sourceY, lid, closed);
      const u: f32 = photoX + photoWidth * (sourceX * photoAxisX + sourceY * photoAcrossX) - 0.5;
      const v: f32 = photoY + photoWidth * (sourceX * photoAxisY + sourceY * photoAcrossY) - 0.5;
      store<u16>(record, <u16>max<f32>(0, min<f32>(edgeU, u * unit)));
      store<u16>(record, <u16>max<f32>(0, min<f32>(edgeV, v * unit)), 2);
    }
  }
}
