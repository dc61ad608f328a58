import { faceCells, cellCount, cellSide } from './face-cells.ts';
import { type Mip, type SourceFace, spreadOverFace, type UnwrapTable } from '../photo/index.ts';
import { faceVertexCount, ringFromOval, smoothstep, unwrappedCoordinates } from '@semblante/vision/geometry';
import type { SkinModel } from './light-field.ts';
import { photoBeardOf } from './photo-beard.ts';

/**
 * The source by cell of the unwrapped face: what the light is measured against, and where its texture is to be trusted.
 */
export interface SourceCells {
  colour: readonly [Float32Array, Float32Array, Float32Array];
  /** How much a cell tells about skin, from 0 to 1. */
  skin: Float32Array;
  /** 1 at the rim of the face, where its light must meet the target's, 0 inside; and the same of a broader rim. */
  rim: Float32Array;
  broadRim: Float32Array;
  /** How sure it is that the photo shows skin here and no hair or hand. */
  sure: Float32Array;
  /** Where the photo's beard is, from 0 to 1. */
  beard: Float32Array;
  middle: readonly [number, number, number];
  /** Middle colour of the lips. */
  lips: readonly [number, number, number];
}

/** Spread of skin colours counted at least: calm skin would make every shadow an outlier. */
export const spreadMin = [10, 3, 3] as const;
/** A median deviation times this is a standard deviation. */
export const deviationPerMad = 1.48;
/** Share of inner skin that may be taken for hair: outer skin may be wholly. */
const innerDoubt = 0.6;

/** By vertex: 1 on the photo's skin, 0 in its beard. */
export function shavenOf({ beard }: Pick<SourceCells, 'beard'>): Float32Array {
  const cellAt = (share: number) => Math.min(cellSide - 1, Math.max(0, Math.floor(share * cellSide)));
  return Float32Array.from({ length: faceVertexCount }, (_, vertex) => {
    const [x, y] = [unwrappedCoordinates[2 * vertex]!, unwrappedCoordinates[2 * vertex + 1]!];
    return 1 - beard[cellAt(y) * cellSide + cellAt(x)]!;
  });
}

export function sourceCellsOf(source: SourceFace, fixedAlpha: Float32Array): SourceCells {
  const { table, feature, outer, lip } = faceCells();
  const colour = source.mips[0]!.planes.map((_, plane) => byCell(source.mips, plane)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const alpha = spreadOverFace(table, fixedAlpha);
  const beard = photoBeardOf(source, cellSide);
  const skin = Float32Array.from(feature, (value, at) => (1 - value) * (1 - beard[at]!));
  const inner = indicesWhere((at) => skin[at]! * alpha[at]! > 0.15 && outer[at]! < 0.5);
  const model = skinModelOf(colour, inner);
  const sure = Float32Array.from({ length: cellCount }, (_, at) => {
    const doubt = Math.max(outer[at]!, innerDoubt * skin[at]!) * (1 - beard[at]!);
    return doubt === 0 ? 1 : 1 - doubt * (1 - likeSkin(colour, at, model));
  });
  const onLips = indicesWhere((at) => lip[at]! > 0.8);
  return {
    colour,
    skin,
    beard,
    rim: rimOver(table, rimRings),
    broadRim: rimOver(table, broadRimRings),
    sure,
    middle: model.middle,
    lips: colour.map((plane) => meanOf(plane, onLips)) as [number, number, number],
  };
}

/** Rings from the oval up to which a rim reaches wholly, and at all. */
const rimRings = [0.5, 3] as const;
const broadRimRings = [2, 6] as const;

const rimOver = (table: UnwrapTable, rings: readonly [number, number]) =>
  spreadOverFace(
    table,
    Array.from(ringFromOval, (ring) => 1 - smoothstep(...rings, ring)),
  );

/** As `weighCells` judges the target. */
function likeSkin(colour: SourceCells['colour'], at: number, { middle, spread }: SkinModel): number {
  const [y, u, v] = colour.map((plane, channel) => (plane[at]! - middle[channel as 0]) / spread[channel as 0]) as [
    number,
    number,
    number,
  ];
  const strange = 0.35 * Math.max(0, -y - 1.3) ** 2 + 0.12 * Math.max(0, y - 2.5) ** 2 + 0.1 * (u * u + v * v);
  return Math.exp(-0.6 * Math.max(0, strange - 0.9));
}

function skinModelOf(colour: SourceCells['colour'], chosen: readonly number[]): SkinModel {
  const middle = colour.map((plane) => medianOf(chosen.map((at) => plane[at]!))) as [number, number, number];
  const spread = colour.map((plane, channel) =>
    Math.max(
      spreadMin[channel as 0],
      deviationPerMad * medianOf(chosen.map((at) => Math.abs(plane[at]! - middle[channel as 0]))),
    ),
  ) as [number, number, number];
  return { middle, spread };
}

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) return 128;
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

const indicesWhere = (holds: (at: number) => boolean) => Array.from({ length: cellCount }, (_, at) => at).filter(holds);
const meanOf = (plane: Float32Array, chosen: readonly number[]) =>
  chosen.reduce((sum, at) => sum + plane[at]!, 0) / (chosen.length || 1);

/** Means over the cells, from the smallest mip that is still finer than them. */
function byCell(mips: readonly Mip[], plane: number): Float32Array {
  const mip = mips.findLast(({ width }) => width >= 2 * cellSide) ?? mips[0]!;
  const cells = new Float32Array(cellCount);
  const step = mip.width / cellSide;
  for (let at = 0; at < cellCount; at++) {
    const [left, top] = [(at % cellSide) * step, Math.floor(at / cellSide) * step];
    let sum = 0;
    let count = 0;
    for (let row = Math.floor(top); row < Math.max(top + step, Math.floor(top) + 1); row++) {
      for (let column = Math.floor(left); column < Math.max(left + step, Math.floor(left) + 1); column++) {
        sum += mip.planes[plane]![Math.min(mip.height - 1, row) * mip.width + Math.min(mip.width - 1, column)]!;
        count++;
      }
    }
    cells[at] = sum / count;
  }
  return cells;
}

/** As `weighCells` reads them: 8 floats a cell. */
export function staticsOf({ colour, skin, rim, broadRim, sure }: SourceCells): Float32Array {
  const { outer } = faceCells();
  const statics = new Float32Array(8 * cellCount);
  for (let at = 0; at < cellCount; at++)
    statics.set(
      [colour[0][at]!, colour[1][at]!, colour[2][at]!, skin[at]!, outer[at]!, sure[at]!, rim[at]!, broadRim[at]!],
      8 * at,
    );
  return statics;
}
