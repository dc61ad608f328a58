import type { Vec3 } from '../geometry/vector.ts';
import { landmarkCount } from './canonical-face.ts';
import { harmonicField, pin } from './harmonic-field.ts';
import {
  browLandmarks,
  faceOval,
  innerLowerLip,
  innerUpperLip,
  leftEye,
  noseLandmarks,
  rightEye,
  type EyeLandmarks,
} from './landmark-loops.ts';

/** What a face does; everything from 0 (rest) to 1. */
export interface Expression {
  mouthOpen: number;
  smile: number;
  browRaise: number;
  /** Per eye, the person's right and left. */
  blinkRight: number;
  blinkLeft: number;
}

/** Displacements of the landmarks at full strength; `jaw` is the share of the jaw's rotation. */
export interface ExpressionFields {
  blinkRight: Float32Array;
  blinkLeft: Float32Array;
  smile: Float32Array;
  browRaise: Float32Array;
  jaw: Float32Array;
}

const jawOpenRadians = (17 * Math.PI) / 180;
/** The jaw turns about the line through both ear canals. */
const hinge = { y: 0.3, z: -2.6 };

export function buildExpressionFields(rest: Float32Array): ExpressionFields {
  return {
    blinkRight: blinkField(rest, rightEye),
    blinkLeft: blinkField(rest, leftEye),
    smile: smileField(),
    browRaise: browField(),
    jaw: jawShares(),
  };
}

/** The canonical mouth is modelled ajar: bring the inner lips together before anything else. */
export function closeMouth(rest: Float32Array): void {
  const still = [
    ...faceOval,
    ...noseLandmarks,
    164,
    0,
    37,
    267,
    39,
    269,
    40,
    270,
    185,
    409,
    61,
    291,
    18,
    83,
    313,
    200,
    201,
    421,
    199,
    175,
    78,
    308,
  ];
  const pinned = pin(still);
  const gapKept = 0.015;
  innerUpperLip.forEach((upper, i) => {
    const lower = innerLowerLip[i]!;
    const gap = rest[3 * upper + 1]! - rest[3 * lower + 1]! - gapKept;
    const depth = rest[3 * upper + 2]! - rest[3 * lower + 2]!;
    pinned.set(upper, [0, -0.22 * gap, -0.1 * depth]);
    pinned.set(lower, [0, 0.78 * gap, 0.35 * depth]);
  });
  const field = harmonicField(pinned);
  for (let i = 0; i < field.length; i++) rest[i] = rest[i]! + field[i]!;
}

function blinkField(rest: Float32Array, eye: EyeLandmarks): Float32Array {
  const aroundEyes = [168, 8, 193, 417, 245, 465, 50, 280, 101, 330, 117, 346, 118, 347, 119, 348];
  const pinned = pin(faceOval, browLandmarks, noseLandmarks, aroundEyes, [eye.outer, eye.inner]);
  eye.upper.forEach((upper, i) => {
    const lower = eye.lower[i]!;
    const way = (k: number): number => rest[3 * lower + k]! - rest[3 * upper + k]!;
    const [dx, dy, dz] = [way(0), way(1), way(2)];
    pinned.set(upper, [dx * 0.89, dy * 0.89, dz * 0.89 + 0.1]);
    pinned.set(lower, [-dx * 0.11, -dy * 0.11, -dz * 0.11 + 0.1]);
  });
  return harmonicField(pinned);
}

function smileField(): Float32Array {
  const pinned = pin(faceOval, [168, 6, 197, 195, 5, 4, 1, 8, 9, 152, 175, 199]);
  const onBothSides = (right: number, left: number, [x, y, z]: Vec3): void => {
    pinned.set(right, [-x, y, z]);
    pinned.set(left, [x, y, z]);
  };
  onBothSides(61, 291, [0.55, 0.5, -0.45]);
  onBothSides(78, 308, [0.5, 0.46, -0.42]);
  onBothSides(50, 280, [0.1, 0.28, 0.15]);
  onBothSides(205, 425, [0.2, 0.3, 0.12]);
  for (const vertex of [0, 17]) pinned.set(vertex, [0, 0.02, -0.12]);
  for (const vertex of [13, 14]) pinned.set(vertex, [0, 0.03, -0.14]);
  return harmonicField(pinned);
}

