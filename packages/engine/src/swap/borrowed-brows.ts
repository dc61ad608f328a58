import { smoothstep } from '@semblante/vision/geometry';
import type { Planes } from '../photo/index.ts';

/** Levels that the photo's brows are darker than skin in the clip: no brow to be seen, and one that needs nothing. */
const seenAt = [1.5, 5] as const;
/** The same as a share of the clip's own brows: fair hair looks like none beside dark hair alone. */
const shareOfClip = [0.3, 0.65] as const;
/** Mean levels under which the clip's person has no brows to lend. */
const lendsFrom = 4;
/** Share of the layout's side over which a brow is judged, a third of its length: its outer half may be fair alone. */
const judgedOver = 0.07;

/** Hairs of the clip's brows, for where the photo's own hardly show. By texel of the source's first mip. */
export interface BorrowedBrows {
  side: number;
  /** Over plain skin and in the photo's levels: luma, never above 0, and both chromas. */
  detail: Planes;
  /** How much of it is taken, 0 to 1. */
  share: Float32Array;
}

/** Texels of brows: in which column of the layout each lies, and how far it is brow. */
export interface BrowTexels {
  side: number;
  columns: ArrayLike<number>;
  weight: ArrayLike<number>;
}

/**
 * How much each column takes, from 0 to 1. `own` and `lent`: levels over plain skin of the photo's brows and of the
 * clip's, by texel; `lumaScale`: levels of the clip to one of the photo.
 */
export function sharesByColumn(
  { side, columns, weight }: BrowTexels,
  { own, lent, lumaScale }: { own: ArrayLike<number>; lent: ArrayLike<number>; lumaScale: number },
): Float32Array {
  const sums = { own: new Float32Array(side), lent: new Float32Array(side), area: new Float32Array(side) };
  for (let k = 0; k < columns.length; k++) {
    const column = columns[k]!;
    sums.own[column]! += weight[k]! * Math.max(0, -own[k]!);
    sums.lent[column]! += weight[k]! * Math.max(0, -lent[k]!);
    sums.area[column]! += weight[k]!;
  }
  const reach = Math.round((judgedOver * side) / 2);
  // Each half of the layout has a brow of its own.
  const firstOf = (column: number) => (2 * column < side ? 0 : side / 2);
  const around = (values: Float32Array, column: number) => {
    const first = firstOf(column);
    const near = values.subarray(Math.max(first, column - reach), Math.min(first + side / 2, column + reach + 1));
    return near.reduce((sum, value) => sum + value, 0);
  };
  return sums.area.map((area, column) => {
    if (area === 0) return 0;
    const [ownLevels, lentLevels] = [sums.own, sums.lent].map((sum) => around(sum, column) / around(sums.area, column));
    if (lentLevels! < lendsFrom) return 0;
    const [seen, share] = [lumaScale * ownLevels!, ownLevels! / lentLevels!];
    return (1 - smoothstep(...seenAt, seen)) * (1 - smoothstep(...shareOfClip, share));
  });
}
