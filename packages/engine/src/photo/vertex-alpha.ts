import {
  faceVertexCount,
  isBrow,
  ringFromEyes,
  sideOf,
  smoothstep,
  unwrappedCoordinates,
} from '@semblante/vision/geometry';
import type { MendedFace } from './mend-face.ts';
import { readMap } from '@semblante/media/picture';

/** Trust at which a place begins to show, and shows fully. */
const shownAt = [0.25, 0.7] as const;
/** Eyes are always the source's: rings around them that show whatever was found over them. */
const eyeRings = { all: 2, none: 5 };
/** Mean trust in the brow of a side under which that brow is hair's rather than the face's. */
const browTrustMin = 0.45;

/** How much of the source each vertex shows: nothing where no photo shows skin. */
export function vertexAlphaOf({ side, trust }: MendedFace): Float32Array {
  const known = trustPerVertex(trust, side);
  const alpha = known.map((share) => smoothstep(...shownAt, share));
  for (const half of [0, 1] as const) settleBrow(alpha, known, half);
  return alpha;
}

export const trustPerVertex = (trust: Float32Array, side: number): Float32Array =>
  Float32Array.from({ length: faceVertexCount }, (_, vertex) =>
    readMap(trust, side, unwrappedCoordinates[2 * vertex]! * side, unwrappedCoordinates[2 * vertex + 1]! * side),
  );

/** A brow is shown whole or not at all: half a brow beside the target's own would make two. */
function settleBrow(alpha: Float32Array, known: Float32Array, half: 0 | 1): void {
  const brow = [...isBrow.keys()].filter((vertex) => isBrow[vertex] && sideOf(vertex) === half);
  const isShown = brow.reduce((sum, vertex) => sum + known[vertex]!, 0) / brow.length >= browTrustMin;
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    if (sideOf(vertex) !== half) continue;
    const nearEye = 1 - smoothstep(eyeRings.all, eyeRings.none, ringFromEyes[vertex]!);
    if (isBrow[vertex]) alpha[vertex] = isShown ? 1 : 0;
    else if (isShown || ringFromEyes[vertex]! <= 1) alpha[vertex] = Math.max(alpha[vertex]!, nearEye);
  }
}
