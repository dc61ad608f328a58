import { atlasCoordinates, atlasSize, ovalOpacity, type FaceMesh } from '@semblante/vision/geometry';
import type { Heap } from '@semblante/media/kernels';
import { unwrapTable } from '../photo/index.ts';
import type { BoxPlanes } from './face-box.ts';

/** Places along the unwrapped face: enough for a mean that is steady from frame to frame. */
const placesSide = 48;
/** Places with less of the source than this are at the rim, where hair and background begin. */
const opacityMin = 0.9;
/** A place of the mask under this is a hand or a rim of glasses. */
const bareMin = 0.5;

interface Places {
  count: number;
  vertex: Int32Array;
  weight: Float32Array;
  /** Where the mask tells of each. */
  texel: Int32Array;
}

let known: Places | undefined;

function innerPlaces(): Places {
  if (known) return known;
  const table = unwrapTable(placesSide);
  const corners = (entry: number) => [3 * entry, 3 * entry + 1, 3 * entry + 2];
  const mean = (entry: number, valueOf: (vertex: number) => number) =>
    corners(entry).reduce((sum, corner) => sum + table.weight[corner]! * valueOf(table.vertex[corner]!), 0);
  const entries = Array.from({ length: table.count }, (_, entry) => entry).filter(
    (entry) => mean(entry, (vertex) => ovalOpacity[vertex]!) >= opacityMin,
  );
  const along = (entry: number, axis: 0 | 1) =>
    Math.min(atlasSize - 1, Math.round(mean(entry, (vertex) => atlasCoordinates[2 * vertex + axis]!)));
  known = {
    count: entries.length,
    vertex: Int32Array.from(entries.flatMap((entry) => corners(entry).map((corner) => 3 * table.vertex[corner]!))),
    weight: Float32Array.from(entries.flatMap((entry) => corners(entry).map((corner) => table.weight[corner]!))),
    texel: Int32Array.from(entries, (entry) => along(entry, 1) * atlasSize + along(entry, 0)),
  };
  return known;
}

/**
 * How much fine detail the target's face has in a frame: mean absolute Laplacian of its luma where it is bare. 0 when
 * nothing of it is.
 */
export function targetDetail(
  heap: Heap,
  { box, stride, target }: BoxPlanes,
  { mesh, mask }: { mesh: FaceMesh; mask: Float32Array | undefined },
): number {
  const { count, vertex, weight, texel } = innerPlaces();
  const luma = heap.u8;
  const [right, bottom] = [box.width - 2, box.height - 2];
  let sum = 0;
  let seen = 0;
  for (let i = 0, corner = 0; i < count; i++, corner += 3) {
    if (mask && mask[texel[i]!]! < bareMin) continue;
    const a = vertex[corner]!;
    const b = vertex[corner + 1]!;
    const c = vertex[corner + 2]!;
    const wa = weight[corner]!;
    const wb = weight[corner + 1]!;
    const wc = weight[corner + 2]!;
    const x = Math.floor(wa * mesh[a]! + wb * mesh[b]! + wc * mesh[c]! - box.x);
    const y = Math.floor(wa * mesh[a + 1]! + wb * mesh[b + 1]! + wc * mesh[c + 1]! - box.y);
    if (x < 1 || y < 1 || x > right || y > bottom) continue;
    const at = target.y + y * stride + x;
    sum += Math.abs(4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
    seen++;
  }
  return seen === 0 ? 0 : sum / seen;
}
