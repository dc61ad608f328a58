import {
  eyeLandmarks,
  faceVertexCount,
  ringFromEyes,
  sideOf,
  type EyeSide,
  type FaceMesh,
} from '@semblante/vision/geometry';
import type { Address, Heap } from '@semblante/media/kernels';
import type { BoxPlanes } from './face-box.ts';

/** Of vertices around an eye: far enough for lashes and paint, near enough to lie in the same light. */
const skinRing = 2;

const skinVertices = ([0, 1] as const).map((side) =>
  Array.from({ length: faceVertexCount }, (_, vertex) => vertex).filter(
    (vertex) => ringFromEyes[vertex] === skinRing && sideOf(vertex) === side,
  ),
) as [number[], number[]];

/** A plane of luma in the heap, and whose face it shows. */
export interface EyeView {
  planes: Pick<BoxPlanes, 'box' | 'stride'>;
  plane: Address<'target y' | 'result y'>;
  mesh: FaceMesh;
  black: number;
}

/** Mean luma over black of the skin around an eye. */
export const skinLuma = (heap: Heap, view: EyeView, side: EyeSide): number =>
  meanOver(
    heap,
    view,
    skinVertices[side].map((vertex) => [vertex, vertex]),
  );

/** The same half way between the lids and on the iris. */
export function eyeLuma(heap: Heap, view: EyeView, side: EyeSide): number {
  const { upper, lower, iris } = eyeLandmarks[side];
  return meanOver(heap, view, [[iris, iris], ...upper.map((vertex, k) => [vertex, lower[k]!] as const)]);
}

/** Half way between each two vertices, over 3 × 3 pixels, so that no grain of a frame makes its eyes flicker. */
function meanOver(
  heap: Heap,
  { planes: { box, stride }, plane, mesh, black }: EyeView,
  places: readonly (readonly [number, number])[],
): number {
  const between = (a: number, b: number, axis: 0 | 1) => (mesh[3 * a + axis]! + mesh[3 * b + axis]!) / 2;
  const within = (value: number, size: number) => Math.max(1, Math.min(size - 2, Math.floor(value)));
  let sum = 0;
  for (const [a, b] of places) {
    const column = within(between(a, b, 0) - box.x, box.width);
    const row = within(between(a, b, 1) - box.y, box.height);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) sum += heap.u8[plane + (row + dy) * stride + column + dx]! - black;
  }
  return sum / (9 * places.length);
}
