import { smoothstep } from '../geometry/index.ts';
import type { Heap } from '../kernels/heap.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import { cellCount, faceCells } from './face-cells.ts';
import { alphaOne } from './face-map.ts';
import { type Focus, focusFor, focusSteps } from './focus.ts';
import type { Cast, FrameInput, FrameStage } from './frame-stage.ts';
import type { Look } from './look.ts';
import type { LowFrequencies } from './low-frequencies.ts';
import { deviationPerMad, medianOf, spreadMin, type SourceCells } from './source-cells.ts';

/** A frame of the person: the picture, or the part of it around the face, and the mesh in its pixels. */
export interface CalibrationSample extends FrameInput {
  picture: YuvPicture;
}

/** At most so many of the samples, spread evenly over them. */
export function spreadOut(samples: readonly CalibrationSample[], most: number): CalibrationSample[] {
  const step = Math.max(1, samples.length / most);
  return Array.from({ length: Math.min(samples.length, most) }, (_, k) => samples[Math.floor(k * step)]!);
}

interface Parts {
  heap: Heap;
  stage: FrameStage;
  cast: Cast;
}

/** Cells with less of the source than this tell nothing of its contrast. */
const alphaMin = 0.7;
const saturationBounds = [0.25, 1.2] as const;
const lumaScaleBounds = [0.4, 2.5] as const;

interface ColourReading {
  detailGain: number;
  chromaGain: number;
  lumaScale: number;
  skin: readonly [number, number, number];
  lips: readonly [number, number];
  spread: readonly [number, number, number];
}

/** Everything but the sharpness: the median over the samples, so that a frame with a hand or a shadow in it does not count. */
export function measureColours(samples: readonly CalibrationSample[], parts: Parts & { cells: SourceCells; low: LowFrequencies }): Calibration {
  const readings = samples.map((sample) => readColours(sample, parts)).filter((reading) => reading !== undefined);
  if (readings.length === 0) return neutralCalibration;
  const middle = (valueOf: (reading: ColourReading) => number) => medianOf(readings.map(valueOf));
  const skin = [0, 1, 2].map((channel) => middle((reading) => reading.skin[channel as 0])) as [number, number, number];
  const lips = [0, 1].map((axis) => middle((reading) => reading.lips[axis as 0])) as [number, number];
  const { look } = parts.cast;
  const saturation = clamp(colourfulness(skin[1], skin[2]) / colourfulness(parts.cells.middle[1], parts.cells.middle[2]), saturationBounds);
  const contrast = clamp(middle((reading) => reading.detailGain), look.detailGain);
  return {
    detailGain: 1 + look.detailMatch * (contrast - 1),
    // Where the clip is paler than the photo, its contrast of colour is its grain: the photo's own is toned down with the skin.
    chromaGain: clamp(look.chromaLift * Math.min(saturation, middle((reading) => reading.chromaGain)), look.chromaGain),
    focus: neutralCalibration.focus,
    focusCurve: neutralCalibration.focusCurve,
    grain: neutralCalibration.grain,
    lumaScale: clamp(middle((reading) => reading.lumaScale), lumaScaleBounds),
    saturation,
    lipTint: lipTintOf({ skin, lips, saturation }, parts),
    skinSpread: [0, 1, 2].map((channel) => middle((reading) => reading.spread[channel as 0])) as [number, number, number],
    rimShade: neutralCalibration.rimShade,
  };
}

/** Two more than nothing, so that grey skin does not divide by zero. */
const colourfulness = (u: number, v: number) => Math.hypot(u - 128, v - 128) + 2;
const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));

interface ClipColours {
  skin: readonly [number, number, number];
  lips: readonly [number, number];
  saturation: number;
}

/** Between the target's lips and the source's, these toned down where they would look painted on. */
function lipTintOf({ skin, lips, saturation }: ClipColours, { cells, cast: { look } }: { cells: SourceCells; cast: Cast }): [number, number] {
  const own = [lips[0] - skin[1], lips[1] - skin[2]] as const;
  const wanted = [(cells.lips[1] - cells.middle[1]) * saturation, (cells.lips[2] - cells.middle[2]) * saturation] as const;
  const share = Math.min(1, (Math.hypot(...own) * look.lipTintCap + 1.5) / (Math.hypot(...wanted) + 0.1));
  const mix = (axis: 0 | 1) => look.lipTargetTint * own[axis] + (1 - look.lipTargetTint) * share * wanted[axis];
  return [mix(0), mix(1)];
}

