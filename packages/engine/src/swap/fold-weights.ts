import { faceVertexCount, mirrorVertex, smoothstep } from '../geometry/index.ts';
import type { FaceMesh } from '../geometry/index.ts';
import { smileOf } from '../photo/smile.ts';

/** Vertices beside nose and mouth on which a smile makes folds, with how deep they are there. */
const foldsOfOneSide: readonly (readonly [vertex: number, depth: number])[] = [
  [205, 1], [206, 1], [207, 1], [216, 1], [212, 1], [203, 1], [186, 1], [57, 0.9], [202, 0.8], [36, 0.8], [92, 0.8], [165, 0.8], [43, 0.8],
  [187, 0.7], [106, 0.7], [204, 0.7], [142, 0.6], [214, 0.6], [167, 0.5], [210, 0.4], [192, 0.4], [50, 0.4], [129, 0.4], [101, 0.3], [98, 0.3],
];

/** How deep folds are at every vertex: where the photo smiles and the target does not, or the other way round, they must be the target's. */
export const foldDepth = new Float32Array(faceVertexCount);
for (const [vertex, depth] of foldsOfOneSide) {
  foldDepth[vertex] = depth;
  foldDepth[mirrorVertex[vertex]!] = depth;
}

/** Chosen by eye in the proof on 13 clip and photo pairs: nothing under the first difference, all from the second on. */
const differenceMin = 0.03;
const differenceFull = 0.16;

/** How much of the target's own folds a face keeps whose mouth is that much wider or narrower than the photo's: 0 to 1. */
export const foldShareOf = (sourceSmile: number, target: FaceMesh): number => smoothstep(differenceMin, differenceFull, Math.abs(sourceSmile - smileOf(target)));
