import type { SourceFace } from '../photo/source-face.ts';
import { cellCount, cellSide, faceCells } from './face-cells.ts';
import { readMip, tinted, toned, type Tone } from './photo-textures.ts';

export type CellColours = readonly [Float32Array, Float32Array, Float32Array];

/** The photo by cell of the unwrapped face. */
export interface SourceCells {
  colour: CellColours;
  /** How much a cell tells about the light on skin, from 0 to 1: not on features, nor in a beard. */
  skin: Float32Array;
  /** Middle colour of the skin. */
  middle: readonly [number, number, number];
}

/** Spread of skin colours counted at least: calm skin would make every shadow an outlier. */
export const spreadMin = [10, 3, 3] as const;
/** A median deviation times this is a standard deviation. */
export const deviationPerMad = 1.48;

export function sourceCellsOf(source: SourceFace): SourceCells {
  const { feature, outer, table } = faceCells();
  const colour = colourByCell(source, faceWidthInCells);
  const inner = [...table.texel].filter((at) => feature[at]! < 0.5 && outer[at]! < 0.5);
  const middle = colour.map((plane) => medianOf(inner.map((at) => plane[at]!))) as [number, number, number];
  const spread = colour.map((plane, channel) =>
    Math.max(spreadMin[channel as 0], deviationPerMad * medianOf(inner.map((at) => Math.abs(plane[at]! - middle[channel as 0])))),
  ) as [number, number, number];
  const skin = Float32Array.from(feature, (value, at) => {
    const [y, u, v] = colour.map((plane, channel) => (plane[at]! - middle[channel as 0]) / spread[channel as 0]) as [number, number, number];
    // As `weighCells` judges the target.
    const strange = 0.35 * Math.max(0, -y - 1.3) ** 2 + 0.12 * Math.max(0, y - 2.5) ** 2 + 0.1 * (u * u + v * v);
    return (1 - value) * Math.exp(-0.6 * Math.max(0, strange - 0.9));
  });
  return { colour, skin, middle };
}

/** Width of a face over the side of its layout, measured where it is least stretched. */
export const faceWidthOverSide = 0.75;
const faceWidthInCells = faceWidthOverSide * cellSide;

/** The photo's colours at every cell, read where the face is `faceWidth` pixels wide. */
export function colourByCell({ mips, mesh, faceWidth: ownWidth }: SourceFace, faceWidth: number): CellColours {
  const { table } = faceCells();
  const mip = mips.findLast(({ scale }) => ownWidth / scale >= faceWidth) ?? mips[0]!;
  const colour = [0, 1, 2].map(() => new Float32Array(cellCount)) as [Float32Array, Float32Array, Float32Array];
  for (let entry = 0; entry < table.count; entry++) {
    let [x, y] = [0, 0];
    for (let corner = 3 * entry; corner < 3 * entry + 3; corner++) {
      x += table.weight[corner]! * mesh[3 * table.vertex[corner]!]!;
      y += table.weight[corner]! * mesh[3 * table.vertex[corner]! + 1]!;
    }
    for (const plane of [0, 1, 2] as const) colour[plane][table.texel[entry]!] = readMip(mip, plane, x / mip.scale, y / mip.scale);
  }
  return colour;
}

/** As `weighCells` reads them: 8 floats a cell, in the tone of the clip. */
export function staticsOf({ colour: [y, u, v], skin }: SourceCells, tone: Tone): Float32Array {
  const { outer } = faceCells();
  const statics = new Float32Array(8 * cellCount);
  for (let at = 0; at < cellCount; at++) statics.set([toned(y[at]!, tone), tinted(u[at]!, tone), tinted(v[at]!, tone), skin[at]!, outer[at]!], 8 * at);
  return statics;
}

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) return 128;
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
