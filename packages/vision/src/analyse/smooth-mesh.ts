import { eyeLandmarks, meshPointCount, smoothstep, type FaceMesh } from '../geometry/index.ts';
import {
  eyeMotion,
  headBend,
  headMotion,
  meshParts,
  mouthMotion,
  partOfPoint,
  type FaceShape,
  type MeshPart,
} from './mesh-parts.ts';

/** Frames on either side that a smoothed mesh is made of; also how far ahead a follower must look. */
export const smoothingRadius = 8;

export interface ShapedMesh {
  mesh: FaceMesh;
  shape: FaceShape;
}

/**
 * Width of the bell over time, in frames, of a head that moves. Tuned on actors and real pairs:
 * docs/engine/constants/analyse.md#smoothing-the-mesh-over-time.
 */
const usual = 1.77;
/**
 * The same of a head at rest, of which only every third frame is measured:
 * docs/engine/constants/analyse.md#smoothing-the-mesh-over-time.
 */
const widest = 4;
/**
 * Mean way (face widths) to the frames around up to which a head rests, and from which on it does not: a hand that
 * passes makes a mesh swing by 0.03 to 0.05.
 */
const rest = { upTo: 0.02, from: 0.06 } as const;
/**
 * The rate of the actors. With fewer frames a second the head goes further between two of them, and the same width in
 * frames would take the point off a fast turn.
 */
const usualFps = 30;
const narrowest = 0.8;
/**
 * A head that stops or starts at once is smoothed over less: acceleration (face widths a frame) that is only noise, and
 * width lost beyond it.
 */
const headBell = { noise: 0.01, loss: 40 } as const;
/**
 * Frames in which lids, glance or lips differ by this much hardly count: blinks and speech keep their full depth. In
 * openings and face widths.
 */
const likeness = { eye: 0.03, mouth: 0.012 } as const;

/** Points of the skull in the middle of each part: the part's own motion is what it does beyond theirs. */
const anchors: Record<Exclude<MeshPart, 'head'>, readonly number[]> = {
  leftEye: eyeLandmarks[0].corners,
  rightEye: eyeLandmarks[1].corners,
  mouth: [2, 98, 327],
};

const pointsOfPart = meshParts.map((_, part) =>
  Int32Array.from(partOfPoint.keys()).filter((point) => partOfPoint[point] === part),
);

/**
 * One mesh, smoothed over its neighbours in time without lag: through each point's path a parabola is laid, so that neither speed nor
 * acceleration of the head pulls it aside. Lids, irises and lips are smoothed over frames in which they look alike. `at(offset)` gives the mesh
 * so many frames away, or undefined where the face was not followed without a break; nothing beyond the first break is used.
 */
export function smoothMesh(at: (offset: number) => ShapedMesh | undefined, { fps }: { fps: number }): Float32Array {
  const neighbours = unbrokenNeighbours(at);
  const width = usual + (widest - usual) * restOf(neighbours);
  const kernels = kernelsOf(neighbours, Math.max(narrowest, Math.min(1, fps / usualFps) * width));
  const smoothed = new Float32Array(3 * meshPointCount);
  for (const [i, { mesh }] of neighbours.meshes.entries())
    addWeighted(
      smoothed,
      mesh,
      Float64Array.from(kernels, (kernel) => kernel[i]!),
    );
  for (const [part, name] of meshParts.entries())
    if (name !== 'head') holdToHead(smoothed, neighbours.meshes, { part, name, kernels });
  return smoothed;
}

interface Neighbours {
  offsets: number[];
  meshes: ShapedMesh[];
  centre: ShapedMesh;
}

function unbrokenNeighbours(at: (offset: number) => ShapedMesh | undefined): Neighbours {
  const centre = at(0);
  if (!centre) throw new RangeError('nothing to smooth in this frame');
  const found = new Map([[0, centre]]);
  for (const direction of [-1, 1]) {
    for (let distance = 1; distance <= smoothingRadius; distance++) {
      const neighbour = at(direction * distance);
      if (!neighbour) break;
      found.set(direction * distance, neighbour);
    }
  }
  return { offsets: [...found.keys()], meshes: [...found.values()], centre };
}

/** 1 for a head that rests, 0 for one that moves. */
function restOf({ meshes, centre }: Neighbours): number {
  const way =
    meshes.reduce((sum, { mesh }) => sum + headMotion(centre.mesh, mesh, centre.shape.faceWidth), 0) / meshes.length;
  return 1 - smoothstep(rest.upTo, rest.from, way);
}

