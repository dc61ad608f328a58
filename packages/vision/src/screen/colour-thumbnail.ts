import { thumbnailOfSamples, thumbnailSize } from '../analyse/index.ts';
import type { FrameSamples } from '@semblante/media/video';
import { screenThresholds } from './thresholds.ts';

/**
 * Luma and both chromas on one coarse grid, one after the other: a red card on grey of the same brightness must not
 * pass unseen.
 */
export type ColourThumbnail = readonly [Float32Array, Float32Array, Float32Array];

export function colourThumbnail({ planes, strides }: FrameSamples): ColourThumbnail {
  return [
    thumbnailOfSamples(planes[0], strides[0]),
    thumbnailOfSamples(planes[1], strides[1]),
    thumbnailOfSamples(planes[2], strides[2]),
  ];
}

/** Thumbnails of frames in a row. One that is like the frame before it, as most of a still clip are, shares its one. */
export class ThumbnailSeries {
  #samples: readonly Buffer[] = [];
  #last: ColourThumbnail | undefined;

  next(samples: FrameSamples): ColourThumbnail {
    if (this.#last && samples.planes.every((plane, i) => this.#samples[i]!.equals(plane))) return this.#last;
    if (!this.#last) this.#samples = samples.planes.map(({ length }) => Buffer.alloc(length));
    for (const [i, plane] of samples.planes.entries()) this.#samples[i]!.set(plane);
    return (this.#last = colourThumbnail(samples));
  }
}

export interface Change {
  /** Mean over the cells, in levels. */
  levels: number;
  /** Share of the cells that are clearly others now. */
  cells: number;
  /** Of the cell that changed most, in levels: something small and new is in it. */
  most: number;
}

export function changeBetween(a: ColourThumbnail, b: ColourThumbnail): Change {
  const [aLuma, aU, aV] = a;
  const [bLuma, bU, bV] = b;
  const { cellLevels } = screenThresholds;
  let sum = 0;
  let changed = 0;
  let most = 0;
  for (let i = 0; i < thumbnailSize; i++) {
    const levels = Math.abs(aLuma[i]! - bLuma[i]!) + Math.abs(aU[i]! - bU[i]!) + Math.abs(aV[i]! - bV[i]!);
    sum += levels;
    if (levels > most) most = levels;
    if (levels >= cellLevels) changed++;
  }
  return { levels: sum / thumbnailSize, cells: changed / thumbnailSize, most };
}

/** Whether no cell changed by more than so many levels. */
export const isSame = (a: ColourThumbnail, b: ColourThumbnail, levels: number): boolean =>
  changeBetween(a, b).most <= levels;
