import { canonicalFace, faceVertexCount, smoothstep, type FaceMesh } from '@semblante/vision/geometry';
import { anglesOf } from '@semblante/vision/networks';
import type { Look } from './look.ts';

/**
 * The nose in centimetres of the canonical face: half its width, bridge and base, each with the way over which it ends.
 */
const nose = { halfWidth: [1.7, 2.6], bridge: [-3.6, -2.6], base: [1.8, 2.6] } as const;

/**
 * Being turned away does not hide a vertex of the nose: behind its edge is the far cheek, which is the source's as
 * well, and a strip of the target between them would show as a dark line. The whole nose goes instead, with the head's
 * turn.
 */
export const onNose = Float32Array.from({ length: faceVertexCount }, (_, vertex) => {
  const [x, y] = [Math.abs(canonicalFace[3 * vertex]!), canonicalFace[3 * vertex + 1]!];
  return (1 - smoothstep(...nose.halfWidth, x)) * smoothstep(...nose.bridge, y) * (1 - smoothstep(...nose.base, y));
});

/**
 * How far the nose is the target's own (0 to 1): a photo from the front knows neither the side of a nose nor what is
 * seen of it from below.
 */
export function noseAway(target: FaceMesh, { noseFade, noseTilt }: Pick<Look, 'noseFade' | 'noseTilt'>): number {
  const { yaw, pitch } = anglesOf(target);
  return Math.max(smoothstep(...noseFade, Math.abs(yaw)), smoothstep(...noseTilt, Math.abs(pitch)));
}
