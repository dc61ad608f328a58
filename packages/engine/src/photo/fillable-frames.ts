import { isBrow, smoothstep } from '@semblante/vision/geometry';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';

/** From the middle of the layout, in its sides: skin is filled in up to the first, the target's own beyond the second. */
const sideways = [0.25, 0.31] as const;
/** Share of a brow under a frame from which on nothing of it is left to be mended. */
const browHiddenMin = 0.42;

/**
 * Where frames may be replaced by the skin around them (1): not beside the eyes, where an arm of the glasses leaves a
 * bar, and no brow that lies under a frame: what would be filled in there is a face without brows.
 */
export function fillableOver(side: number, frames: Float32Array): Float32Array {
  const table = unwrapTable(side);
  const brows = spreadOverFace(table, Float32Array.from(isBrow));
  const halfOf = (at: number) => (at % side < side / 2 ? 0 : 1);
  const isHidden = ([0, 1] as const).map((half) => {
    const own = table.texel.filter((at) => brows[at]! > 0.5 && halfOf(at) === half);
    return own.reduce((sum, at) => sum + frames[at]!, 0) > browHiddenMin * own.length;
  });
  const fillable = new Float32Array(side * side);
  for (const at of table.texel) {
    const away = Math.abs(((at % side) + 0.5) / side - 0.5);
    const hidden = isHidden[halfOf(at)] ? smoothstep(0.1, 0.5, brows[at]!) : 0;
    fillable[at] = (1 - smoothstep(...sideways, away)) * (1 - hidden);
  }
  return fillable;
}
