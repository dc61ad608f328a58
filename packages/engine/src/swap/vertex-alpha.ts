import { faceVertexCount, mouthLoop, ovalOpacity, smoothstep, type FaceMesh } from '@semblante/vision/geometry';
import { anglesOf } from '@semblante/vision/networks';
import type { Look } from './look.ts';
import { noseAway, onNose } from './nose.ts';

const isMouthEdge = new Uint8Array(faceVertexCount);
for (const vertex of mouthLoop) isMouthEdge[vertex] = 1;

/**
 * What of the source can show at all: nothing on the oval nor at the inner edge of the lips, where the target's own
 * mouth begins, and nothing that no photo shows.
 */
export function fixedAlphaOf(
  source: { facing: Float32Array; vertexAlpha: Float32Array },
  { sourceFacing }: Look,
): Float32Array {
  return Float32Array.from({ length: faceVertexCount }, (_, vertex) =>
    isMouthEdge[vertex]
      ? 0
      : ovalOpacity[vertex]! *
        smoothstep(sourceFacing[0], sourceFacing[1], source.facing[vertex]!) *
        source.vertexAlpha[vertex]!,
  );
}

/**
 * How much of the source each vertex of the reshaped face takes in this frame; `facing` is the output's, see
 * `facingOf`.
 */
export function alphaOf(
  target: FaceMesh,
  { facing, fixed, look }: { facing: Float32Array; fixed: Float32Array; look: Look },
  out: Float32Array,
): Float32Array {
  const [low, high] = look.outputFacing;
  const yaw = Math.abs(anglesOf(target).yaw);
  const share = 1 - smoothstep(...look.profileFade, yaw);
  const away = noseAway(target, look);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    const turned = (1 - onNose[vertex]!) * (1 - smoothstep(low, high, facing[vertex]!));
    out[vertex] = share * fixed[vertex]! * (1 - turned) * (1 - onNose[vertex]! * away);
  }
  return out;
}
