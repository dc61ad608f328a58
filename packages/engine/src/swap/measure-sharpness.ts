import { smoothstep } from '@semblante/vision/geometry';
import type { Address, Heap } from '@semblante/media/kernels';
import type { Calibration } from './calibration.ts';
import { sourceAlphaMin, spreadOut, type CalibrationSample, type DrawingParts } from './calibration-samples.ts';
import { alphaOne } from './face-map.ts';
import { type Focus, focusFor, focusSteps } from './focus.ts';
import type { StagedFrame } from './frame-stage.ts';
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
  let staged: StagedSample | undefined;
  const readingAt = (sample: CalibrationSample, { focus, grain }: Pick<Calibration, 'focus' | 'grain'>) => {
    // The grain alone changes nothing but how the luma is blended.
    if (staged?.sample !== sample || staged.focus !== focus)
      staged = stageSample(sample, parts, { ...calibration, focusCurve: [], focus });
    return staged && readSharpness(staged, parts, grain);
  };
  const readingsAt = (changes: Pick<Calibration, 'focus' | 'grain'>) =>
    chosen.map((sample) => readingAt(sample, changes)).filter((reading) => reading !== undefined);
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

/** A sample with its chroma blended and every place that counts drawn opaque, ready for its luma. */
interface StagedSample {
  sample: CalibrationSample;
  focus: Focus;
  frame: StagedFrame;
  places: CountedPlaces;
  target: { all: Detail; bare: Detail };
}

/** Pixels of the box whose neighbours count too: all of them, and those where nothing of the target stays. */
interface CountedPlaces {
  all: Int32Array;
  bare: Int32Array;
}

interface Detail {
  sum: number;
  squares: number;
}

/** As it would be drawn, over the target's own at the same places. */
function readSharpness(
  { frame, places, target }: StagedSample,
  { heap, stage, cast }: DrawingParts,
  grain: number,
): SharpnessReading | undefined {
  if (target.all.squares === 0 || target.bare.squares === 0) return undefined;
  stage.blendLuma(frame, { black: cast.source.black, grain, grainLimit: cast.look.grainLimit });
  const drawn = detailsOf(heap, frame.planes, { plane: frame.planes.result.y, places });
  const bare = {
    fine: drawn.bare.sum / target.bare.sum,
    edges: Math.sqrt(drawn.bare.squares / target.bare.squares),
  };
  return { detail: frame.detail, fine: drawn.all.sum / target.all.sum, bare };
}

function stageSample(
  sample: CalibrationSample,
  { heap, stage, cast }: DrawingParts,
  calibration: Calibration,
): StagedSample | undefined {
  const frame = stage.prepare(sample.picture, sample, cast, calibration);
  if (!frame) return undefined;
  stage.blendChroma(frame);
  const places = placesOf(frame, countAndOpen(heap, stage.map.pixels, frame));
  const target = detailsOf(heap, frame.planes, { plane: frame.planes.target.y, places });
  return { sample, focus: calibration.focus, frame, places, target };
}

/** What a pixel counts for, as bits. */
const inner = 1;
const bareToo = 2;

/** What each pixel counts for; from now on all that is drawn is drawn opaque. */
function countAndOpen(heap: Heap, map: Address<'map'>, { planes, visible }: StagedFrame): Uint8Array {
  const { stride, blockRows } = planes;
  const pixels = stride * 2 * blockRows;
  const records = new Int16Array(heap.memory.buffer, map, recordWords * pixels);
  const counted = new Uint8Array(pixels);
  for (let row = 0, pixel = 0, at = alphaWord; row < 2 * blockRows; row++) {
    const line = (visible >> 2) + (row >> 1) * (stride >> 1);
    for (let column = 0; column < stride; column++, pixel++, at += recordWords) {
      const alpha = records[at]!;
      if (alpha < 0) continue;
      if (alpha >= sourceAlphaMin * alphaOne)
        counted[pixel] = heap.f32[line + (column >> 1)]! >= bareMin ? inner | bareToo : inner;
      records[at] = alphaOne;
      records[at + 1] = alphaOne;
    }
  }
  return counted;
}

function placesOf({ planes: { stride, box } }: StagedFrame, counted: Uint8Array): CountedPlaces {
  const [all, bare] = [new Int32Array(counted.length), new Int32Array(counted.length)];
  let [alls, bares] = [0, 0];
  for (let row = 1; row < box.height - 1; row++) {
    for (let at = row * stride + 1; at < row * stride + box.width - 1; at++) {
      if (counted[at] === 0) continue;
      const counts = counted[at]! & counted[at - 1]! & counted[at + 1]! & counted[at - stride]! & counted[at + stride]!;
      if (counts & inner) all[alls++] = at;
      if (counts & bareToo) bare[bares++] = at;
    }
  }
  return { all: all.subarray(0, alls), bare: bare.subarray(0, bares) };
}

function detailsOf(
  heap: Heap,
  { stride, blockRows }: StagedFrame['planes'],
  { plane, places }: { plane: Address<'target y' | 'result y'>; places: CountedPlaces },
): { all: Detail; bare: Detail } {
  const luma = heap.u8.subarray(plane, plane + stride * 2 * blockRows);
  return { all: laplacian(luma, places.all, stride), bare: laplacian(luma, places.bare, stride) };
}

function laplacian(luma: Uint8Array, places: Int32Array, stride: number): Detail {
  let [sum, squares] = [0, 0];
  for (let k = 0; k < places.length; k++) {
    const at = places[k]!;
    const value = Math.abs(4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
    sum += value;
    squares += value * value;
  }
  return { sum, squares };
}
