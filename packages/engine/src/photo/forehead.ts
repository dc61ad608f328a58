import { isBrow, smoothstep } from '@semblante/vision/geometry';
import { spreadOverFace, unwrapTable, validitySide as side } from './unwrap-table.ts';

const table = unwrapTable(side);
const rowOf = (at: number) => Math.floor(at / side);
const columnOf = (at: number) => at % side;
const halfOf = (column: number): 0 | 1 => (column < side / 2 ? 0 : 1);

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

/** The columns between the outer ends of the brows, each with its part of the forehead, sorted from top to brow. */
const columns = [...new Set(foreheadTexels.map(columnOf))]
  .filter((column) => column > 0.2 * side && column < 0.8 * side)
  .map((column) => foreheadTexels.filter((at) => columnOf(at) === column).sort((a, b) => a - b));

/** A hairline ends higher: hair from the top of the forehead over more than this share of it is a fringe. */
const lowFrom = 0.5;
/** Share of the columns with hair so low from which on the whole forehead is given up. */
const fringeMin = 0.25;
/** Columns so near to the middle, where only a lock hangs, and their share in a half; hairlines are low at temples. */
const lock = { within: 0.15, share: 0.4 };
const innerColumns = ([0, 1] as const).map((half) =>
  columns.filter(([first]) => {
    const column = columnOf(first!);
    return halfOf(column) === half && Math.abs((column + 0.5) / side - 0.5) < lock.within;
  }),
);
/** Texels over which the forehead fades above the brows. */
const fade = 8;
/** Texels below a hidden brow that tips of the fringe, or a hat, reach. */
const hangs = 12;
/** Hair so near above so many columns of a half's brow lets its tips hang over both: texels, share. */
const tipsOver = { rows: 2, share: 0.15 };
/** Texels from the upper edge of a brow's area, most of which is skin, down to its hairs; the fade there. */
const skinOverBrow = { rows: 5, fade: 4 };

/**
 * How far the forehead of a photo is given up (1 over 0), after what is marked as hair on it: a fringe lets skin
 * through between its strands, and tips of hair that were missed look like scars. In the halves (left, right) whose
 * brow it hides, they hang lower: between the brows and beside the eye.
 */
export function givenUpForehead(marks: Uint8Array, isBrowHidden: readonly [boolean, boolean]): Float32Array {
  const givenUp = new Float32Array(side * side);
  if (!hasFringe(marks)) return givenUp;
  const hasTips = hasTipsOverBrow(marks, 0) || hasTipsOverBrow(marks, 1);
  for (const at of table.texel) {
    const column = columnOf(at);
    if (isBrowHidden[halfOf(column)]) givenUp[at] = smoothstep(0, fade, browBottoms[column]! + hangs - rowOf(at));
    else if (hasTips) givenUp[at] = smoothstep(0, skinOverBrow.fade, browTops[column]! + skinOverBrow.rows - rowOf(at));
    else givenUp[at] = smoothstep(0, fade, browTops[column]! - browMargin - rowOf(at));
  }
  return givenUp;
}

/** Whether hair comes so near to a brow that its tips lie on the skin above the brow's own hairs. */
function hasTipsOverBrow(marks: Uint8Array, half: 0 | 1): boolean {
  const over = columns.filter(([first]) => halfOf(columnOf(first!)) === half);
  const low = over.filter((texels) => texels.slice(-tipsOver.rows).some((at) => marks[at]));
  return low.length >= tipsOver.share * over.length;
}

/** Whether hair hangs down over the forehead. Shine, a fold or shade hangs from nothing: there is skin above it. */
function hasFringe(marks: Uint8Array): boolean {
  const isLow = (texels: Int32Array) => hangingOver(marks, texels) > lowFrom * texels.length;
  if (columns.filter(isLow).length >= fringeMin * columns.length) return true;
  return innerColumns.some((inner) => inner.filter(isLow).length >= lock.share * inner.length);
}

/** How many texels of a column hair covers without a gap, from the top down. */
function hangingOver(marks: Uint8Array, texels: Int32Array): number {
  const end = texels.findIndex((at) => !marks[at]);
  return end < 0 ? texels.length : end;
}