function readColours(sample: CalibrationSample, { heap, stage, cast, cells, low }: Parts & { cells: SourceCells; low: LowFrequencies }): ColourReading | undefined {
  const frame = stage.prepare(sample.picture, sample, cast, neutralCalibration);
  if (!frame) return undefined;
  const at = (address: number) => heap.f32.subarray(address >> 2, (address >> 2) + 4 * cellCount);
  const [seen, luma, field] = [at(stage.light.samples), at(stage.light.luma), at(stage.light.field)];
  const { lip } = faceCells();
  const sums = { source: 0, target: 0, sourceColour: 0, targetColour: 0, lipU: 0, lipV: 0, lips: 0, gain: 0, gains: 0 };
  for (let cell = 0; cell < cellCount; cell++) {
    const [y, u, v, alpha] = [seen[4 * cell]!, seen[4 * cell + 1]!, seen[4 * cell + 2]!, seen[4 * cell + 3]!];
    if (lip[cell]! > 0.8) {
      sums.lipU += u;
      sums.lipV += v;
      sums.lips++;
    }
    if (alpha < alphaMin) continue;
    const [gain, shiftU, shiftV] = [field[4 * cell]!, field[4 * cell + 1]!, field[4 * cell + 2]!];
    const targetMean = luma[4 * cell + 2]! / (luma[4 * cell]! || 1);
    sums.source += (gain * (cells.colour[0][cell]! - low.luma[cell]!)) ** 2;
    sums.target += (y - targetMean) ** 2;
    const [sourceU, sourceV] = [cells.colour[1][cell]! - low.chroma[0][cell]!, cells.colour[2][cell]! - low.chroma[1][cell]!];
    sums.sourceColour += sourceU ** 2 + sourceV ** 2;
    sums.targetColour += (u - low.chroma[0][cell]! - shiftU) ** 2 + (v - low.chroma[1][cell]! - shiftV) ** 2;
    sums.gain += gain;
    sums.gains++;
  }
  if (sums.gains === 0) return undefined;
  const spread = stage.light.spreadOf(cast.statics).map((mad, channel) => Math.max(spreadMin[channel as 0], deviationPerMad * mad));
  return {
    detailGain: Math.sqrt((sums.target + 1) / (sums.source + 1)),
    chromaGain: Math.sqrt((sums.targetColour + 1) / (sums.sourceColour + 1)),
    lumaScale: sums.gain / sums.gains,
    skin: frame.light.skin.middle,
    lips: [sums.lipU / (sums.lips || 1), sums.lipV / (sums.lips || 1)],
    spread: spread as [number, number, number],
  };
}

const searchSteps = 6;
/** Enough to tell the sharpness of a photo on this face; what changes from frame to frame is measured in the frame. */
const sharpnessSamplesMax = 6;

/**
 * Finds out how much detail the source has at each step of focus, so that each frame can be drawn as sharp as it is; then lays as much of
 * the target's grain over it as the finest detail still lacks.
 */
export function measureSharpness(samples: readonly CalibrationSample[], parts: Parts, calibration: Calibration): Calibration {
  const chosen = spreadOut(samples, sharpnessSamplesMax);
  const { sharpness, grain: grainBounds } = parts.cast.look;
  const readingsAt = (changes: Partial<Calibration>) =>
    chosen.map((sample) => readSharpness(sample, parts, { ...calibration, focusCurve: [], ...changes })).filter((reading) => reading !== undefined);
  const steps = focusSteps.map((focus) => readingsAt({ focus, grain: grainBounds[0] }));
  if (steps[0]!.length === 0) return calibration;
  const focusCurve = falling(steps.map((readings) => medianOf(readings.map(({ bare: { fine, edges }, detail }) => detail * Math.max(fine, Math.sqrt(fine * edges))))));
  const focus = focusFor(focusCurve, sharpness * medianOf(steps[0]!.map(({ detail }) => detail)));
  const fineWanted = fineSharpnessOf(focus, parts.cast.look);
  const isTooSmooth = (grain: number) => medianOf(readingsAt({ focus, grain }).map(({ fine }) => fine)) < fineWanted;
  const grain = isTooSmooth(grainBounds[0]) ? turningPoint(grainBounds, isTooSmooth) : grainBounds[0];
  return { ...calibration, focus, focusCurve, grain };
}

