import type { PersonTruth } from '@semblante/actors';
import { canonicalFace, faceVertexCount, meshPointCount, type FaceMesh } from '../geometry/canonical-face.ts';

/** Forehead and chin: their distance hardly changes with expression and is seen well when a head turns. */
const [forehead, chin] = [10, 152];
const rimAngles = [0, 0, 0.5, 1, 1.5].map((half) => half * Math.PI);

/** What a perfect mesh network would say of a synthetic person. Depth is scaled as for a face of ordinary height. */
export function meshOfTruth({ landmarks, irises }: PersonTruth): FaceMesh {
  const mesh = new Float32Array(3 * meshPointCount);
  const pixelsPerCentimetre = scaleOf(landmarks);
  for (let i = 0; i < 3 * faceVertexCount; i += 3) {
    mesh[i] = landmarks[i]!;
    mesh[i + 1] = landmarks[i + 1]!;
    mesh[i + 2] = -landmarks[i + 2]! * pixelsPerCentimetre;
  }
  irises.forEach(({ x, y, radius }, eye) => {
    for (let k = 0; k < 5; k++) {
      const reach = k === 0 ? 0 : radius;
      mesh.set(
        [
          x + reach * Math.cos(rimAngles[k]!),
          y - reach * Math.sin(rimAngles[k]!),
          mesh[3 * (eye === 0 ? 33 : 263) + 2]!,
        ],
        3 * (faceVertexCount + 5 * eye + k),
      );
    }
  });
  return mesh;
}

function scaleOf(landmarks: Float32Array): number {
  const between = (points: Float32Array, axis: number) => points[3 * chin + axis]! - points[3 * forehead + axis]!;
  const height = Math.hypot(between(canonicalFace, 0), between(canonicalFace, 1), between(canonicalFace, 2));
  const seen = Math.hypot(between(landmarks, 0), between(landmarks, 1));
  return seen / Math.sqrt(Math.max(height ** 2 - between(landmarks, 2) ** 2, height ** 2 / 16));
}
