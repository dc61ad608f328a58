import { noseFoldsToSmooth, smileOf } from '../photo/index.ts';
import { browDepthOf, depthOf, type BrowDarkness } from './brow-depth.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import { sourceAlphaMin, type CalibrationSample, type DrawingParts } from './calibration-samples.ts';
import { cellCount, faceCells, socketCells } from './face-cells.ts';
import type { Cast } from './frame-stage.ts';
import { hueTurnOf } from './hue-turn.ts';
import type { LowFrequencies } from './low-frequencies.ts';
import { deviationPerMad, medianOf, spreadMin, type SourceCells } from './source-cells.ts';

const saturationBounds = [0.25, 1.2] as const;
const lumaScaleBounds = [0.4, 2.5] as const;

const socketShadeBounds = [0.5, 1] as const;
/** Share of brow from which a cell counts as one. */
const onBrow = 0.5;

interface ColourReading {
  sockets: readonly (SocketReading | undefined)[];
  brows: BrowDarkness;
  detailGain: number;
  chromaGain: number;
  lumaScale: number;
  skin: readonly [number, number, number];
  lips: readonly [number, number];
  spread: readonly [number, number, number];
}

/** Luma over black in one cell: the target's, and the source's in the same light, plain and by detail. */
interface SocketReading {
  target: number;
  plain: number;
  detail: number;
}

/**
 * Everything but the sharpness: the median over the samples, so that a frame with a hand or a shadow in it does not
 * count.
 */
