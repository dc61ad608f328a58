import { canonicalFace, faceVertexCount, type FaceMesh, similarityBetween } from '../geometry/index.ts';

export interface FaceAngles {
  /** Degrees; positive when the nose points to the image's right. */
  yaw: number;
  /** Degrees; positive when the face looks up. */
  pitch: number;
  /** Degrees; positive when the head tilts clockwise on the screen. */
  roll: number;
}

const degrees = 180 / Math.PI;
const faceVertices = Array.from({ length: faceVertexCount }, (_, vertex) => vertex);

/*
 * The network's depth is flatter than heads are, and its upright face looks down a little. Tuned on the ten synthetic
 * actors, whose pose is known (yaw to ±60°, pitch to ±40°): the median error is 1° of yaw and 2° of pitch, the worst
 * up to 45° of yaw 7°. Beyond 60° of yaw no angle can be trusted.
 */
const pitchOffsetDegrees = 3;
const yawGain = 1.05;
const yawGainPerDegree = 0.0025;

/** How the head is turned: what fits the average face onto the mesh, taken apart as nod, then turn, then tilt. */
export function anglesOf(mesh: FaceMesh): FaceAngles {
  const { rotation } = similarityBetween(canonicalFace, mesh, faceVertices);
  const [acrossX, , , acrossY, , , acrossZ, downZ, awayZ] = rotation as unknown as Matrix;
  const yaw = Math.atan2(acrossZ, Math.hypot(acrossX, acrossY)) * degrees;
  return {
    yaw: yaw * (yawGain + yawGainPerDegree * Math.abs(yaw)),
    pitch: Math.atan2(-downZ, awayZ) * degrees + pitchOffsetDegrees,
    roll: Math.atan2(acrossY, acrossX) * degrees,
  };
}

/** Row-major: the columns say where the face's own right, down and away point. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];
