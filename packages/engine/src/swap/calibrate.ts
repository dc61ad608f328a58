import { triangleKinds } from '../geometry/index.ts';
import type { Heap } from '../kernels/heap.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import { cellCount, faceCells } from './face-cells.ts';
import { blurFor, focusSteps } from './focus.ts';
import type { Cast, FrameInput, FrameStage, WarpedFrame } from './frame-stage.ts';
import { colourByCell, deviationPerMad, medianOf, spreadMin, type SourceCells } from './source-cells.ts';

/** A frame of the person: the picture, or the part of it around the face, and the mesh in its pixels. */
export interface CalibrationSample extends FrameInput {
  picture: YuvPicture;
}

/** What it takes to draw a sample. */
export interface DrawingParts {
  heap: Heap;
  stage: FrameStage;
  cast: Cast;
  cells: SourceCells;
}

/** Enough to tell the sharpness of a photo on this face; what changes from frame to frame is measured in the frame. */
const sharpnessSamplesMax = 6;
/** Alpha from which on a cell shows the photo rather than the target's rim. */
const alphaMin = 0.35;

/** Contrast and skin of the clip: medians over the samples, so that a frame with a hand or a shadow in it does not count. */
export function measureTone(samples: readonly CalibrationSample[], parts: DrawingParts): Calibration {
  const readings = samples.map((sample) => readTone(sample, parts)).filter((reading) => reading !== undefined);
  if (readings.length === 0) return neutralCalibration;
  const middle = (valueOf: (reading: ToneReading) => number) => medianOf(readings.map(valueOf));
  const { look, source } = parts.cast;
  const [low, high] = look.contrast;
  const skin: Colour = [middle((reading) => reading.skin[0]), middle((reading) => reading.skin[1]), middle((reading) => reading.skin[2])];
  const exposure = (skin[0] - source.black) / Math.max(1, parts.cells.middle[0] - source.black);
  return {
    ...neutralCalibration,
    // A dark clip has less contrast, whatever a beard or glasses of the target's own add to it.
    contrast: Math.min(high, Math.max(low, Math.min(look.contrastOverExposure * exposure, middle(({ contrast }) => contrast)))),
    saturation: saturationOf(skin, parts.cells.middle),
    brightening: skin[0] - parts.cells.middle[0],
    skinSpread: [0, 1, 2].map((channel) => middle(({ spread }) => spread[channel as 0])) as [number, number, number],
  };
}

interface ToneReading {
  contrast: number;
  skin: Colour;
  spread: Colour;
}

type Colour = readonly [number, number, number];

const saturationBounds = [0.15, 1.3] as const;

/** How much of the photo's colour is in the clip's: what is left of the difference is light, and shifts everything alike. */
function saturationOf([, clipU, clipV]: Colour, [, photoU, photoV]: Colour): number {
  const [u, v] = [photoU - 128, photoV - 128];
  const share = ((clipU - 128) * u + (clipV - 128) * v) / (u * u + v * v + 1);
  return Math.min(saturationBounds[1], Math.max(saturationBounds[0], share));
}

const isMouth = (() => {
  const { table } = faceCells();
  const flags = new Uint8Array(cellCount);
  table.texel.forEach((at, entry) => (flags[at] = table.kind[entry] === triangleKinds.mouth ? 1 : 0));
  return flags;
})();

/** How much the face stands out from its own low frequencies, in the clip and in the photo, at the same places. */
function readTone(sample: CalibrationSample, { heap, stage, cast, cells }: DrawingParts): ToneReading | undefined {
  const frame = stage.warp(sample.picture, sample, cast, neutralCalibration);
  if (!frame) return undefined;
  const seen = heap.f32.slice(stage.light.samples >> 2, (stage.light.samples >> 2) + 4 * cellCount);
  const spread = stage.light.spreadOf(cast.statics).map((mad, channel) => Math.max(spreadMin[channel as 0], deviationPerMad * mad)) as [number, number, number];
  const target = Float32Array.from({ length: cellCount }, (_, cell) => seen[4 * cell]!);
  const alpha = Float32Array.from({ length: cellCount }, (_, cell) => seen[4 * cell + 3]!);
  // The cells of the target are read at half size.
  const [photo] = colourByCell(cast.source, frame.faceWidth / 2);
  const [targetLow, photoLow] = stage.light.averaged([target, photo], alpha.map((value, cell) => value * cells.skin[cell]!), cast.lightRadius) as [Float32Array, Float32Array];
  let [targetSquares, photoSquares] = [1, 1];
  for (let cell = 0; cell < cellCount; cell++) {
    if (alpha[cell]! < alphaMin || isMouth[cell]) continue;
    targetSquares += (target[cell]! - targetLow[cell]!) ** 2;
    photoSquares += (photo[cell]! - photoLow[cell]!) ** 2;
  }
  return { contrast: Math.sqrt(targetSquares / photoSquares), skin: frame.light.skin.middle, spread };
}

