import {
  canonicalFace,
  eyeOf,
  faceVertexCount,
  ringFromEyes,
  smoothstep,
  type EyeSide,
  type FaceMesh,
} from '../geometry/index.ts';
import { anglesOf } from '../vision/face-angles.ts';

/** Opening over the person's usual one between which an eye counts as closed and as open. */
const closing = [0.5, 0.85] as const;
/** Usual openings under this are a mesh's noise. */
const usualMin = 0.05;
/** Degrees of yaw between which the farther eye goes by the nearer one: its own lids are the mesh's invention. */
const farEyeYaw = [12, 28] as const;
/** Share of a closed eye that is the target's own, by ring of vertices from the edge of the lids outwards. */
const ownShare = [1, 1, 0.5] as const;
/** The cheeks at the picture's left and right, and the tip of the nose. */
const [leftCheek, rightCheek, noseTip] = [234, 454, 1] as const;

export const sideOfEye = (vertex: number): EyeSide => (canonicalFace[3 * vertex]! < 0 ? 0 : 1);

/**
 * Closed lids are the target's own: those of a photo with open eyes would be stretched over them, lashes and all.
 * `alpha`: how much of the source each vertex shows; `usual`: the person's opening of each eye.
 */
export function keepClosedLids(alpha: Float32Array, target: FaceMesh, usual: readonly [number, number]): void {
  const closed = closedEyes(target, usual);
  if (closed.every((share) => share === 0)) return;
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const share = ownShare[ringFromEyes[vertex]!];
    if (share) alpha[vertex] = alpha[vertex]! * (1 - share * closed[sideOfEye(vertex)]);
  }
}

/** How far each eye is closed, 0 to 1. */
export function closedEyes(target: FaceMesh, usual: readonly [number, number]): [number, number] {
  const openings = ([0, 1] as const).map((side) => eyeOf(target, side).opening / Math.max(usualMin, usual[side])) as [
    number,
    number,
  ];
  const far = farSide(target);
  const hidden = smoothstep(...farEyeYaw, Math.abs(anglesOf(target).yaw));
  openings[far] += hidden * (openings[far === 0 ? 1 : 0] - openings[far]);
  return openings.map((opening) => 1 - smoothstep(...closing, opening)) as [number, number];
}

function farSide(mesh: FaceMesh): EyeSide {
  const fromNose = (vertex: number) => Math.abs(mesh[3 * vertex]! - mesh[3 * noseTip]!);
  return fromNose(leftCheek) < fromNose(rightCheek) ? 0 : 1;
}
