import { faceVertexCount, mirrorVertex, smoothstep, type FaceMesh } from '@semblante/vision/geometry';

type Folds = readonly (readonly [vertex: number, depth: number])[];

/** Vertices from under the eyes to beside the chin on which a smile makes folds, with how deep they are there. */
const foldsOfOneSide: Folds = [
  [205, 1],
  [206, 1],
  [207, 1],
  [216, 1],
  [212, 1],
  [203, 1],
  [186, 1],
  [57, 0.9],
  [202, 1],
  [36, 0.8],
  [92, 0.8],
  [165, 0.8],
  [43, 1],
  [187, 1],
  [106, 1],
  [204, 1],
  [142, 0.6],
  [214, 1],
  [167, 0.5],
  [210, 0.8],
  [192, 1],
  [50, 0.4],
  [129, 0.4],
  [101, 0.3],
  [98, 0.3],
  [213, 1],
  [135, 0.9],
  [147, 0.9],
  [138, 0.8],
  [215, 0.8],
  [169, 0.5],
  [123, 0.4],
  [177, 0.7],
  [137, 0.3],
  [182, 0.8],
  [211, 0.7],
  [194, 0.6],
  [32, 0.6],
];

/** The same beside the eyes, where raised cheeks push the skin together. */
const eyeFoldsOfOneSide: Folds = [
  [226, 0.6],
  [35, 0.9],
  [31, 0.8],
  [111, 0.9],
  [143, 0.9],
  [116, 0.6],
  [34, 0.6],
];

/** By vertex, on both sides. */
function depthsOf(foldsOfOneSide: Folds): Float32Array {
  const depths = new Float32Array(faceVertexCount);
  for (const [vertex, depth] of foldsOfOneSide) depths[vertex] = depths[mirrorVertex[vertex]!] = depth;
  return depths;
}
const foldDepth = depthsOf([...foldsOfOneSide, ...eyeFoldsOfOneSide]);

/** Chosen by eye on 19 clip and photo pairs: nothing under the first difference, all from the second on. */
const differenceMin = 0.03;
const differenceFull = 0.13;
const weightMax = 0.9;

const distance = (mesh: FaceMesh, a: number, b: number) =>
  Math.hypot(mesh[3 * a]! - mesh[3 * b]!, mesh[3 * a + 1]! - mesh[3 * b + 1]!, mesh[3 * a + 2]! - mesh[3 * b + 2]!);

/** Width of the mouth over the distance of the outer corners of the eyes. */
export const smileOf = (mesh: FaceMesh): number => distance(mesh, 61, 291) / distance(mesh, 33, 263);

/**
 * Where the photo smiles and the target does not, or the other way round, the folds beside nose and mouth must be the
 * target's: how much of the target's own luma detail each vertex keeps.
 */
export function foldWeights(
  source: { smile: number },
  target: FaceMesh,
  out = new Float32Array(faceVertexCount),
): Float32Array {
  const share = weightMax * smoothstep(differenceMin, differenceFull, Math.abs(source.smile - smileOf(target)));
  for (let vertex = 0; vertex < faceVertexCount; vertex++) out[vertex] = share * foldDepth[vertex]!;
  return out;
}

/** Vertices of one side across the root of the nose, which a broad smile wrinkles. */
const noseFoldsOfOneSide: Folds = [
  [168, 0.9],
  [6, 0.9],
  [197, 0.9],
  [195, 0.5],
  [193, 0.7],
  [122, 0.9],
  [196, 1],
  [188, 1],
  [245, 0.8],
  [128, 0.9],
  [114, 1],
  [174, 0.9],
  [217, 0.7],
  [47, 0.6],
];

/** How deep such wrinkles are, by vertex. */
export const noseFoldDepth = depthsOf(noseFoldsOfOneSide);

/**
 * Share of the wrinkles on the photo's nose that a clip's grave face cannot have. They are smoothed rather than left to
 * the clip: its own nose lies elsewhere, and two noses would show.
 */
export const noseFoldsToSmooth = (source: { smile: number }, smile: number): number =>
  weightMax * smoothstep(differenceMin, differenceFull, source.smile - smile);
