import { canonicalFace, faceVertexCount, isBrow, ringFromEyes } from '@semblante/vision/geometry';

/** By ring around the lids' edges, which are the first. A brow lies over its socket. */
const shadeByRing = [1, 1, 1, 0.5] as const;
/** Outer corner of an eye: what lies above it is overhung by the brow, what lies below is not. */
const cornerHeight = canonicalFace[3 * 33 + 1]!;
/** Of the face's height, in the units of the canonical face: half of the shade is gone so far below the corner. */
const fadesOver = 0.6;

function weightOf(vertex: number): number {
  const below = Math.max(0, cornerHeight - canonicalFace[3 * vertex + 1]!);
  const ring = isBrow[vertex] ? 0 : (shadeByRing[ringFromEyes[vertex]!] ?? 0);
  return ring * Math.max(0, 1 - below / (2 * fadesOver));
}

/** How far each vertex lies in the upper socket of an eye. */
export const socketWeight = Float32Array.from({ length: faceVertexCount }, (_, vertex) => weightOf(vertex));
