import { canonicalFace, faceVertexCount, ovalOpacity, smoothstep, type FaceMesh } from '../geometry/index.ts';
import { anglesOf } from '../vision/face-angles.ts';
import { foldDepth, foldShareOf } from './fold-weights.ts';
import type { Look } from './look.ts';

/** What of the source can show at all: nothing on the oval, and nothing that the photo does not show. */
export function fixedAlphaOf(source: { facing: Float32Array; vertexAlpha: Float32Array }, { sourceFacing }: Look): Float32Array {
  return Float32Array.from({ length: faceVertexCount }, (_, vertex) =>
    ovalOpacity[vertex]! * smoothstep(sourceFacing[0], sourceFacing[1], source.facing[vertex]!) * source.vertexAlpha[vertex]!,
  );
}

/** The nose in centimetres of the canonical face: half its width, bridge and base, each with the way over which it ends. */
const nose = { halfWidth: [1.7, 2.6], bridge: [-3.6, -2.6], base: [1.8, 2.6] } as const;

/**
 * How much being turned away hides a vertex. Not at all on the nose: behind its edge is the far cheek, which is the source's as well, and a
 * strip of the target between them would show as a dark line.
 */
const hidesWhenTurned = Float32Array.from({ length: faceVertexCount }, (_, vertex) => {
  const [x, y] = [Math.abs(canonicalFace[3 * vertex]!), canonicalFace[3 * vertex + 1]!];
  return 1 - (1 - smoothstep(...nose.halfWidth, x)) * smoothstep(...nose.bridge, y) * (1 - smoothstep(...nose.base, y));
});

export interface FrameAlpha {
  /** Of the target, see `facingOf`. */
  facing: Float32Array;
  fixed: Float32Array;
  /** See `smileOf`. */
  sourceSmile: number;
  look: Look;
}

/** How much of the source each vertex takes in this frame. */
export function alphaOf(target: FaceMesh, { facing, fixed, sourceSmile, look }: FrameAlpha, out: Float32Array): Float32Array {
  const [low, high] = look.targetFacing;
  const share = 1 - smoothstep(look.profileFade[0], look.profileFade[1], Math.abs(anglesOf(target).yaw));
  const folds = look.folds * foldShareOf(sourceSmile, target);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const turned = 1 - hidesWhenTurned[vertex]! * (1 - smoothstep(low, high, facing[vertex]!));
    out[vertex] = share * fixed[vertex]! * turned * (1 - folds * foldDepth[vertex]!);
  }
  return out;
}
