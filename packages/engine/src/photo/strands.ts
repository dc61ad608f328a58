import { smoothstep } from '@semblante/vision/geometry';
import { blurTexture } from '../person-texture/index.ts';
import { foreheadTexels } from './forehead.ts';
import { unwrapTable, validitySide as side } from './unwrap-table.ts';

const table = unwrapTable(side);
const isBareSkin = (at: number) => table.entryOf[at] !== -1 && table.kind[table.entryOf[at]!] === 0;

const rowOf = (at: number) => Math.floor(at / side);
const isBesideNose = (at: number) => {
  const sideways = Math.abs((at % side) / side - 0.5);
  return sideways > 0.1 && sideways < 0.26;
};
const cheeks = table.texel.filter((at) => rowOf(at) > 0.5 * side && rowOf(at) < 0.62 * side);
const innerCheeks = cheeks.filter(isBesideNose);

/** Texels over which roughness is averaged: a strand or two. */
const reach = 3;
/** Of smooth, evenly lit skin, in log luma from one texel to the next but one: less than this is noise. */
const usualMin = 0.015;
/** How much rougher than the cheeks, from side to side, a forehead is, from hardly to surely under a fringe. */
const rougher = [1, 1.5] as const;

/**
 * Where hair hangs over the forehead (1), whatever its colour: strands make it rough from side to side, while wrinkles
 * run across and a shadow is smooth. A fringe of the colour of the skin is seen by nothing else. `logLuma` is of the
 * unwrapped face.
 */
export function strandsOf(logLuma: Float32Array): Float32Array {
  const roughness = new Float32Array(side * side);
  const share = new Float32Array(side * side);
  for (const at of table.texel) {
    if (![at - 1, at, at + 1].every(isBareSkin)) continue;
    roughness[at] = Math.abs(logLuma[at + 1]! - logLuma[at - 1]!);
    share[at] = 1;
  }
  for (const map of [roughness, share]) blurTexture(map, side, reach);
  const meanAt = (at: number) => (share[at]! > 0.05 ? roughness[at]! / share[at]! : 0);
  const middleOf = (texels: Int32Array) => Array.from(texels, meanAt).sort((a, b) => a - b)[texels.length >> 1]!;
  // Hair may hang over the outer cheeks, and a laugh fold the inner ones.
  const usual = Math.max(usualMin, Math.min(middleOf(cheeks), middleOf(innerCheeks)));
  const strands = new Float32Array(side * side);
  for (const at of foreheadTexels) strands[at] = smoothstep(...rougher, meanAt(at) / usual);
  return strands;
}
