import { canonicalTriangles, canonicalUvs, landmarkCount } from './canonical-face.ts';
import { eyeLoop, faceOval, innerLipLoop, leftEye, mouthCorners, rightEye } from './landmark-loops.ts';

/** Rings from the face oval back over the skull, closed by one pole. */
export const skullRings = 7;
const ovalSize = faceOval.length;
export const skullPole = landmarkCount + skullRings * ovalSize;
/** Landmarks and skull together. */
export const baseVertexCount = skullPole + 1;
export const skullVertex = (ring: number, spoke: number): number =>
  ring === 0 ? faceOval[spoke % ovalSize]! : landmarkCount + (ring - 1) * ovalSize + (spoke % ovalSize);

const holeLoops: readonly (readonly number[])[] = [eyeLoop(rightEye), eyeLoop(leftEye), innerLipLoop];
const corners = new Set<number>([
  rightEye.outer,
  rightEye.inner,
  leftEye.outer,
  leftEye.inner,
  mouthCorners.right,
  mouthCorners.left,
]);

/** The canonical triangles without those that fill an eye or the mouth. */
export const skinTriangles: readonly number[] = withoutHoles(canonicalTriangles);
export const baseTriangles = Int32Array.from([...skinTriangles, ...skullTriangles()]);

function withoutHoles(triangles: readonly number[]): number[] {
  const loops = holeLoops.map((loop) => new Set(loop));
  const skin: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const triangle = triangles.slice(i, i + 3);
    if (!loops.some((loop) => triangle.every((vertex) => loop.has(vertex)))) skin.push(...triangle);
  }
  return skin;
}

function skullTriangles(): number[] {
  const triangles: number[] = [];
  for (let spoke = 0; spoke < ovalSize; spoke++) {
    for (let ring = 0; ring < skullRings; ring++) {
      const [a, b, c, d] = [
        skullVertex(ring, spoke),
        skullVertex(ring, spoke + 1),
        skullVertex(ring + 1, spoke + 1),
        skullVertex(ring + 1, spoke),
      ];
      triangles.push(a, b, c, a, c, d);
    }
    triangles.push(skullVertex(skullRings, spoke), skullVertex(skullRings, spoke + 1), skullPole);
  }
  return triangles;
}

/**
 * One refinement: vertex `first + i` lies between `ends[2i]` and `ends[2i + 1]`; on a lid or lip edge `before` and
 * `after` continue the curve.
 */
export interface Refinement {
  first: number;
  ends: Int32Array;
  /** Packed pairs like `ends`; -1 where the new vertex follows the curved surface instead of a loop. */
  beyond: Int32Array;
  triangles: Int32Array;
}

const edgeKey = (a: number, b: number): number => (a < b ? a * 65536 + b : b * 65536 + a);

interface Level {
  refinement: Refinement;
  loops: readonly (readonly number[])[];
  nextVertex: number;
}

function refine(triangles: Int32Array, loops: readonly (readonly number[])[], first: number): Level {
  const ends: number[] = [];
  const beyond: number[] = [];
  const middles = new Map<number, number>();
  const middleOf = (a: number, b: number, before = -1, after = -1): number => {
    const known = middles.get(edgeKey(a, b));
    if (known !== undefined) return known;
    const vertex = first + ends.length / 2;
    middles.set(edgeKey(a, b), vertex);
    ends.push(a, b);
    beyond.push(before, after);
    return vertex;
  };
  const finerLoops = loops.map((loop) =>
    loop.flatMap((vertex, i) => {
      const next = loop[(i + 1) % loop.length]!;
      const before = corners.has(vertex) ? vertex : loop[(i + loop.length - 1) % loop.length]!;
      const after = corners.has(next) ? next : loop[(i + 2) % loop.length]!;
      return [vertex, middleOf(vertex, next, before, after)];
    }),
  );
  const finer: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)];
    finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  const refinement: Refinement = {
    first,
    ends: Int32Array.from(ends),
    beyond: Int32Array.from(beyond),
    triangles: Int32Array.from(finer),
  };
  return { refinement, loops: finerLoops, nextVertex: first + ends.length / 2 };
}

const coarse = refine(baseTriangles, holeLoops, baseVertexCount);
const fine = refine(coarse.refinement.triangles, coarse.loops, coarse.nextVertex);

/** Applied in order; the landmarks themselves never move, so the truth stays exact. */
export const refinements: readonly Refinement[] = [coarse.refinement, fine.refinement];
export const faceVertexCount = fine.nextVertex;
export const faceTriangles = fine.refinement.triangles;

const [rightEyeLoop, leftEyeLoop, lipLoop] = fine.loops;

/**
 * An opening as two edges of equal length between its corners, so that it can be filled by a strip however thin it
 * gets.
 */
export interface Opening {
  upper: readonly number[];
  lower: readonly number[];
}

function openingOf(loop: readonly number[] | undefined): Opening {
  if (!loop) throw new RangeError('the face has three openings');
  const half = loop.length / 2;
  return { upper: loop.slice(0, half + 1), lower: [loop[0]!, ...loop.slice(half).reverse()] };
}

export const rightEyeOpening = openingOf(rightEyeLoop);
export const leftEyeOpening = openingOf(leftEyeLoop);
export const mouthOpening = openingOf(lipLoop);

export const faceUvs = buildUvs();

function buildUvs(): Float32Array {
  const uvs = new Float32Array(faceVertexCount * 2);
  uvs.set(canonicalUvs);
  // The skull takes its colour from just inside the oval: there is no texture of its own.
  const inward = (of: number): number => of + (0.5 - of) * 0.04;
  for (let ring = 1; ring <= skullRings; ring++) {
    for (let spoke = 0; spoke < ovalSize; spoke++) {
      const from = 2 * faceOval[spoke]!;
      uvs.set([inward(canonicalUvs[from]!), inward(canonicalUvs[from + 1]!)], 2 * skullVertex(ring, spoke));
    }
  }
  uvs.set([0.5, 0.14], 2 * skullPole);
  for (const { first, ends } of refinements) {
    for (let i = 0; i < ends.length; i += 2) {
      const [a, b, o] = [2 * ends[i]!, 2 * ends[i + 1]!, 2 * first + i];
      uvs[o] = (uvs[a]! + uvs[b]!) / 2;
      uvs[o + 1] = (uvs[a + 1]! + uvs[b + 1]!) / 2;
    }
  }
  return uvs;
}
