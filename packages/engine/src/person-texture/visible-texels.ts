import { boxOf, faceWidthOf, smoothstep } from '@semblante/vision/geometry';
import { coarseMovement, coarseTexels, structureWeight } from './coarse-texels.ts';

/**
 * Facing at which a texel begins to count and counts fully: at a grazing angle a mesh that is a pixel off shows what is
 * behind the face.
 */
const facingFrom = 0.25;
const facingTo = 0.55;

interface Weights {
  /** Of everything inside the face that the camera sees. */
  visible: Float32Array;
  /** Of skin whose look changes with light only. */
  skin: Float32Array;
  /** Of places whose structure is always there. */
  structure: Float32Array;
}

/** How much each texel of a frame may be judged. */
export function weighVisibleTexels(
  mesh: Float32Array,
  facing: Float32Array,
  { visible, skin, structure }: Weights,
): void {
  const { count, texel, vertex, weight, isSkin } = coarseTexels;
  const isHidden = isTurned(mesh) ? findHiddenTexels(mesh) : undefined;
  for (let i = 0, corner = 0; i < count; i++, corner += 3) {
    const towards =
      weight[corner]! * facing[vertex[corner]!]! +
      weight[corner + 1]! * facing[vertex[corner + 1]!]! +
      weight[corner + 2]! * facing[vertex[corner + 2]!]!;
    const at = texel[i]!;
    const seen = isHidden?.[i] ? 0 : smoothstep(facingFrom, facingTo, towards);
    visible[at] = seen;
    skin[at] = isSkin[at] ? seen * (1 - 0.8 * coarseMovement[at]!) : 0;
    structure[at] = seen * structureWeight[at]!;
  }
}

/** From about 17 degrees on a nose can hide part of the cheek. */
const isTurned = (mesh: Float32Array): boolean =>
  Math.abs(mesh[3 * 454 + 2]! - mesh[3 * 234 + 2]!) > 0.3 * faceWidthOf(mesh);

/** Cells across a face: a texel of the surface then never leaves a gap between its neighbours. */
const cellsAcross = 40;
/** Behind something by more than this share of the face's width is hidden; the nose stands out by about a third. */
const depthMin = 0.12;

/** Texels that lie behind another part of the face, by a coarse depth map. */
function findHiddenTexels(mesh: Float32Array): Uint8Array {
  const { count, vertex, weight } = coarseTexels;
  const faceWidth = faceWidthOf(mesh);
  const box = boxOf(mesh);
  const cell = faceWidth / cellsAcross;
  const columns = Math.ceil(box.width / cell) + 3;
  const rows = Math.ceil(box.height / cell) + 3;
  const nearest = new Float32Array(columns * rows).fill(Infinity);
  const cellOf = new Int32Array(count);
  const depth = new Float32Array(count);
  for (let i = 0, corner = 0; i < count; i++, corner += 3) {
    let [x, y, z] = [0, 0, 0];
    for (let k = corner; k < corner + 3; k++) {
      const at = 3 * vertex[k]!;
      x += weight[k]! * mesh[at]!;
      y += weight[k]! * mesh[at + 1]!;
      z += weight[k]! * mesh[at + 2]!;
    }
    const at = (1 + Math.floor((y - box.top) / cell)) * columns + 1 + Math.floor((x - box.left) / cell);
    cellOf[i] = at;
    depth[i] = z;
    if (z < nearest[at]!) nearest[at] = z;
  }
  const isHidden = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const at = cellOf[i]!;
    let front = Infinity;
    for (const row of [at - columns, at, at + columns]) {
      front = Math.min(front, nearest[row - 1]!, nearest[row]!, nearest[row + 1]!);
    }
    if (depth[i]! - front > depthMin * faceWidth) isHidden[i] = 1;
  }
  return isHidden;
}
