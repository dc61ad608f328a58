import { canonicalFace, canonicalTriangles, faceVertexCount } from './canonical-face.ts';
import { eyeLoops, mouthLoop, ovalLoop } from './landmarks.ts';

/** What a triangle shows. */
export const triangleKinds = { skin: 0, leftEye: 1, rightEye: 2, mouth: 3 } as const;

const holes: readonly (readonly number[])[] = [eyeLoops[0], eyeLoops[1], mouthLoop];

function kindOf(corners: readonly number[]): number {
  return holes.findIndex((loop) => corners.every((vertex) => loop.includes(vertex))) + 1;
}

function withKinds(): Int32Array {
  const triangles: number[] = [];
  for (let i = 0; i < canonicalTriangles.length; i += 3) {
    const corners = canonicalTriangles.slice(i, i + 3);
    triangles.push(...corners, kindOf(corners));
  }
  return Int32Array.from(triangles);
}

/**
 * Packed (a, b, c, kind): 852 triangles of skin and 46 that close the eyes and the mouth; the mirror image of each is
 * one of them too.
 */
export const faceTriangles = withKinds();

function windingOfFrontalFace(): number {
  let area = 0;
  for (let i = 0; i < faceTriangles.length; i += 4) {
    const [a, b, c] = [3 * faceTriangles[i]!, 3 * faceTriangles[i + 1]!, 3 * faceTriangles[i + 2]!];
    const [ax, ay] = [canonicalFace[a]!, canonicalFace[a + 1]!];
    area +=
      (canonicalFace[b]! - ax) * (canonicalFace[c + 1]! - ay) - (canonicalFace[c]! - ax) * (canonicalFace[b + 1]! - ay);
  }
  return Math.sign(area);
}

/**
 * Sign of the doubled picture area (b − a) × (c − a) of a triangle that faces the camera. One winding for all: a
 * triangle that the frontal face hides, like the underside of the nose, has the sign it would have when seen.
 */
export const triangleOrientation = new Int8Array(faceTriangles.length / 4).fill(windingOfFrontalFace());

function neighboursOverSkin(): readonly (readonly number[])[] {
  const neighbours = Array.from({ length: faceVertexCount }, () => new Set<number>());
  for (let i = 0; i < faceTriangles.length; i += 4) {
    if (faceTriangles[i + 3] !== triangleKinds.skin) continue;
    const corners = faceTriangles.subarray(i, i + 3);
    for (const a of corners) for (const b of corners) if (a !== b) neighbours[a]!.add(b);
  }
  return neighbours.map((set) => [...set]);
}

export const vertexNeighbours = neighboursOverSkin();

/** Edges to walk over the skin from the nearest of `seeds`. */
function ringFrom(seeds: readonly number[]): Int32Array {
  const ring = new Int32Array(faceVertexCount).fill(-1);
  for (const seed of seeds) ring[seed] = 0;
  const queue = [...seeds];
  for (const vertex of queue) {
    for (const next of vertexNeighbours[vertex]!) {
      if (ring[next] !== -1) continue;
      ring[next] = ring[vertex]! + 1;
      queue.push(next);
    }
  }
  return ring;
}

export const ringFromOval = ringFrom(ovalLoop);
export const ringFromEyes = ringFrom(eyeLoops.flat());
export const ringFromMouth = ringFrom(mouthLoop);

function partnerOf(vertex: number): number {
  const at = (v: number) => [canonicalFace[3 * v]!, canonicalFace[3 * v + 1]!, canonicalFace[3 * v + 2]!] as const;
  const [x, y, z] = at(vertex);
  let partner = vertex;
  let nearest = Infinity;
  for (let other = 0; other < faceVertexCount; other++) {
    const [ox, oy, oz] = at(other);
    const distance = Math.hypot(ox + x, oy - y, oz - z);
    if (distance < nearest) [partner, nearest] = [other, distance];
  }
  return partner;
}

/** The same place on the other half of the face; the canonical face is symmetric, so the partner is exact. */
export const mirrorVertex = Int32Array.from({ length: faceVertexCount }, (_, vertex) => partnerOf(vertex));
