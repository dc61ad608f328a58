import { isBrow } from '@semblante/vision/geometry';
import { grown, laidOut, type Glasses } from '@semblante/vision/networks';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';

/**
 * Pixels of the network's square, of which a face is some 155 wide, that a rim's edge, its shade and its shine reach
 * beyond what is marked; on brows less, because hair of a brow is worth more than what is left of a rim over it.
 */
const beside = { skin: 3, brows: 1 } as const;

/**
 * How much of each texel of an unwrapped face is glasses, 0 to 1: wider than they are, because what is left of a rim
 * travels with the face.
 */
export function glassesCoverOf({ cover: { map, mesh } }: Glasses, side: number): Float32Array {
  const table = unwrapTable(side);
  const [wide, narrow] = [beside.skin, beside.brows].map((by) => laidOut({ map: grown(map, by), mesh }, table)) as [
    Float32Array,
    Float32Array,
  ];
  const brows = spreadOverFace(table, Float32Array.from(isBrow));
  const cover = new Float32Array(wide.length);
  table.texel.forEach((at, i) => {
    if (table.kind[i] === 0) cover[at] = wide[at]! + brows[at]! * (narrow[at]! - wide[at]!);
  });
  return cover;
}
