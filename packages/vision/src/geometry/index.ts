export { canonicalFace, faceVertexCount, meshPointCount } from './canonical-face.ts';
export type { FaceMesh } from './canonical-face.ts';
export {
  browVertices,
  eyeLandmarks,
  eyeLoops,
  lipRings,
  mouthLoop,
  nostrilVertices,
  ovalLoop,
  stableVertices,
} from './landmarks.ts';
export {
  faceTriangles,
  mirrorVertex,
  ringFromEyes,
  ringFromMouth,
  ringFromOval,
  triangleKinds,
  triangleOrientation,
  vertexNeighbours,
} from './topology.ts';
export { isBrow, isExpressive, isFeature, isLip, outerSkinWeight, ovalOpacity, shapeWeight } from './vertex-weights.ts';
export { atlasCoordinates, atlasSize } from './atlas-layout.ts';
export { unwrappedCoordinates } from './unwrapped-layout.ts';
export { boxOf, faceWidthOf } from './face-size.ts';
export type { Box } from './face-size.ts';
export { facingOf } from './facing.ts';
export { applySimilarity, similarityBetween } from './similarity.ts';
export type { Similarity } from './similarity.ts';
export { eyeOf, sideOf } from './eye.ts';
export type { EyeFrame, EyeSide } from './eye.ts';
export { smoothstep } from './smoothstep.ts';
