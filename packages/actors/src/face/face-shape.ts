import { bell, clamp } from '../geometry/interpolation.ts';
import { canonicalPositions, landmarkCount } from './canonical-face.ts';

/** Bone structure as fractions around the canonical face: 0 is canonical, ±0.3 about as far as a believable person goes. */
export interface FaceProportions {
  width?: number;
  height?: number;
  jaw?: number;
  chin?: number;
  cheek?: number;
  noseWidth?: number;
  noseLength?: number;
  noseBridge?: number;
  eyeSize?: number;
  eyeSpacing?: number;
  eyeTilt?: number;
  lipFullness?: number;
  mouthWidth?: number;
  browHeight?: number;
  forehead?: number;
}

type Shape = Required<FaceProportions>;
const canonicalShape: Shape = {
  width: 0,
  height: 0,
  jaw: 0,
  chin: 0,
  cheek: 0,
  noseWidth: 0,
  noseLength: 0,
  noseBridge: 0,
  eyeSize: 0,
  eyeSpacing: 0,
  eyeTilt: 0,
  lipFullness: 0,
  mouthWidth: 0,
  browHeight: 0,
  forehead: 0,
};
/** Forehead and chin of everybody. */
const shortening = 0.08;

/** Centres of the features on the canonical face, in centimetres. */
const eyeCentre = { x: 3.15, y: 2.6 };
const noseY = -1.1;
const mouthY = -4.3;

const mirrorOf = pairMirrorLandmarks();

/** Landmark positions at rest, exactly symmetric. */
export function shapeFace(proportions: FaceProportions): Float32Array {
  const shape = { ...canonicalShape, ...proportions };
  const out = new Float32Array(landmarkCount * 3);
  for (let v = 0; v < landmarkCount; v++) {
    moveLandmark(
      shape,
      canonicalPositions[3 * v]!,
      canonicalPositions[3 * v + 1]!,
      canonicalPositions[3 * v + 2]!,
      out,
      3 * v,
    );
  }
  symmetrise(out);
  return out;
}

function moveLandmark(s: Shape, x0: number, y0: number, z0: number, out: Float32Array, o: number): void {
  const side = Math.sign(x0);
  const fromEye = Math.abs(x0) - eyeCentre.x;
  const aboveEye = y0 - eyeCentre.y;
  const eye = bell(Math.hypot(fromEye, aboveEye * 1.25), 1.6);
  let x = x0 + side * eye * (s.eyeSpacing * 1.2 + fromEye * s.eyeSize);
  let y = y0 + eye * (aboveEye * s.eyeSize * 1.3 + fromEye * s.eyeTilt);
  let z = z0;

  const nose = bell(Math.hypot(x0 * 0.9, y0 - noseY), 1.5) * (z0 > 4.3 ? 1 : 0.3);
  x += x0 * s.noseWidth * 1.6 * nose;
  y -= s.noseLength * 2.2 * nose;
  z += s.noseLength * 1.2 * nose + s.noseBridge * 3 * bell(x0, 0.9) * bell(y0 - 1.8, 1.6);

  const lips = bell(Math.hypot(x0 * 0.6, y0 - mouthY), 1.25);
  x += x0 * s.mouthWidth * bell(Math.hypot(x0 * 0.45, y0 - mouthY), 1.3);
  y += (y0 - mouthY - 0.05) * s.lipFullness * 1.2 * lips;
  z += s.lipFullness * 0.8 * lips * (z0 > 4.5 ? 1 : 0.4);

  y += s.browHeight * 2.5 * bell(Math.hypot((Math.abs(x0) - 3.3) * 0.5, y0 - 4.6), 0.9);
  if (y0 > 4) y += (s.forehead - shortening) * (y0 - 4);
  x += side * s.cheek * 2 * bell(y0 - 0.3, 2.2) * Math.min(1, Math.abs(x0) / 5);
  x += x0 * s.jaw * clamp((-1 - y0) / 5, 0, 1);
  const chin = clamp((-5.2 - y0) / 3.5, 0, 1);
  y -= (s.chin - shortening) * 4 * chin;
  z += s.chin * 1.5 * chin * bell(x0, 3);

  out[o] = x * (1 + s.width);
  out[o + 1] = y * (1 + s.height);
  out[o + 2] = z;
}

function pairMirrorLandmarks(): Int32Array {
  const pairs = new Int32Array(landmarkCount);
  const p = canonicalPositions;
  for (let i = 0; i < landmarkCount; i++) {
    let nearest = Infinity;
    for (let j = 0; j < landmarkCount; j++) {
      const distance = Math.hypot(p[3 * i]! + p[3 * j]!, p[3 * i + 1]! - p[3 * j + 1]!, p[3 * i + 2]! - p[3 * j + 2]!);
      if (distance >= nearest) continue;
      nearest = distance;
      pairs[i] = j;
    }
  }
  return pairs;
}

function symmetrise(p: Float32Array): void {
  for (let i = 0; i < landmarkCount; i++) {
    const j = mirrorOf[i]!;
    if (j <= i) continue;
    const x = (p[3 * i]! - p[3 * j]!) / 2;
    const y = (p[3 * i + 1]! + p[3 * j + 1]!) / 2;
    const z = (p[3 * i + 2]! + p[3 * j + 2]!) / 2;
    p.set([x, y, z], 3 * i);
    p.set([-x, y, z], 3 * j);
  }
}
