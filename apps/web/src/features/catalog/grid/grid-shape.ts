/**
 * Height to width of a poster: upright scenes lose a little at the top and bottom, wide ones at the sides, nobody a
 * face.
 */
const posterShape = 4 / 3;
const gapsPx = { narrow: 12, wide: 16 } as const;
/** Below a poster: a title of two lines, the price, and the space to the next row. */
const wordsRem = 6.25;

export interface GridShape {
  columns: number;
  gap: number;
  itemWidth: number;
  rowHeight: number;
}

/** Everything is known from the width alone, so a row has its place before its clips have arrived. */
export function gridShape({ width, rootFontPx }: { width: number; rootFontPx: number }): GridShape {
  const columns = columnsFor(width);
  const gap = columns === 2 ? gapsPx.narrow : gapsPx.wide;
  const itemWidth = Math.floor((width - gap * (columns - 1)) / columns);
  return { columns, gap, itemWidth, rowHeight: Math.round(itemWidth * posterShape + wordsRem * rootFontPx) };
}

function columnsFor(width: number): number {
  if (width < 560) return 2;
  if (width < 800) return 3;
  return width < 1080 ? 4 : 5;
}

/** Which pages of the list hold the clips from one place to another; pages count from 1. */
export function pagesOf({ first, last, perPage }: { first: number; last: number; perPage: number }): number[] {
  if (last < first) return [];
  const from = Math.floor(first / perPage) + 1;
  const to = Math.floor(last / perPage) + 1;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
