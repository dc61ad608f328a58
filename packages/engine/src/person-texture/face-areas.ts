import { ringFromEyes, ringFromMouth } from '@semblante/vision/geometry';
import { spreadOverTexture, type TexelTable } from './texel-table.ts';

/** The upper edge of the brows, which expression carries up and down. */
const movingBrow = new Set([70, 63, 105, 66, 107, 300, 293, 334, 296, 336]);

/**
 * How much expression moves the texture of a place by itself: 1 at the lids and lips, 0 where only light changes it.
 */
export const movementOver = (table: TexelTable): Float32Array =>
  spreadOverTexture(table, (vertex) => {
    const eye = ringFromEyes[vertex]! <= 2 ? 1 - ringFromEyes[vertex]! / 4 : 0;
    const mouth = ringFromMouth[vertex]! <= 5 ? 1 - ringFromMouth[vertex]! / 7 : 0;
    return Math.max(eye, mouth, movingBrow.has(vertex) ? 0.6 : 0);
  });

/** The lids and the ring around them. */
export const lidsOver = (table: TexelTable): Float32Array =>
  spreadOverTexture(table, (vertex) => (ringFromEyes[vertex]! <= 1 ? 1 : 0));
