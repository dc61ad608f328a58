import { canonicalFace, faceVertexCount, meshPointCount, mirrorVertex, ringFromOval } from '../geometry/index.ts';
import type { FaceMesh } from '../geometry/index.ts';

/** How much less of one half than of the other must be seen before it is read from the other one. */
const differenceMin = 0.16;
/** The outermost rings are hair and background in any photo. */
const ringMin = 2;

/** Iris points go round: centre, right, top, left, bottom. */
const irisMirror = [0, 3, 2, 1, 4];

/** The same place on the other half of the face, irises included. */
function partnerOf(point: number): number {
  if (point < faceVertexCount) return mirrorVertex[point]!;
  const other = point < faceVertexCount + 5 ? faceVertexCount + 5 : faceVertexCount;
  return other + irisMirror[(point - faceVertexCount) % 5]!;
}

const isLeftPoint = (point: number) => (point < faceVertexCount ? canonicalFace[3 * point]! < 0 : point < faceVertexCount + 5);

/**
 * Which point of the photo's mesh each point of a face is read at. Mostly itself; a half of the face that is turned away, or covered, is
 * read from the other half. Both halves meet in the middle of the face, where every point is its own partner, so nothing tears.
 * `seen` tells for every vertex how well the photo shows it.
 */
export function readingPoints(seen: Float32Array): Int32Array {
  const meanOf = (isWanted: (vertex: number) => boolean) => {
    let [sum, count] = [0, 0];
    for (let vertex = 0; vertex < faceVertexCount; vertex++) {
      if (ringFromOval[vertex]! < ringMin || mirrorVertex[vertex] === vertex || !isWanted(vertex)) continue;
      sum += seen[vertex]!;
      count++;
    }
    return sum / count;
  };
  const difference = meanOf(isLeftPoint) - meanOf((vertex) => !isLeftPoint(vertex));
  const isHidden = (point: number) => Math.abs(difference) >= differenceMin && isLeftPoint(point) === difference < 0;
  return Int32Array.from({ length: meshPointCount }, (_, point) => (isHidden(point) ? partnerOf(point) : point));
}

export const pick = (mesh: FaceMesh, points: Int32Array): FaceMesh => Float32Array.from({ length: 3 * points.length }, (_, i) => mesh[3 * points[Math.floor(i / 3)]! + (i % 3)]!);
