import {
  applySimilarity,
  canonicalFace,
  eyeOf,
  faceWidthOf,
  meshPointCount,
  similarityBetween,
  type FaceMesh,
} from '../geometry/index.ts';
import { anglesOf } from '../networks/index.ts';

/** What the compositor must know of a person before it can draw a frame. */
export interface PersonProfile {
  /** Mean face, brought into the canonical face's place, turn and size (478 points). */
  neutral: Float32Array;
  /** Usual eye opening, image-left eye first. */
  neutralOpening: readonly [number, number];
  /** Iris radius in face widths. */
  irisRatio: number;
}

/** Eyes are open most of the time; under the 60th percentile blinks and squints pull the figure down. */
const openingPercentile = 0.6;
/** Turned further, the far side of a mesh is the network's invention. */
const frontalYawMax = 25;
const frontalFramesMin = 8;

export function profileOf(meshes: readonly FaceMesh[]): PersonProfile {
  if (meshes.length === 0) throw new RangeError('a profile needs at least one mesh');
  const yaws = meshes.map((mesh) => Math.abs(anglesOf(mesh).yaw));
  const byYaw = meshes.map((mesh, i) => ({ mesh, yaw: yaws[i]! })).sort((a, b) => a.yaw - b.yaw);
  const frontal = byYaw.filter(({ yaw }, i) => yaw <= frontalYawMax || i < frontalFramesMin).map(({ mesh }) => mesh);
  return {
    neutral: meanFace(frontal),
    neutralOpening: [
      percentile(
        frontal.map((mesh) => eyeOf(mesh, 0).opening),
        openingPercentile,
      ),
      percentile(
        frontal.map((mesh) => eyeOf(mesh, 1).opening),
        openingPercentile,
      ),
    ],
    irisRatio: percentile(
      frontal.map((mesh) => Math.max(eyeOf(mesh, 0).irisRadius, eyeOf(mesh, 1).irisRadius) / faceWidthOf(mesh)),
      0.5,
    ),
  };
}

function meanFace(meshes: readonly FaceMesh[]): Float32Array {
  const sum = new Float64Array(3 * meshPointCount);
  const placed = new Float32Array(3 * meshPointCount);
  for (const mesh of meshes) {
    applySimilarity(similarityBetween(mesh, canonicalFace), mesh, placed);
    for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + placed[i]!;
  }
  return Float32Array.from(sum, (value) => value / meshes.length);
}

/** From the mean of the network's answers: between 0.4 and 0.6 it guesses. */
export const genderOf = (score: number) => (score < 0.4 ? 'female' : score > 0.6 ? 'male' : 'unknown');

/** The value under which this share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
