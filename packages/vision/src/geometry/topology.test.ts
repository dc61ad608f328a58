import { expect, it } from 'vitest';
import { canonicalFace, faceVertexCount } from './canonical-face.ts';
import { eyeLoops, lipRings, mouthLoop, ovalLoop } from './landmarks.ts';
import { facingOf } from './facing.ts';
import {
  faceTriangles,
  mirrorVertex,
  ringFromEyes,
  ringFromMouth,
  ringFromOval,
  triangleKinds,
  triangleOrientation,
  vertexNeighbours,
} from './topology.ts';
import { unwrappedCoordinates } from './unwrapped-layout.ts';
import { isLip, ovalOpacity, shapeWeight } from './vertex-weights.ts';

const trianglesOf = (kind: number) => {
  const triangles: number[][] = [];
  for (let i = 0; i < faceTriangles.length; i += 4)
    if (faceTriangles[i + 3] === kind) triangles.push([...faceTriangles.subarray(i, i + 3)]);
  return triangles;
};
const keyOf = (corners: readonly number[]) => [...corners].sort((a, b) => a - b).join(' ');
const edgesOf = (triangles: number[][]) => {
  const edges = new Map<string, number>();
  for (const corners of triangles) {
    corners.forEach((a, k) => {
      const edge = keyOf([a, corners[(k + 1) % 3]!]);
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    });
  }
  return edges;
};

it('has 852 triangles of skin and closes two eyes and one mouth with 46 more', () => {
  expect([0, 1, 2, 3].map((kind) => trianglesOf(kind).length)).toEqual([852, 14, 14, 18]);
});

it('is bounded by the oval, the eyes and the mouth and nothing else', () => {
  const boundary = [...edgesOf(trianglesOf(triangleKinds.skin))]
    .filter(([, count]) => count === 1)
    .map(([edge]) => edge);
  const loops = [ovalLoop, mouthLoop, ...eyeLoops].flatMap((loop) =>
    loop.map((vertex, i) => keyOf([vertex, loop[(i + 1) % loop.length]!])),
  );
  expect(boundary.sort()).toEqual(loops.sort());
});

it('finds for every vertex its place on the other half of the face', () => {
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const partner = mirrorVertex[vertex]!;
    expect(mirrorVertex[partner]).toBe(vertex);
    expect(canonicalFace[3 * partner]!).toBeCloseTo(-canonicalFace[3 * vertex]!, 4);
    expect(canonicalFace[3 * partner + 1]!).toBeCloseTo(canonicalFace[3 * vertex + 1]!, 4);
  }
  expect([33, 61, 234].map((vertex) => mirrorVertex[vertex])).toEqual([263, 291, 454]);
});

it('has a mirror image of every triangle', () => {
  const all = new Set([0, 1, 2, 3].flatMap((kind) => trianglesOf(kind).map((corners) => `${kind} ${keyOf(corners)}`)));
  const mirroredKinds = [0, 2, 1, 3];
  for (const kind of [0, 1, 2, 3]) {
    for (const corners of trianglesOf(kind)) {
      expect(all).toContain(`${mirroredKinds[kind]} ${keyOf(corners.map((vertex) => mirrorVertex[vertex]!))}`);
    }
  }
});

it('winds all triangles the same way, so that no edge is walked twice in one direction', () => {
  const walked = new Set<string>();
  for (let i = 0; i < faceTriangles.length; i += 4) {
    const corners = [...faceTriangles.subarray(i, i + 3)];
    corners.forEach((a, k) => {
      const edge = `${a} ${corners[(k + 1) % 3]!}`;
      expect(walked.has(edge)).toBe(false);
      walked.add(edge);
    });
  }
  expect(new Set(triangleOrientation).size).toBe(1);
});

it('rolls the face out flat without a fold, one half the mirror of the other', () => {
  const at = (vertex: number) => [unwrappedCoordinates[2 * vertex]!, unwrappedCoordinates[2 * vertex + 1]!] as const;
  for (let i = 0; i < faceTriangles.length; i += 4) {
    const [a, b, c] = [at(faceTriangles[i]!), at(faceTriangles[i + 1]!), at(faceTriangles[i + 2]!)];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    expect(area * triangleOrientation[i / 4]!).toBeGreaterThan(0);
  }
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const [x, y] = at(mirrorVertex[vertex]!);
    expect(x).toBeCloseTo(1 - at(vertex)[0], 6);
    expect(y).toBeCloseTo(at(vertex)[1], 6);
  }
});

it('counts rings outwards from oval, eyes and mouth over neighbouring vertices', () => {
  for (const [ring, loop] of [
    [ringFromOval, ovalLoop],
    [ringFromEyes, eyeLoops.flat()],
    [ringFromMouth, mouthLoop],
  ] as const) {
    for (let vertex = 0; vertex < faceVertexCount; vertex++) {
      expect(ring[vertex] === 0).toBe(loop.includes(vertex));
      if (ring[vertex]! > 0)
        expect(Math.min(...vertexNeighbours[vertex]!.map((next) => ring[next]!))).toBe(ring[vertex]! - 1);
    }
  }
  expect(ringFromOval[4]).toBeGreaterThan(6);
});

it('knows eighty points of the lips, in rings that go outwards', () => {
  expect(isLip.reduce((sum, flag) => sum + flag, 0)).toBe(80);
  lipRings.forEach((ring, k) => ring.forEach((vertex) => expect(ringFromMouth[vertex]).toBe(k)));
});

it('never paints on the oval or bends it', () => {
  for (const vertex of ovalLoop) expect([ovalOpacity[vertex], shapeWeight[vertex]]).toEqual([0, 0]);
  expect([ovalOpacity[4], shapeWeight[4]]).toEqual([1, 1]);
});

it('sees the whole front of a frontal face and only the near half of a turned one', () => {
  const frontal = facingOf(canonicalFace);
  expect(frontal[5]).toBeGreaterThan(0.8);
  expect(frontal[151]).toBeGreaterThan(0.8);
  const turned = facingOf(turnedBy(60));
  expect(turned[454]! * turned[234]!).toBeLessThan(0);
  expect(Math.max(turned[280]!, turned[50]!)).toBeGreaterThan(0.8);
  expect(Math.min(turned[280]!, turned[50]!)).toBeLessThan(0.35);
});

function turnedBy(degrees: number): Float32Array {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return Float32Array.from(canonicalFace, (value, i) => {
    if (i % 3 === 0) return cos * value + sin * canonicalFace[i + 2]!;
    return i % 3 === 1 ? value : cos * value - sin * canonicalFace[i - 2]!;
  });
}
