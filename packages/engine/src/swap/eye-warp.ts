import { eyeLandmarks, eyeLoops, eyeOf, smoothstep, type EyeSide, type FaceMesh } from '../geometry/index.ts';
import type { Heap } from '../kernels/heap.ts';
import { compositeKernels } from './composite-kernels.ts';
import type { BoxPlanes } from './face-box.ts';
import type { FaceMap } from './face-map.ts';

/** Samples along each lid of the photo, from corner to corner. */
const lidSamples = 33;
const numbersBeforeLids = 19;
/** Opening under which an eye is closed, and from which on its inside is seen. Open eyes have about 0.3. */
const closedAt = [0.05, 0.12] as const;
/** How much taller than the mesh stretches it an iris may be drawn: eyes wider open than the photo's would show its lids otherwise. */
const stretchMax = 1.1;

/** Furthest that an iris is believed to be from the middle of its eye, in half widths: in profile meshes lose it. */
const gazeMax = 0.6;
const clamped = (gaze: number) => Math.max(-gazeMax, Math.min(gazeMax, gaze));

/** One eye of the photo, in half widths of the eye from its middle; see assembly/composite/eye.ts. */
interface PhotoEye {
  side: EyeSide;
  middle: readonly [number, number];
  axis: readonly [number, number];
  across: readonly [number, number];
  halfWidth: number;
  gaze: readonly [number, number];
  irisRadius: number;
  opening: number;
  /** Length of the eye in space over that in the picture. */
  turned: number;
  lids: Float32Array;
}

/** Lets both eyes of the photo look where the target looks, between the target's lids. */
export class EyeWarp {
  readonly #heap: Heap;
  readonly #eyes: readonly PhotoEye[];
  readonly #numbers: number;

  constructor(heap: Heap, photo: FaceMesh) {
    this.#heap = heap;
    this.#eyes = [photoEyeOf(photo, 0), photoEyeOf(photo, 1)];
    this.#numbers = heap.allocate(4 * (numbersBeforeLids + 2 * lidSamples));
  }

  /** Changes the map of a frame. `scale`: pixels of the photo's first mip in one of the mip that is read. */
  apply(map: FaceMap, { target, planes, scale }: { target: FaceMesh; planes: BoxPlanes; scale: number }): void {
    for (const eye of this.#eyes) this.#applyOne(map, eye, { target, planes, scale });
  }

  #applyOne(map: FaceMap, eye: PhotoEye, { target, planes: { box, stride }, scale }: { target: FaceMesh; planes: BoxPlanes; scale: number }): void {
    const own = eyeOf(target, eye.side);
    const points = eyeLoops[eye.side].map((vertex) => [target[3 * vertex]! - box.x, target[3 * vertex + 1]! - box.y] as const);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const left = Math.max(0, Math.floor(Math.min(...xs)));
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const right = Math.min(box.width, Math.ceil(Math.max(...xs)) + 1);
    const bottom = Math.min(box.height, Math.ceil(Math.max(...ys)) + 1);
    if (right <= left || bottom <= top) return;
    const round = eye.turned / turnedOf(target, eye.side);
    const height = Math.min(round, stretchMax * (eye.opening / Math.max(0.01, own.opening)));
    this.#heap.f32.set(
      [
        own.centreX - box.x, own.centreY - box.y, own.axisX, own.axisY, own.halfWidth,
        eye.middle[0] / scale, eye.middle[1] / scale, ...eye.axis, ...eye.across, eye.halfWidth / scale,
        clamped(own.gazeX), clamped(own.gazeY), ...eye.gaze, eye.irisRadius, height, 1 - smoothstep(...closedAt, own.opening),
        ...eye.lids,
      ],
      this.#numbers >> 2,
    ); // prettier-ignore
    compositeKernels(this.#heap).lookThrough(this.#numbers, lidSamples, left, top, right, bottom, stride, map.bits, map.limits, map.pixels);
  }
}

function turnedOf(mesh: FaceMesh, side: EyeSide): number {
  const [a, b] = eyeLandmarks[side].corners.map((vertex) => 3 * vertex) as [number, number];
  const flat = Math.hypot(mesh[b]! - mesh[a]!, mesh[b + 1]! - mesh[a + 1]!) || 1;
  return Math.hypot(flat, mesh[b + 2]! - mesh[a + 2]!) / flat;
}

function photoEyeOf(mesh: FaceMesh, side: EyeSide): PhotoEye {
  const eye = eyeOf(mesh, side);
  const { upper, lower } = eyeLandmarks[side];
  const down = (vertex: number) => (mesh[3 * vertex + 1]! - eye.centreY) * eye.axisX - (mesh[3 * vertex]! - eye.centreX) * eye.axisY;
  // An eye that is read from the other half of the face is mirrored: its lower lid lies on the other side of its axis.
  const sign = down(lower[1]) >= down(upper[1]) ? 1 : -1;
  const outline = eyeLoops[side].map((vertex) => {
    const [x, y] = [mesh[3 * vertex]! - eye.centreX, mesh[3 * vertex + 1]! - eye.centreY];
    return [(x * eye.axisX + y * eye.axisY) / eye.halfWidth, (sign * (y * eye.axisX - x * eye.axisY)) / eye.halfWidth] as const;
  });
  return {
    side,
    middle: [eye.centreX, eye.centreY],
    axis: [eye.axisX, eye.axisY],
    across: [-sign * eye.axisY, sign * eye.axisX],
    halfWidth: eye.halfWidth,
    gaze: [eye.gazeX, sign * eye.gazeY],
    irisRadius: eye.irisRadius / eye.halfWidth,
    opening: eye.opening,
    turned: turnedOf(mesh, side),
    lids: lidsOf(outline),
  };
}

type Outline = readonly (readonly [number, number])[];

/** Upper lid, then lower lid. */
function lidsOf(outline: Outline): Float32Array {
  const lids = new Float32Array(2 * lidSamples);
  for (let k = 0; k < lidSamples; k++) {
    const x = -1 + (2 * k) / (lidSamples - 1);
    const crossings = outline.flatMap(([fromX, fromY], i) => {
      const [toX, toY] = outline[(i + 1) % outline.length]!;
      if (fromX === toX || x < Math.min(fromX, toX) || x > Math.max(fromX, toX)) return [];
      return [fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY)];
    });
    lids[k] = crossings.length > 0 ? Math.min(...crossings) : 0;
    lids[lidSamples + k] = crossings.length > 0 ? Math.max(...crossings) : 0;
  }
  return lids;
}