/** Texels a pixel takes more than it covers from which on all that is left of the source is soft. */
const softBlur = 1.6;

/** The softer the source is drawn, the less of it is grain, and it is grain that the encoder takes. */
function fineSharpnessOf({ blur }: Focus, { fineSharpness: { sharp, soft } }: Look): number {
  return sharp + smoothstep(1, softBlur, blur) * (soft - sharp);
}

function falling(values: readonly number[]): number[] {
  let least = Infinity;
  return values.map((value) => (least = Math.min(least, value)));
}

/** Where something that holds at the lower bound stops to hold. */
function turningPoint(bounds: readonly [number, number], holds: (value: number) => boolean): number {
  let [low, high] = bounds;
  for (let k = 0; k < searchSteps; k++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Of a record of the map, see assembly/composite/raster.ts: words, and the place of alpha, with keep after it. */
const recordWords = 8;
const alphaWord = 4;

interface SharpnessReading {
  /** Of the target, see `targetDetail`. */
  detail: number;
  /** Mean absolute Laplacian over that of the target: every bit of detail counts as much as it is strong. What stays the target's, as rims of glasses do, counts for both. */
  fine: number;
  /** The same where nothing of the target stays, as `detail` is measured; and the root of its mean square, for which the strongest edges decide. */
  bare: { fine: number; edges: number };
}

/** Opacity from which on a place is the source's. */
const bareMin = 0.9;

/** As it would be drawn, over the target's own at the same places. */
function readSharpness(sample: CalibrationSample, { heap, stage, cast }: Parts, calibration: Calibration): SharpnessReading | undefined {
  const frame = stage.prepare(sample.picture, sample, cast, calibration);
  if (!frame) return undefined;
  stage.blendChroma(frame);
  const { stride, blockRows, box } = frame.planes;
  const pixels = stride * 2 * blockRows;
  const records = new Int16Array(heap.memory.buffer, stage.map.pixels, recordWords * pixels);
  const isInner = new Uint8Array(pixels);
  const isBare = new Uint8Array(pixels);
  const [columns, visible] = [stride >> 1, frame.visible >> 2];
  for (let pixel = 0, at = alphaWord; pixel < pixels; pixel++, at += recordWords) {
    if (records[at]! < 0) continue;
    isInner[pixel] = records[at]! >= alphaMin * alphaOne ? 1 : 0;
    isBare[pixel] = isInner[pixel]! && heap.f32[visible + ((pixel / stride) >> 1) * columns + ((pixel % stride) >> 1)]! >= bareMin ? 1 : 0;
    records[at] = alphaOne;
    records[at + 1] = alphaOne;
  }
  stage.blendLuma(frame, { black: cast.source.black, grain: calibration.grain, grainLimit: cast.look.grainLimit });
  const detailsOver = (isCounted: Uint8Array) => {
    const laplacianOf = (plane: number) => laplacian(heap.u8.subarray(plane, plane + pixels), isCounted, { stride, width: box.width, height: box.height });
    const [drawn, target] = [laplacianOf(frame.planes.result.y), laplacianOf(frame.planes.target.y)];
    return target.squares > 0 ? { fine: drawn.sum / target.sum, edges: Math.sqrt(drawn.squares / target.squares) } : undefined;
  };
  const [all, bare] = [detailsOver(isInner), detailsOver(isBare)];
  return all && bare && { detail: frame.detail, fine: all.fine, bare };
}

function laplacian(luma: Uint8Array, isCounted: Uint8Array, { stride, width, height }: { stride: number; width: number; height: number }): { sum: number; squares: number } {
  let sum = 0;
  let squares = 0;
  for (let row = 1; row < height - 1; row++) {
    for (let at = row * stride + 1; at < row * stride + width - 1; at++) {
      if (!(isCounted[at]! & isCounted[at - 1]! & isCounted[at + 1]! & isCounted[at - stride]! & isCounted[at + stride]!)) continue;
      const value = Math.abs(4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
      sum += value;
      squares += value * value;
    }
  }
  return { sum, squares };
}
