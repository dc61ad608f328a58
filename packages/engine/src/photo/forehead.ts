import { isBrow, smoothstep } from '@semblante/vision/geometry';
import { spreadOverFace, unwrapTable, validitySide as side } from './unwrap-table.ts';

const table = unwrapTable(side);
const rowOf = (at: number) => Math.floor(at / side);
const columnOf = (at: number) => at % side;

/** By column: the first or last row of a brow; between and beside the brows that of the nearest one. */
const browRows = (which: 'first' | 'last') => {
  const brows = spreadOverFace(table, Float32Array.from(isBrow));
  const rowsOf = Array.from({ length: side }, (_, row) => row);
  const rows = Int32Array.from({ length: side }, (_, column) => {
    const isOnBrow = (row: number) => brows[row * side + column]! > 0.5;
    return (which === 'first' ? rowsOf.find(isOnBrow) : rowsOf.findLast(isOnBrow)) ?? -1;
  });
  const known = [...rows.keys()].filter((column) => rows[column]! >= 0);
  const nearestTo = (column: number) =>
    known.reduce((best, each) => (Math.abs(each - column) < Math.abs(best - column) ? each : best));
  return rows.map((row, column) => (row >= 0 ? row : rows[nearestTo(column)]!));
};
const [browTops, browBottoms] = [browRows('first'), browRows('last')];
/** The brow's own hairs reach a texel further than the mesh says. */
const browMargin = 1;

/** Texels of the unwrapped face above the brows. */
export const foreheadTexels = table.texel.filter((at) => rowOf(at) < browTops[columnOf(at)]! - browMargin);

/** The columns between the outer ends of the brows, each with its part of the forehead, from top to brow. */
const columns = [...new Set(foreheadTexels.map(columnOf))]
  .filter((column) => column > 0.2 * side && column < 0.8 * side)
  .map((column) => foreheadTexels.filter((at) => columnOf(at) === column));

/** A hairline ends higher: hair over the lower half of the forehead is a fringe. */
const lowFrom = 0.5;
/** Share of the columns with hair so low from which on the whole forehead is given up. */
const fringeMin = 0.15;
/** Texels over which the forehead fades above the brows. */
const fade = 8;
/** Texels below a hidden brow that tips of the fringe reach. */
const hangs = 8;

/**
 * How far the forehead of a photo is given up (1 over 0), after what is marked as hair on it: a fringe lets skin
 * through between its strands, and tips of hair that were missed look like scars. In the halves (left, right) whose
 * brow it hides, they hang lower: between the brows and beside the eye.
 */
export function givenUpForehead(marks: Uint8Array, isBrowHidden: readonly [boolean, boolean]): Float32Array {
  const givenUp = new Float32Array(side * side);
  if (!hasFringe(marks)) return givenUp;
  for (const at of table.texel) {
    const column = columnOf(at);
    const isHidden = isBrowHidden[column < side / 2 ? 0 : 1];
    const end = isHidden ? browBottoms[column]! + hangs : browTops[column]! - browMargin;
    givenUp[at] = smoothstep(0, fade, end - rowOf(at));
  }
  return givenUp;
}

/** Whether hair hangs over the lower half of the forehead. */
function hasFringe(marks: Uint8Array): boolean {
  const low = columns.filter((texels) => texels.slice(Math.floor(lowFrom * texels.length)).some((at) => marks[at]));
  return low.length >= fringeMin * columns.length;
}
