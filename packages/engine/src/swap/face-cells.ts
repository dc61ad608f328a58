import { atlasCoordinates, atlasSize, isBrow, isFeature, isLip, outerSkinWeight } from '@semblante/vision/geometry';
import type { Address, Heap } from '@semblante/media/kernels';
import { spreadOverFace, unwrapTable, type UnwrapTable } from '../photo/index.ts';
import { socketWeight } from './eye-sockets.ts';

/** Cells along the unwrapped face in the estimate of light. */
export const cellSide = 48;
export const cellCount = cellSide * cellSide;
const bytesPerVertex = 48;

/** Places of the unwrapped face by cell, the same for everybody. */
export interface FaceCells {
  table: UnwrapTable;
  feature: Float32Array;
  outer: Float32Array;
  lip: Float32Array;
  brow: Float32Array;
  /** How far a cell lies in the socket of an eye. */
  socket: Float32Array;
}

let known: FaceCells | undefined;

export function faceCells(): FaceCells {
  if (!known) {
    const table = unwrapTable(cellSide);
    known = {
      table,
      feature: featuresOver(table),
      outer: spreadOverFace(table, outerSkinWeight),
      lip: spreadOverFace(table, isLip),
      brow: spreadOverFace(table, isBrow),
      socket: spreadOverFace(table, socketWeight),
    };
  }
  return known;
}

let knownSocketCells: readonly number[] | undefined;

/** Numbers of the cells that lie in the socket of an eye. */
export const socketCells = (): readonly number[] =>
  (knownSocketCells ??= [...faceCells().socket.keys()].filter((cell) => faceCells().socket[cell]! > 0));

/** 1 on features, in the holes of eyes and mouth and outside the face: nothing of it tells the colour of the skin. */
function featuresOver(table: UnwrapTable): Float32Array {
  const feature = new Float32Array(table.side * table.side).fill(1);
  const spread = spreadOverFace(table, isFeature);
  table.texel.forEach((at, entry) => (feature[at] = table.kind[entry] ? 1 : spread[at]!));
  return feature;
}

/** For `sampleCells`: 8 words a cell of the face. */
export function placeCellTable(heap: Heap): { address: Address<'cell table'>; count: number } {
  const { table } = faceCells();
  const words = new ArrayBuffer(table.count * 32);
  const [whole, part] = [new Int32Array(words), new Float32Array(words)];
  for (let entry = 0; entry < table.count; entry++) {
    for (let corner = 0; corner < 3; corner++) {
      whole[8 * entry + corner] = table.vertex[3 * entry + corner]! * bytesPerVertex;
      part[8 * entry + 3 + corner] = table.weight[3 * entry + corner]!;
    }
    whole[8 * entry + 6] = table.texel[entry]!;
  }
  return { address: heap.place(whole), count: table.count };
}

/**
 * For `layMask` and `maskField`: where each texel of an unwrapped face of `side` lies in the atlas, in which masks are
 * given.
 */
export function placeMaskTable(heap: Heap, side: number): Address<'mask table'> {
  const table = unwrapTable(side);
  const words = new ArrayBuffer(side * side * 12);
  const [whole, part] = [new Int32Array(words), new Float32Array(words)];
  for (let at = 0; at < side * side; at++) whole[3 * at] = -1;
  for (let entry = 0; entry < table.count; entry++) {
    const [x, y] = [0, 1].map((axis) => {
      let place = 0;
      for (let corner = 3 * entry; corner < 3 * entry + 3; corner++)
        place += table.weight[corner]! * atlasCoordinates[2 * table.vertex[corner]! + axis]!;
      return place;
    }) as [number, number];
    const [column, row] = [Math.min(atlasSize - 2, Math.floor(x)), Math.min(atlasSize - 2, Math.floor(y))];
    const at = 3 * table.texel[entry]!;
    whole[at] = row * atlasSize + column;
    part[at + 1] = x - column;
    part[at + 2] = y - row;
  }
  return heap.place(whole);
}
