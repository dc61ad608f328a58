/** Prints the engine's mesh for the trainer as JSON: npx tsx training/topology.ts > topology.json */
import {
  browVertices,
  canonicalFace,
  eyeLoops,
  faceTriangles,
  lipRings,
  mirrorVertex,
  mouthLoop,
  ovalLoop,
  triangleOrientation,
} from '@semblante/vision/geometry';

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Number(value.toFixed(3)));
process.stdout.write(
  JSON.stringify({
    triangles: [...faceTriangles],
    mirror: [...mirrorVertex],
    orientation: triangleOrientation[0],
    oval: ovalLoop,
    mouth: mouthLoop,
    eyes: eyeLoops,
    lips: lipRings,
    brows: browVertices,
    canonical: rounded(canonicalFace),
  }),
);
