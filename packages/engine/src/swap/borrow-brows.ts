import { atlasCoordinates, atlasSize, isBrow, smoothstep } from '@semblante/vision/geometry';
import { anglesOf } from '@semblante/vision/networks';
import { readMap } from '@semblante/media/picture';
import { type Planes, spreadOverFace, unwrapTable, type UnwrapTable } from '../photo/index.ts';
import { sharesByColumn, type BorrowedBrows } from './borrowed-brows.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import type { CalibrationSample, DrawingParts } from './calibration-samples.ts';
import { cellCount, cellSide } from './face-cells.ts';
import type { LowFrequencies } from './low-frequencies.ts';
import { readBetween } from './read-between.ts';
import { medianOf } from './source-cells.ts';

/** The most frontal frames tell: brows of turned heads are short. */
const framesMost = 7;
/** How bare a place must be to be read: rims of glasses are darker than any brow. */
const bareFrom = 0.8;
/** Share of brow in a texel over which borrowing fades in. */
const brimOfBrow = [0.05, 0.4] as const;

/** Texels that show brows. */
interface BrowArea {
  table: UnwrapTable;
  /** Numbers in the table, and how far each is brow. */
  entries: readonly number[];
  weight: Float32Array;
}

/** The last one made: it depends on nothing but the side. */
let knownArea: BrowArea | undefined;

function browArea(side: number): BrowArea {
  if (knownArea?.table.side === side) return knownArea;
  const table = unwrapTable(side);
  const brow = spreadOverFace(table, Float32Array.from(isBrow));
  const entries = [...table.texel.keys()].filter((entry) => brow[table.texel[entry]!]! > 0);
  return (knownArea = { table, entries, weight: Float32Array.from(entries, (entry) => brow[table.texel[entry]!]!) });
}

/**
 * Fair brows in the place of dark ones look like none, or like folds. Where the photo's hardly show in the clip, its
 * person lends the hairs: they are read off the mesh, so they lie along the photo's own arch.
 */
export function borrowBrows(
  samples: readonly CalibrationSample[],
  parts: DrawingParts & { low: LowFrequencies },
  calibration: Calibration,
): BorrowedBrows | undefined {
  const { mips } = parts.cast.source;
  const side = mips[0]!.width;
  const area = browArea(side);
  const readings = mostFrontal(samples)
    .map((sample) => readBrows(sample, area, parts))
    .filter((reading) => reading !== undefined);
  if (readings.length === 0) return undefined;
  const lent = middleOf(readings);
  const { detailGain, browDepth, lumaScale } = calibration;
  const own = Float32Array.from(area.entries, (entry) => {
    const at = area.table.texel[entry]!;
    return detailGain * browDepth * (mips[0]!.planes[0][at]! - overCells(parts.low.luma, at, side));
  });
  const columns = Int32Array.from(area.entries, (entry) => area.table.texel[entry]! % side);
  const shares = sharesByColumn({ columns, weight: area.weight, side }, { own, lent: lent[0], lumaScale });
  if (!shares.some((share) => share > 0)) return undefined;
  const plane = () => new Float32Array(side * side);
  const borrowed: BorrowedBrows = { side, detail: [plane(), plane(), plane()], share: plane() };
  area.entries.forEach((entry, k) => {
    const at = area.table.texel[entry]!;
    lent.forEach((values, axis) => (borrowed.detail[axis as 0][at] = values[k]!));
    borrowed.share[at] = parts.cast.look.browLoan * shares[columns[k]!]! * smoothstep(...brimOfBrow, area.weight[k]!);
  });
  return borrowed;
}

function mostFrontal(samples: readonly CalibrationSample[]): CalibrationSample[] {
  const turned = samples.map((sample) => ({ sample, yaw: Math.abs(anglesOf(sample.target).yaw) }));
  return turned
    .sort((a, b) => a.yaw - b.yaw)
    .slice(0, framesMost)
    .map(({ sample }) => sample);
}

/** What one frame shows of its brows over plain skin, as levels of the photo; NaN where something hides them. */
function readBrows(
  sample: CalibrationSample,
  { table, entries }: BrowArea,
  { heap, stage, cast, low }: DrawingParts & { low: LowFrequencies },
): Planes | undefined {
  if (!stage.prepare(sample.picture, sample, cast, neutralCalibration)) return undefined;
  const { picture, target, mask } = sample;
  const field = heap.f32.subarray(stage.light.field >> 2, (stage.light.field >> 2) + 4 * cellCount);
  const [gains, shiftsU, shiftsV] = [0, 1, 2].map((lane) => field.filter((_, at) => at % 4 === lane)) as Planes;
  const { black } = cast.source;
  const read: Planes = [0, 1, 2].map(() => new Float32Array(entries.length).fill(NaN)) as Planes;
  entries.forEach((entry, k) => {
    const between = (values: ArrayLike<number>, stride: number, axis: number) => {
      let sum = 0;
      for (let corner = 3 * entry; corner < 3 * entry + 3; corner++)
        sum += table.weight[corner]! * values[stride * table.vertex[corner]! + axis]!;
      return sum;
    };
    const atlas = (axis: number) => between(atlasCoordinates, 2, axis) + 0.5;
    if (mask && readMap(mask, atlasSize, atlas(0), atlas(1)) < bareFrom) return;
    const [x, y] = [between(target, 3, 0) - 0.5, between(target, 3, 1) - 0.5];
    if (x < 1 || y < 1 || x > picture.width - 3 || y > picture.height - 3) return;
    const over = (cells: Float32Array) => overCells(cells, table.texel[entry]!, table.side);
    const seen = readBetween(picture.y, 0, { x, y, stride: picture.yStride });
    read[0][k] = Math.min(0, (seen - black) / over(gains) - (over(low.luma) - black));
    const size = 1 / (1 << picture.chromaShift);
    const place = { x: x * size, y: y * size, stride: picture.chromaStride };
    read[1][k] = readBetween(picture.u, 0, place) - over(shiftsU) - over(low.chroma[0]);
    read[2][k] = readBetween(picture.v, 0, place) - over(shiftsV) - over(low.chroma[1]);
  });
  return read;
}

function overCells(cells: Float32Array, at: number, side: number): number {
  const [column, row] = [at % side, Math.floor(at / side)];
  return readMap(cells, cellSide, ((column + 0.5) * cellSide) / side, ((row + 0.5) * cellSide) / side);
}

/** The middle of what half of the frames or more show of a texel, and nothing of the others. */
function middleOf(readings: readonly Planes[]): Planes {
  return [0, 1, 2].map((axis) =>
    readings[0]![axis as 0].map((_, k) => {
      const seen = readings.map((reading) => reading[axis as 0][k]!).filter((value) => !Number.isNaN(value));
      return 2 * seen.length < readings.length ? 0 : medianOf(seen);
    }),
  ) as Planes;
}
