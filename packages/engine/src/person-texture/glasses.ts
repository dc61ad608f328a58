import { atlasCoordinates, atlasSize } from '../geometry/index.ts';
import type { Texture } from './sample-texture.ts';
import { fullTexels } from './texel-table.ts';
import { lineAcrossAt } from './thin-lines.ts';

export interface GlassesVerdict {
  isWearing: boolean;
  /** 0 for a bare face; how clearly a line runs over the bridge of the nose and on to the ears. */
  score: number;
}

/**
 * From this score on somebody wears glasses. Tuned on photos, single frames and medians of seven people with glasses (0.25 to 0.79) and
 * some thirty without (at most 0.16).
 * The bridge alone is not enough: a deep fold between the eyes scores as high as a thin wire there, but nothing goes on from it to the ears.
 */
export const glassesScoreMin = 0.2;

export function glassesOf(texture: Texture): GlassesVerdict {
  const arms = Math.max(lineOver(texture[0], leftArm), lineOver(texture[0], rightArm));
  const score = Math.sqrt(lineOver(texture[0], bridge) * arms);
  return { isWearing: score >= glassesScoreMin, score };
}

export interface Strip {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A turned head or hair hides part of an arm, never part of the bridge. */
  percentile: number;
}

const xOf = (vertex: number): number => Math.round(atlasCoordinates[2 * vertex]!);
const yOf = (vertex: number): number => Math.round(atlasCoordinates[2 * vertex + 1]!);

/** The nose between the inner corners of the eyes. */
export const bridge: Strip = { left: xOf(193), right: xOf(417), top: yOf(168) - 3, bottom: yOf(197) + 1, percentile: 0.5 };
/** From the edge of the face to the outer corner of the eye, where crow's feet have not yet begun. */
export const leftArm: Strip = { left: xOf(127) + 3, right: xOf(33) - 3, top: yOf(33) - 12, bottom: yOf(33) + 8, percentile: 0.4 };
export const rightArm: Strip = { ...leftArm, left: xOf(263) + 3, right: xOf(356) - 3 };
/** Rims are 2 to 6 texels thick. */
const reaches = [3, 4];

/** How clearly a line runs across the strip: the clearest place of each column, then the typical one of all columns. */
function lineOver(luma: Float32Array, { left, right, top, bottom, percentile }: Strip): number {
  const columns: number[] = [];
  for (let column = left; column <= right; column++) {
    let clearest = 0;
    for (let row = top; row <= bottom; row++) {
      const at = row * atlasSize + column;
      if (!fullTexels.isSkin[at]) continue;
      for (const reach of reaches) clearest = Math.max(clearest, Math.abs(lineAcrossAt(luma, at, reach)));
    }
    columns.push(clearest);
  }
  return columns.toSorted((a, b) => a - b)[Math.floor(columns.length * percentile)]!;
}
