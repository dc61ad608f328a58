import { faceTriangles, faceVertexCount, faceWidthOf, lipRings, ovalOpacity, smoothstep, triangleKinds, triangleOrientation, unwrappedCoordinates } from '../geometry/index.ts';
import type { FaceCrop } from './face-crop.ts';
import { fillHoles } from './fill-holes.ts';
import type { Planes } from './source-face.ts';
import { readMap } from './texture-map.ts';

/** How much must be known of a place for it to be left as it is. */
const knownAt = [0.1, 0.5] as const;
/** Opacity from the oval inwards over which the photo begins: on the oval itself lie hair, ears and background. */
const insideAt = [0.1, 0.6] as const;

/** How much paler (in shares of the redness of the lips) and brighter (of their luma) than the lips a pixel on them is that is a tooth. */
const toothPaleness = [0.3, 0.7] as const;
const toothBrightness = [-0.1, 0.15] as const;
/** How much darker than the lips, in shares of their luma, the corners and the inside of an open mouth are. */
const mouthDarkness = [0.25, 0.5] as const;
/** In face widths: what sampling smears over the edge of the lips. */
const mouthMargin = 0.008;

const flagsOf = (vertices: readonly number[]) => {
  const flags = new Uint8Array(faceVertexCount);
  for (const vertex of vertices) flags[vertex] = 1;
  return flags;
};
const isLip = flagsOf(lipRings.flat());
const isOuterLip = flagsOf([...lipRings[2], ...lipRings[3]]);

/**
 * The photo with everything that is not the face's own filled in smoothly: hair over it and the background around it from the skin beside
 * them, teeth and the inside of the mouth from the lips. `validity`: side × side in the unwrapped layout, 1 where the photo shows the face.
 */
export function onlyFace(crop: FaceCrop, validity: Float32Array, side: number): Planes {
  const { width, height, planes } = crop;
  const known = new Float32Array(width * height);
  forEachFacePixel(crop, (at, { layoutX, layoutY, mean }) => {
    known[at] = smoothstep(...knownAt, readMap(validity, side, layoutX * side, layoutY * side)) * smoothstep(...insideAt, mean(ovalOpacity));
  });
  const { lips, mouth } = mouthOf(crop);
  return planes.map((plane) => {
    const asLips = fillHoles(plane, lips, { width, height });
    const closed = plane.map((value, at) => value + mouth[at]! * (asLips[at]! - value));
    return fillHoles(closed, known, { width, height });
  }) as Planes;
}

/** Where lips are sure, and where there is the inside of the mouth or what of it reaches over the edge of the lips: teeth, and the dark of its corners. */
function mouthOf({ width, height, planes, mesh }: FaceCrop): { lips: Float32Array; mouth: Float32Array } {
  const inside = new Float32Array(width * height);
  const isOnLips = new Uint8Array(width * height);
  const outerLips: number[] = [];
  forEachFacePixel({ width, height, mesh }, (at, { kind, mean }) => {
    if (kind === triangleKinds.mouth) inside[at] = 1;
    else if (mean(isLip) > 0.999) isOnLips[at] = 1;
    if (mean(isOuterLip) > 0.999) outerLips.push(at);
  });
  const middle = (plane: Float32Array) => outerLips.map((at) => plane[at]!).toSorted((a, b) => a - b)[outerLips.length >> 1] ?? 0;
  const [luma, redness] = [Math.max(1, middle(planes[0])), Math.max(4, middle(planes[2]))];
  for (let at = 0; at < inside.length; at++) {
    if (!isOnLips[at]) continue;
    const tooth = smoothstep(...toothPaleness, 1 - planes[2][at]! / redness) * smoothstep(...toothBrightness, planes[0][at]! / luma - 1);
    inside[at] = Math.max(inside[at]!, tooth, smoothstep(...mouthDarkness, 1 - planes[0][at]! / luma));
  }
  const mouth = grown(inside, width, Math.max(1, Math.round(mouthMargin * faceWidthOf(mesh))));
  return { mouth, lips: mouth.map((share, at) => isOnLips[at]! * (1 - share)) };
}

/** The greatest value within `reach` pixels. */
function grown(values: Float32Array, width: number, reach: number): Float32Array {
  let wide = values;
  for (const step of [1, width]) {
    const from = wide;
    wide = from.map((_, at) => {
      let most = 0;
      for (let k = -reach; k <= reach; k++) most = Math.max(most, from[at + k * step] ?? 0);
      return most;
    });
  }
  return wide;
}

/** One pixel of a face in a photo. */
interface FacePixel {
  /** In the unwrapped layout, 0 to 1. */
  layoutX: number;
  layoutY: number;
  /** See `triangleKinds`. */
  kind: number;
  /** Of a value known at every vertex. */
  mean(values: ArrayLike<number>): number;
}

/** Visits the pixels of the triangles that face the camera. */
export function forEachFacePixel({ width, height, mesh }: Pick<FaceCrop, 'width' | 'height' | 'mesh'>, visit: (at: number, pixel: FacePixel) => void): void {
  for (let t = 0; t < faceTriangles.length; t += 4) {
    const [a, b, c] = [faceTriangles[t]!, faceTriangles[t + 1]!, faceTriangles[t + 2]!];
    const [ax, ay] = [mesh[3 * a]!, mesh[3 * a + 1]!];
    const [bx, by] = [mesh[3 * b]! - ax, mesh[3 * b + 1]! - ay];
    const [cx, cy] = [mesh[3 * c]! - ax, mesh[3 * c + 1]! - ay];
    const area = bx * cy - cx * by;
    if (area * triangleOrientation[t >> 2]! <= 0) continue;
    const top = Math.max(0, Math.floor(ay + Math.min(0, by, cy)));
    const bottom = Math.min(height - 1, Math.ceil(ay + Math.max(0, by, cy)));
    const left = Math.max(0, Math.floor(ax + Math.min(0, bx, cx)));
    const right = Math.min(width - 1, Math.ceil(ax + Math.max(0, bx, cx)));
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const [x, y] = [column + 0.5 - ax, row + 0.5 - ay];
        const wb = (x * cy - cx * y) / area;
        const wc = (bx * y - x * by) / area;
        if (Math.min(wb, wc, 1 - wb - wc) < 0) continue;
        const mean = (values: ArrayLike<number>, stride = 1, offset = 0) =>
          (1 - wb - wc) * values[stride * a + offset]! + wb * values[stride * b + offset]! + wc * values[stride * c + offset]!;
        visit(row * width + column, { layoutX: mean(unwrappedCoordinates, 2, 0), layoutY: mean(unwrappedCoordinates, 2, 1), kind: faceTriangles[t + 3]!, mean });
      }
    }
  }
}
