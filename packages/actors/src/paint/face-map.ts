import { canonicalUvs } from '../face/canonical-face.ts';
import {
  eyeLoop,
  innerLipLoop,
  innerLowerLip,
  innerUpperLip,
  leftBrow,
  leftEye,
  mouthCorners,
  outerLips,
  rightBrow,
  rightEye,
  type EyeLandmarks,
} from '../face/landmark-loops.ts';
import { curved, isInside, nearestOn, type Point } from './polyline.ts';

/** The texture is thought of in centimetres near the middle of the face. */
export const mapWidthCm = 18.7;
export const mapHeightCm = 20.8;
export const midlineCm = mapWidthCm / 2;

const mapPoint = (landmark: number): Point => [
  canonicalUvs[2 * landmark]! * mapWidthCm,
  canonicalUvs[2 * landmark + 1]! * mapHeightCm,
];

/**
 * Distances in centimetres from each texel to the features; the same for everybody, so painted features sit exactly on
 * their landmarks.
 */
export interface FaceMap {
  size: number;
  /** Positive inside the lips. */
  lip: Float32Array;
  mouthLine: Float32Array;
  /** Negative inside the eye opening. */
  eye: Float32Array;
  upperLid: Float32Array;
  nostril: Float32Array;
}

const farAway = 9;
const maps = new Map<number, FaceMap>();

export function faceMapOf(size: number): FaceMap {
  const known = maps.get(size);
  if (known) return known;
  const map = measure(size);
  maps.set(size, map);
  return map;
}

const midway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Centre line of a brow from the temple to the nose. */
export function browLine(side: 'right' | 'left'): Point[] {
  const brow = side === 'right' ? rightBrow : leftBrow;
  return brow.top.map((top, i) => midway(mapPoint(top), mapPoint(brow.bottom[i]!)));
}

function eyeOutlines(eye: EyeLandmarks): { loop: Point[]; upper: Point[] } {
  const twice = (line: Point[], pinned: readonly number[], closed: boolean): Point[] => {
    const once = curved(line, { closed, pinned });
    return curved(once, { closed, pinned: pinned.map((i) => 2 * i) });
  };
  const loop = eyeLoop(eye).map(mapPoint);
  const upper = [eye.outer, ...eye.upper, eye.inner].map(mapPoint);
  return { loop: twice(loop, [0, 8], true), upper: twice(upper, [0, 8], false) };
}

function mouthLine(): Point[] {
  const middle = innerUpperLip.map((upper, i) => midway(mapPoint(upper), mapPoint(innerLowerLip[i]!)));
  return curved([mapPoint(mouthCorners.right), ...middle, mapPoint(mouthCorners.left)], { closed: false });
}

function nostrilCentres(): Point[] {
  const openings = [
    [60, 20, 79, 166, 75],
    [290, 250, 309, 392, 305],
  ];
  return openings.map((landmarks) => {
    const points = landmarks.map(mapPoint);
    return [
      points.reduce((sum, p) => sum + p[0], 0) / points.length,
      points.reduce((sum, p) => sum + p[1], 0) / points.length,
    ];
  });
}

function measure(size: number): FaceMap {
  const field = (value: number): Float32Array => new Float32Array(size * size).fill(value);
  const map: FaceMap = {
    size,
    lip: field(-farAway),
    mouthLine: field(farAway),
    eye: field(farAway),
    upperLid: field(farAway),
    nostril: field(farAway),
  };
  const lips = curved(outerLips.map(mapPoint), { closed: true, pinned: [0, 10] });
  const seam = mouthLine();
  const gap = innerLipLoop.map(mapPoint);
  const eyes = [eyeOutlines(rightEye), eyeOutlines(leftEye)];
  const nostrils = nostrilCentres();
  for (let row = 0, i = 0; row < size; row++) {
    const y = ((row + 0.5) / size) * mapHeightCm;
    for (let column = 0; column < size; column++, i++) {
      const x = ((column + 0.5) / size) * mapWidthCm;
      const fromMiddle = Math.abs(x - midlineCm);
      if (y > 12.5 && y < 17 && fromMiddle < 3.5) {
        map.lip[i] = nearestOn(lips, x, y, true).distance * (isInside(lips, x, y) ? 1 : -1);
        map.mouthLine[i] = isInside(gap, x, y) ? 0 : nearestOn(seam, x, y).distance;
      }
      if (y > 5.5 && y < 10 && fromMiddle > 0.5 && fromMiddle < 5.6) {
        const eye = x < midlineCm ? eyes[0]! : eyes[1]!;
        map.eye[i] = nearestOn(eye.loop, x, y, true).distance * (isInside(eye.loop, x, y) ? -1 : 1);
        map.upperLid[i] = nearestOn(eye.upper, x, y).distance;
      }
      if (y > 9.5 && y < 13) map.nostril[i] = Math.min(...nostrils.map((n) => Math.hypot((x - n[0]) / 1.25, y - n[1])));
    }
  }
  return map;
}
