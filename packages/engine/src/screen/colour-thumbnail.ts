import { lumaThumbnail, thumbnailSize } from '../analyse/luma-thumbnail.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { screenThresholds } from './thresholds.ts';

/**
 * Luma and both chromas on one coarse grid, one after the other: a red card on grey of the same brightness must not
 * pass unseen.
 */
export type ColourThumbnail = readonly [Float32Array, Float32Array, Float32Array];

export function colourThumbnail(picture: YuvPicture): ColourThumbnail {
  const chroma = {
    ...picture,
    width: picture.width >> picture.chromaShift,
    height: picture.height >> picture.chromaShift,
    yStride: picture.chromaStride,
  };
  return [
    lumaThumbnail(picture),
    lumaThumbnail({ ...chroma, y: picture.u }),
    lumaThumbnail({ ...chroma, y: picture.v }),
  ];
}

export interface Change {
  /** Mean over the cells, in levels. */
  levels: number;
  /** Share of the cells that are clearly others now. */
  cells: number;
}

export function changeBetween(a: ColourThumbnail, b: ColourThumbnail): Change {
  let sum = 0;
  let changed = 0;
  for (let i = 0; i < thumbnailSize; i++) {
    const levels = Math.abs(a[0][i]! - b[0][i]!) + Math.abs(a[1][i]! - b[1][i]!) + Math.abs(a[2][i]! - b[2][i]!);
    sum += levels;
    if (levels >= screenThresholds.cellLevels) changed++;
  }
  return { levels: sum / thumbnailSize, cells: changed / thumbnailSize };
}