/**
 * Finds out how much detail the photo has at each step of focus, so that each frame can be drawn as sharp as it is; and how much of the
 * target's grain makes up for what the photo still lacks.
 */
export function measureFocus(samples: readonly CalibrationSample[], parts: DrawingParts, calibration: Calibration): Calibration {
  const chosen = spreadOut(samples, sharpnessSamplesMax);
  const readingsAt = (changes: Partial<Calibration>) =>
    chosen.map((sample) => readDetail(sample, parts, { ...calibration, focusCurve: [], ...changes })).filter((reading) => reading !== undefined);
  const steps = focusSteps.map((blur) => readingsAt({ blur }));
  if (steps[0]!.length === 0) return calibration;
  const { sharpness, grainMax } = parts.cast.look;
  const focusCurve = falling(steps.map((readings) => medianOf(readings.map(({ detail, fine, edges }) => detail * Math.max(fine, Math.sqrt(fine * edges))))));
  const blur = blurFor(focusCurve, sharpness * medianOf(steps[0]!.map(({ detail }) => detail)));
  const fineAt = (grain: number) => medianOf(readingsAt({ blur, grain }).map(({ fine }) => fine));
  // Grain and the photo's own detail are strangers to each other: their squares add up.
  const [without, most] = [fineAt(0), fineAt(grainMax)];
  const share = (sharpness ** 2 - without ** 2) / Math.max(1e-3, most ** 2 - without ** 2);
  return { ...calibration, focusCurve, blur, grain: grainMax * Math.sqrt(Math.min(1, Math.max(0, share))) };
}

/** At most so many of the samples, spread evenly over them. */
function spreadOut(samples: readonly CalibrationSample[], most: number): CalibrationSample[] {
  const step = Math.max(1, samples.length / most);
  return Array.from({ length: Math.min(samples.length, most) }, (_, k) => samples[Math.floor(k * step)]!);
}

function falling(values: readonly number[]): number[] {
  let least = Infinity;
  return values.map((value) => (least = Math.min(least, value)));
}

/** Of 128: from this share on a pixel is the photo's. */
const bareShareMin = 112;

interface DetailReading {
  /** Of the target, see `targetDetail`. */
  detail: number;
  /** Mean absolute Laplacian of the warped face over that of the target at the same places; and the root of its mean square, for which the strongest edges decide. */
  fine: number;
  edges: number;
}

function readDetail(sample: CalibrationSample, { heap, stage, cast }: DrawingParts, calibration: Calibration): DetailReading | undefined {
  const frame = stage.warp(sample.picture, sample, cast, calibration);
  if (!frame) return undefined;
  const { target, warped } = frame.planes;
  const [own, drawn] = [laplacianOf(heap, frame, target.y), laplacianOf(heap, frame, warped.y)];
  return own.squares > 0 ? { detail: frame.detail, fine: drawn.sum / own.sum, edges: Math.sqrt(drawn.squares / own.squares) } : undefined;
}

/** Where nothing of the target shows. */
function laplacianOf(heap: Heap, { planes: { box, stride, shares } }: WarpedFrame, plane: number): { sum: number; squares: number } {
  const { u8 } = heap;
  let sum = 0;
  let squares = 0;
  for (let row = 1; row < box.height - 1; row++) {
    for (let column = 1; column < box.width - 1; column++) {
      const at = row * stride + column;
      const share = shares.luma + at;
      if (Math.min(u8[share]!, u8[share - 1]!, u8[share + 1]!, u8[share - stride]!, u8[share + stride]!) < bareShareMin) continue;
      const pixel = plane + at;
      const value = Math.abs(4 * u8[pixel]! - u8[pixel - 1]! - u8[pixel + 1]! - u8[pixel - stride]! - u8[pixel + stride]!);
      sum += value;
      squares += value * value;
    }
  }
  return { sum, squares };
}
