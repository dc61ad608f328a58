import { smoothstep } from '../geometry/index.ts';
import type { Calibration } from './calibration.ts';
import { sourceAlphaMin, spreadOut, type CalibrationSample, type DrawingParts } from './calibration-samples.ts';
import { alphaOne } from './face-map.ts';
import { type Focus, focusFor, focusSteps } from './focus.ts';
import type { Look } from './look.ts';
import { medianOf } from './source-cells.ts';

const searchSteps = 6;
/** Enough to tell the sharpness of a photo on this face; what changes from frame to frame is measured in the frame. */
const sharpnessSamplesMax = 6;

/**
 * Finds out how much detail the source has at each step of focus, so that each frame can be drawn as sharp as it is;
 * then lays as much of the target's grain over it as the finest detail still lacks.
 */
export function measureSharpness(
  samples: readonly CalibrationSample[],
  parts: DrawingParts,
  calibration: Calibration,
): Calibration {
  const chosen = spreadOut(samples, sharpnessSamplesMax);
  const { sharpness, fineSharpness, grain: grainBounds } = parts.cast.look;
  const readingsAt = (changes: Partial<Calibration>) =>
    chosen
      .map((sample) => readSharpness(sample, parts, { ...calibration, focusCurve: [], ...changes }))
      .filter((reading) => reading !== undefined);
  const steps = focusSteps.map((focus) => readingsAt({ focus, grain: grainBounds[0] }));
  if (steps[0]!.length === 0) return calibration;
  const focusCurve = falling(
    steps.map((readings) =>
      medianOf(readings.map(({ bare: { fine, edges }, detail }) => detail * Math.max(fine, Math.sqrt(fine * edges)))),
    ),
  );
  const focus = focusFor(focusCurve, sharpness * medianOf(steps[0]!.map(({ detail }) => detail)));
  const fineWanted = fineWantedOf(focus, fineSharpness);
  const isTooSmooth = (grain: number) => medianOf(readingsAt({ focus, grain }).map(({ fine }) => fine)) < fineWanted;
  const grain = isTooSmooth(grainBounds[0]) ? turningPoint(grainBounds, isTooSmooth) : grainBounds[0];
  return { ...calibration, focus, focusCurve, grain };
}

/** Texels a pixel takes more than it covers from which on all that is left of the source is soft. */
const softBlur = 1.6;

/** The softer the source is drawn, the less of it is grain, and it is grain that the encoder takes. */
function fineWantedOf({ blur }: Focus, { sharp, soft }: Look['fineSharpness']): number {
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
  /**
   * Mean absolute Laplacian over that of the target: every bit of detail counts as much as it is strong. What stays the
   * target's, as rims of glasses do, counts for both.
   */
  fine: number;
  /**
   * The same where nothing of the target stays, as `detail` is measured; and the root of its mean square, for which the
   * strongest edges decide.
   */
  bare: { fine: number; edges: number };
}

/** Opacity from which on a place is the source's. */
const bareMin = 0.9;

/** As it would be drawn, over the target's own at the same places. */
function readSharpness(
  sample: CalibrationSample,
  { heap, stage, cast }: DrawingParts,
  calibration: Calibration,
): SharpnessReading | undefined {
  const frame = stage.prepare(sample.picture, sample, cast, calibration);
  if (!frame) return undefined;
  stage.blendChroma(frame);
  const { stride, blockRows, box } = frame.planes;
  const pixels = stride * 2 * blockRows;
  const records = new Int16Array(heap.memory.buffer, stage.map.pixels, recordWords * pixels);
  const counted = new Uint8Array(pixels);
  const [columns, visible] = [stride >> 1, frame.visible >> 2];
  for (let pixel = 0, at = alphaWord; pixel < pixels; pixel++, at += recordWords) {
    if (records[at]! < 0) continue;
    if (records[at]! >= sourceAlphaMin * alphaOne) {
      const opacity = heap.f32[visible + ((pixel / stride) >> 1) * columns + ((pixel % stride) >> 1)]!;
      counted[pixel] = opacity >= bareMin ? inner | bareToo : inner;
    }
    records[at] = alphaOne;
    records[at + 1] = alphaOne;
  }
  stage.blendLuma(frame, { black: cast.source.black, grain: calibration.grain, grainLimit: cast.look.grainLimit });
  const laplacianOf = (plane: number) =>
    laplacian(heap.u8.subarray(plane, plane + pixels), counted, { stride, width: box.width, height: box.height });
  const [drawn, target] = [laplacianOf(frame.planes.result.y), laplacianOf(frame.planes.target.y)];
  if (target.all.squares === 0 || target.bare.squares === 0) return undefined;
  const bare = {
    fine: drawn.bare.sum / target.bare.sum,
    edges: Math.sqrt(drawn.bare.squares / target.bare.squares),
  };
  return { detail: frame.detail, fine: drawn.all.sum / target.all.sum, bare };
}

/** What a pixel counts for, as bits. */
const inner = 1;
const bareToo = 2;

interface Detail {
  sum: number;
  squares: number;
}

function laplacian(
  luma: Uint8Array,
  counted: Uint8Array,
  { stride, width, height }: { stride: number; width: number; height: number },
): { all: Detail; bare: Detail } {
  let [sum, squares, bareSum, bareSquares] = [0, 0, 0, 0];
  for (let row = 1; row < height - 1; row++) {
    for (let at = row * stride + 1; at < row * stride + width - 1; at++) {
      const counts = counted[at]! & counted[at - 1]! & counted[at + 1]! & counted[at - stride]! & counted[at + stride]!;
      if (counts === 0) continue;
      const value = Math.abs(4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
      sum += value;
      squares += value * value;
      if ((counts & bareToo) === 0) continue;
      bareSum += value;
      bareSquares += value * value;
    }
  }
  return { all: { sum, squares }, bare: { sum: bareSum, squares: bareSquares } };
}