function browField(): Float32Array {
  const pinned = pin(faceOval, rightEye.upper, leftEye.upper, rightEye.lower, leftEye.lower, [1, 4, 5]);
  for (const vertex of browLandmarks) pinned.set(vertex, [0, 0.55, 0]);
  return harmonicField(pinned);
}

function jawShares(): Float32Array {
  const upperFace = [
    ...noseLandmarks,
    ...rightEye.lower,
    ...leftEye.lower,
    ...browLandmarks,
    164,
    0,
    37,
    267,
    39,
    269,
    40,
    270,
    13,
    82,
    312,
    81,
    311,
    80,
    310,
    10,
    338,
    297,
    332,
    284,
    251,
    389,
    356,
    454,
    323,
    234,
    93,
    127,
    162,
    21,
    54,
    103,
    67,
    109,
    50,
    280,
    117,
    346,
  ];
  const shares: readonly (readonly [number, readonly number[]])[] = [
    [0, upperFace],
    [0.08, [361, 132]],
    [0.1, [185, 409, 191, 415]],
    [0.3, [58, 288]],
    [0.36, [61, 291, 78, 308, 76, 306, 62, 292]],
    [0.55, [172, 397]],
    [0.62, [95, 324, 146, 375]],
    [0.78, [136, 365]],
    [0.86, [88, 318, 91, 321]],
    [0.92, [150, 379]],
    [1, [178, 402, 87, 317, 14, 181, 405, 84, 314, 17, 18, 83, 313, 200, 199, 175, 152, 148, 377, 176, 400, 149, 378]],
  ];
  const pinned = new Map<number, Vec3>(
    shares.flatMap(([share, vertices]) => vertices.map((vertex) => [vertex, [share, 0, 0]] as const)),
  );
  const field = harmonicField(pinned);
  return Float32Array.from({ length: landmarkCount }, (_, v) => field[3 * v]!);
}

/** A smile or raised brows move the two lids differently: without this a closed eye would stay ajar or overlap. */
function shutLids(
  rest: Float32Array,
  { blinkRight, blinkLeft }: ExpressionFields,
  blink: number,
  eye: EyeLandmarks,
  out: Float32Array,
): void {
  if (blink <= 0) return;
  const field = eye === rightEye ? blinkRight : blinkLeft;
  eye.upper.forEach((upper, i) => {
    const lower = eye.lower[i]!;
    for (let k = 0; k < 3; k++) {
      const [u, l] = [3 * upper + k, 3 * lower + k];
      const gapWithoutBlink = out[u]! - blink * field[u]! - (out[l]! - blink * field[l]!);
      out[u] = out[u]! - blink * (gapWithoutBlink - (rest[u]! - rest[l]!));
    }
  });
}

/**
 * Writes the landmarks of `rest` with the expression applied into `out`. Blinks may be negative: eyes wider than at
 * rest.
 */
export function applyExpression(rest: Float32Array, fields: ExpressionFields, e: Expression, out: Float32Array): void {
  const { blinkRight, blinkLeft, smile, browRaise, jaw } = fields;
  for (let i = 0; i < landmarkCount * 3; i++) {
    out[i] =
      rest[i]! +
      e.blinkRight * blinkRight[i]! +
      e.blinkLeft * blinkLeft[i]! +
      e.smile * smile[i]! +
      e.browRaise * browRaise[i]!;
  }
  shutLids(rest, fields, e.blinkRight, rightEye, out);
  shutLids(rest, fields, e.blinkLeft, leftEye, out);
  if (e.mouthOpen === 0) return;
  for (let v = 0; v < landmarkCount; v++) {
    const angle = jawOpenRadians * e.mouthOpen * jaw[v]!;
    const [y, z] = [out[3 * v + 1]! - hinge.y, out[3 * v + 2]! - hinge.z];
    out[3 * v] = out[3 * v]! * (1 - 0.05 * jaw[v]! * e.mouthOpen);
    out[3 * v + 1] = hinge.y + y * Math.cos(angle) - z * Math.sin(angle);
    out[3 * v + 2] = hinge.z + y * Math.sin(angle) + z * Math.cos(angle);
  }
}
