import {
  eyeOf,
  faceVertexCount,
  ringFromEyes,
  sideOf,
  smoothstep,
  type EyeSide,
  type FaceMesh,
} from '@semblante/vision/geometry';
import { anglesOf } from '@semblante/vision/networks';

/** Opening over the person's usual one between which an eye counts as closed and as open. */
const closing = [0.5, 0.85] as const;
/** Usual openings under this are a mesh's noise. */
const usualMin = 0.05;
/** Degrees of yaw between which the farther eye goes by the nearer one: its own lids are the mesh's invention. */
const farEyeYaw = [12, 28] as const;
/** Luma between the lids over that of the skin around them from which on something hides the eye. */
const coveredAt = [0.98, 1.1] as const;
/**
 * Share of the face around an eye that is the target's own, by ring of vertices from the edge of the lids outwards:
 * closed lids alone, and all that a hand before an eye is likely to hide.
 */
const ownShares = { closed: [1, 1, 0.5], covered: [1, 1, 1, 0.75, 0.4] } as const;
/** The cheeks at the picture's left and right, and the tip of the nose. */
const [leftCheek, rightCheek, noseTip] = [234, 454, 1] as const;

/** Of the left and the right eye, 0 to 1. */
type Eyes = readonly [number, number];

/**
 * Around closed eyes, and those behind a hand, the face is the target's own: lids of a photo with open eyes would be
 * stretched over them, lashes and all. `alpha`: how much of the source each vertex shows.
 */
export function keepLids(alpha: Float32Array, { closed, covered }: { closed: Eyes; covered: Eyes }): void {
  if ([...closed, ...covered].every((share) => share === 0)) return;
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const [ring, side] = [ringFromEyes[vertex]!, sideOf(vertex)];
    const own = Math.max((ownShares.closed[ring] ?? 0) * closed[side], (ownShares.covered[ring] ?? 0) * covered[side]);
    if (own > 0) alpha[vertex] = alpha[vertex]! * (1 - own);
  }
}

/** An eye is darker than the skin around it; one that is as bright is a hand's, or a reflection in glasses. */
export const coveredShare = (eye: number, skin: number): number => smoothstep(...coveredAt, eye / Math.max(1, skin));

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