export function measureColours(
  samples: readonly CalibrationSample[],
  parts: DrawingParts & { cells: SourceCells; low: LowFrequencies },
): Calibration {
  const readings = samples.map((sample) => readColours(sample, parts)).filter((reading) => reading !== undefined);
  if (readings.length === 0) return neutralCalibration;
  const middle = (valueOf: (reading: ColourReading) => number) => medianOf(readings.map(valueOf));
  const skin = [0, 1, 2].map((channel) => middle((reading) => reading.skin[channel as 0])) as [number, number, number];
  const lips = [0, 1].map((axis) => middle((reading) => reading.lips[axis as 0])) as [number, number];
  const { look } = parts.cast;
  const saturation = clamp(
    colourfulness(skin[1], skin[2]) / colourfulness(parts.cells.middle[1], parts.cells.middle[2]),
    saturationBounds,
  );
  const contrast = clamp(
    middle((reading) => reading.detailGain),
    look.detailGain,
  );
  const detailGain = 1 + look.detailMatch * (contrast - 1);
  const socketShade = socketCells().map((_, k) => {
    const shares = readings.flatMap(({ sockets }) => {
      const seen = sockets[k];
      return seen ? [seen.target / Math.max(1, seen.plain + detailGain * seen.detail)] : [];
    });
    return shares.length === 0 ? 1 : clamp(1 + look.socketShade * (medianOf(shares) - 1), socketShadeBounds);
  });
  const brows = {
    target: middle((reading) => reading.brows.target),
    source: detailGain * middle((reading) => reading.brows.source),
  };
  return {
    detailGain,
    socketShade,
    browDepth: browDepthOf(brows, look.browShade),
    borrowedBrows: neutralCalibration.borrowedBrows,
    // Where the clip is paler than the photo, its contrast of colour is its grain: the photo's own is toned down with
    // the skin.
    chromaGain: clamp(
      look.chromaLift *
        Math.min(
          saturation,
          middle((reading) => reading.chromaGain),
        ),
      look.chromaGain,
    ),
    focus: neutralCalibration.focus,
    focusCurve: neutralCalibration.focusCurve,
    grain: neutralCalibration.grain,
    lumaScale: clamp(
      middle((reading) => reading.lumaScale),
      lumaScaleBounds,
    ),
    saturation,
    noseFolds: noseFoldsToSmooth(parts.cast.source, medianOf(samples.map(({ target }) => smileOf(target)))),
    hueTurn: hueTurnOf(skin, parts.cells.middle),
    lipTint: lipTintOf({ skin, lips, saturation }, parts),
    skinSpread: [0, 1, 2].map((channel) => middle((reading) => reading.spread[channel as 0])) as [
      number,
      number,
      number,
    ],
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
function lipTintOf(
  { skin, lips, saturation }: ClipColours,
  { cells, cast: { look } }: { cells: SourceCells; cast: Cast },
): [number, number] {
  const own = [lips[0] - skin[1], lips[1] - skin[2]] as const;
  const wanted = [
    (cells.lips[1] - cells.middle[1]) * saturation,
    (cells.lips[2] - cells.middle[2]) * saturation,
  ] as const;
  const share = Math.min(1, (Math.hypot(...own) * look.lipTintCap + 1.5) / (Math.hypot(...wanted) + 0.1));
  const mix = (axis: 0 | 1) => look.lipTargetTint * own[axis] + (1 - look.lipTargetTint) * share * wanted[axis];
  return [mix(0), mix(1)];
}

function readColours(
  sample: CalibrationSample,
  { heap, stage, cast, cells, low }: DrawingParts & { cells: SourceCells; low: LowFrequencies },
): ColourReading | undefined {
  const frame = stage.prepare(sample.picture, sample, cast, neutralCalibration);
  if (!frame) return undefined;
  const at = (address: number) => heap.f32.subarray(address >> 2, (address >> 2) + 4 * cellCount);
  const [seen, luma, field] = [at(stage.light.samples), at(stage.light.luma), at(stage.light.field)];
  const { lip, brow } = faceCells();
  const { black } = cast.source;
  const brows = { target: [] as number[], source: [] as number[] };
  const sums = { source: 0, target: 0, sourceColour: 0, targetColour: 0, lipU: 0, lipV: 0, lips: 0, gain: 0, gains: 0 };
  for (let cell = 0; cell < cellCount; cell++) {
    const [y, u, v, alpha] = [seen[4 * cell]!, seen[4 * cell + 1]!, seen[4 * cell + 2]!, seen[4 * cell + 3]!];
    if (lip[cell]! > 0.8) {
      sums.lipU += u;
      sums.lipV += v;
      sums.lips++;
    }
    if (alpha < sourceAlphaMin) continue;
    const [gain, shiftU, shiftV] = [field[4 * cell]!, field[4 * cell + 1]!, field[4 * cell + 2]!];
    if (brow[cell]! > onBrow && field[4 * cell + 3]! > sourceAlphaMin) {
      const plain = black + gain * (low.luma[cell]! - black);
      brows.target.push(plain - y);
      brows.source.push(gain * (low.luma[cell]! - cells.colour[0][cell]!));
    }
    const targetMean = luma[4 * cell + 2]! / (luma[4 * cell]! || 1);
    sums.source += (gain * (cells.colour[0][cell]! - low.luma[cell]!)) ** 2;
    sums.target += (y - targetMean) ** 2;
    const [sourceU, sourceV] = [
      cells.colour[1][cell]! - low.chroma[0][cell]!,
      cells.colour[2][cell]! - low.chroma[1][cell]!,
    ];
    sums.sourceColour += sourceU ** 2 + sourceV ** 2;
    sums.targetColour += (u - low.chroma[0][cell]! - shiftU) ** 2 + (v - low.chroma[1][cell]! - shiftV) ** 2;
    sums.gain += gain;
    sums.gains++;
  }
  if (sums.gains === 0) return undefined;
  const spread = stage.light
    .spreadOf(cast.statics)
    .map((mad, channel) => Math.max(spreadMin[channel as 0], deviationPerMad * mad));
  return {
    sockets: socketCells().map((cell) => {
      if (seen[4 * cell + 3]! < sourceAlphaMin) return undefined;
      const gain = field[4 * cell]!;
      return {
        target: seen[4 * cell]! - black,
        plain: gain * (low.luma[cell]! - black),
        detail: gain * (cells.colour[0][cell]! - low.luma[cell]!),
      };
    }),
    brows: { target: depthOf(brows.target), source: depthOf(brows.source) },
    detailGain: Math.sqrt((sums.target + 1) / (sums.source + 1)),
    chromaGain: Math.sqrt((sums.targetColour + 1) / (sums.sourceColour + 1)),
    lumaScale: sums.gain / sums.gains,
    skin: frame.light.skin.middle,
    lips: [sums.lipU / (sums.lips || 1), sums.lipV / (sums.lips || 1)],
    spread: spread as [number, number, number],
  };
}