/** For each part the weights of the neighbours. */
function kernelsOf(neighbours: Neighbours, width: number): Float64Array[] {
  const { offsets, meshes, centre } = neighbours;
  const alike = (motionTo: (shape: FaceShape) => number, scale: number) =>
    meshes.map(({ shape }) => Math.exp(-((motionTo(shape) / scale) ** 2) / 2));
  const kernels = {
    head: parabolaKernel(offsets, bellOver(offsets, headWidth(neighbours, width))),
    leftEye: parabolaKernel(
      offsets,
      product(
        bellOver(offsets, width),
        alike((shape) => eyeMotion(centre.shape, shape, 0), likeness.eye),
      ),
    ),
    rightEye: parabolaKernel(
      offsets,
      product(
        bellOver(offsets, width),
        alike((shape) => eyeMotion(centre.shape, shape, 1), likeness.eye),
      ),
    ),
    mouth: parabolaKernel(
      offsets,
      product(
        bellOver(offsets, width),
        alike((shape) => mouthMotion(centre.shape, shape), likeness.mouth),
      ),
    ),
  } satisfies Record<MeshPart, Float64Array>;
  return meshParts.map((part) => kernels[part]);
}

/**
 * A head that stops or starts has another speed from then on; the mesh of a face that a hand covers swings there and
 * back. So the bend is looked at from frame to frame and between the speeds further before and after, and the lesser
 * counts.
 */
function headWidth({ offsets, meshes, centre }: Neighbours, width: number): number {
  const meshAt = (offset: number) => meshes[offsets.indexOf(offset)]?.mesh;
  const ways = [
    [-1, 0, 0, 1],
    [-3, -1, 1, 3],
  ] as const;
  const bends = ways.flatMap((way) => {
    const [a, b, c, d] = way.map(meshAt);
    return a && b && c && d ? [headBend([a, b], [c, d]) / (way[1] - way[0])] : [];
  });
  if (bends.length === 0) return width;
  return Math.max(
    narrowest,
    width - headBell.loss * Math.max(0, Math.min(...bends) / centre.shape.faceWidth - headBell.noise),
  );
}

const bellOver = (offsets: readonly number[], width: number) =>
  offsets.map((offset) => Math.exp((-offset * offset) / (2 * width * width)));
const product = (a: readonly number[], b: readonly number[]) => a.map((value, i) => value * b[i]!);

/** Weights that give the middle of the parabola laid through values at these offsets. */
function parabolaKernel(offsets: readonly number[], weights: readonly number[]): Float64Array {
  const [s0, s1, s2, s3, s4] = [0, 1, 2, 3, 4].map((power) =>
    offsets.reduce((sum, offset, i) => sum + weights[i]! * offset ** power, 0),
  ) as [number, number, number, number, number];
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  // Through three points or fewer a parabola goes as it pleases: the frame stays as it is.
  if (determinant < 1e-9) return Float64Array.from(offsets, (offset) => (offset === 0 ? 1 : 0));
  const [constant, linear, square] = [s2 * s4 - s3 * s3, s2 * s3 - s1 * s4, s1 * s3 - s2 * s2];
  return Float64Array.from(
    offsets,
    (offset, i) => (weights[i]! * (constant + linear * offset + square * offset * offset)) / determinant,
  );
}

function addWeighted(out: Float32Array, mesh: FaceMesh, weights: Float64Array): void {
  for (let point = 0, i = 0; point < meshPointCount; point++, i += 3) {
    const weight = weights[partOfPoint[point]!]!;
    out[i] = out[i]! + weight * mesh[i]!;
    out[i + 1] = out[i + 1]! + weight * mesh[i + 1]!;
    out[i + 2] = out[i + 2]! + weight * mesh[i + 2]!;
  }
}

/** Moves a part along with the smoothed head: its narrow bell would let the whole head's jitter through. */
function holdToHead(
  out: Float32Array,
  meshes: readonly ShapedMesh[],
  { part, name, kernels }: { part: number; name: Exclude<MeshPart, 'head'>; kernels: readonly Float64Array[] },
): void {
  const points = anchors[name];
  for (let axis = 0; axis < 3; axis++) {
    let shift = 0;
    for (const [i, { mesh }] of meshes.entries()) {
      const weight = (kernels[0]![i]! - kernels[part]![i]!) / points.length;
      for (const point of points) shift += weight * mesh[3 * point + axis]!;
    }
    for (const point of pointsOfPart[part]!) out[3 * point + axis] = out[3 * point + axis]! + shift;
  }
}
