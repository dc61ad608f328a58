import { faceVertexCount } from './canonical-face.ts';
import { browVertices, lipRings, nostrilVertices } from './landmarks.ts';
import { ringFromEyes, ringFromMouth, ringFromOval, vertexNeighbours } from './topology.ts';

const floatPerVertex = (weigh: (vertex: number) => number) =>
  Float32Array.from({ length: faceVertexCount }, (_, vertex) => weigh(vertex));
const flagPerVertex = (holds: (vertex: number) => boolean) =>
  Uint8Array.from({ length: faceVertexCount }, (_, vertex) => (holds(vertex) ? 1 : 0));

const lips = new Set(lipRings.flat());
const brows = new Set(browVertices);
const nostrils = new Set(nostrilVertices);

export const isLip = flagPerVertex((vertex) => lips.has(vertex));
export const isBrow = flagPerVertex((vertex) => brows.has(vertex));

/** Moves with expression: lids and everything around the mouth. */
export const isExpressive = flagPerVertex((vertex) => ringFromEyes[vertex]! <= 1 || ringFromMouth[vertex]! <= 4);

/** Must not feed an estimate of the light on the skin: eyes, lips, brows and nostrils have a colour of their own. */
export const isFeature = flagPerVertex(
  (vertex) => ringFromEyes[vertex]! <= 1 || ringFromMouth[vertex]! <= 3 || brows.has(vertex) || nostrils.has(vertex),
);

/** How much of the source shows: nothing on the oval itself, nearly all one ring inside it. */
export const ovalOpacity = floatPerVertex((vertex) => [0, 0.85][ringFromOval[vertex]!] ?? 1);

/**
 * How much of the source's face shape is taken over: the oval stays the target's, or the background would have to move.
 */
export const shapeWeight = floatPerVertex((vertex) => [0, 0.3, 0.7][ringFromOval[vertex]!] ?? 1);

const besideBrow = (vertex: number) =>
  vertexNeighbours[vertex]!.some((next) => brows.has(next)) && (ringFromEyes[vertex]! <= 3 || brows.has(vertex));

/** Outer skin, where hair and hands come into the face; brows look like hair and are left out. */
export const outerSkinWeight = floatPerVertex((vertex) => {
  if (brows.has(vertex) || besideBrow(vertex)) return 0;
  return [1, 1, 1, 0.6][ringFromOval[vertex]!] ?? 0;
});
