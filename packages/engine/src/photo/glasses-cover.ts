import { grown, laidOut, type Glasses } from '../vision/glasses-network/index.ts';
import { unwrapTable } from './unwrap-table.ts';

/**
 * Pixels of the network's square, of which a face is some 155 wide, that a rim's edge and the shade beside it reach
 * beyond what is marked.
 */
const beside = 1;

/**
 * How much of each texel of an unwrapped face is glasses, 0 to 1: wider than they are, because what is left of a rim
 * travels with the face.
 */
export function glassesCoverOf({ cover: { map, mesh } }: Glasses, side: number): Float32Array {
  const table = unwrapTable(side);
  const cover = laidOut({ map: grown(map, beside), mesh }, table);
  table.texel.forEach((at, i) => (cover[at] = table.kind[i] === 0 ? cover[at]! : 0));
  return cover;
}
