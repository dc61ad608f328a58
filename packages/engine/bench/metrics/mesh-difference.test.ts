import { describe, expect, it } from 'vitest';
import { eyeLandmarks, faceWidthOf } from '@semblante/vision/geometry';
import {
  eyeErrorsPercent,
  fittedPoseErrorDegrees,
  landmarkErrorPercent,
  mouthErrorsPercent,
  poseErrorDegrees,
} from './mesh-difference.ts';
import { drawnFace, withPointsMoved } from './testing/drawn-face.ts';

const before = drawnFace();
const onePercent = faceWidthOf(before) / 100;

describe('the difference of two meshes', () => {
  it('is nothing between a face and itself', () => {
    const pair = { before, after: before };
    expect(poseErrorDegrees(pair)).toBe(0);
    expect(landmarkErrorPercent(pair)).toBe(0);
    expect(mouthErrorsPercent(pair)).toEqual({ opening: 0, width: 0 });
    expect(eyeErrorsPercent(pair, 0)).toEqual({ opening: 0, gaze: 0 });
  });

  it('tells how far the head was turned', () => {
    expect(poseErrorDegrees({ before, after: drawnFace({ yaw: 7 }) })).toBeCloseTo(7, 1);
    expect(poseErrorDegrees({ before: drawnFace({ yaw: -5 }), after: drawnFace({ yaw: 4 }) })).toBeCloseTo(9, 1);
  });

  it('tells a turn by the whole face too', () => {
    expect(fittedPoseErrorDegrees({ before, after: before })).toBe(0);
    expect(fittedPoseErrorDegrees({ before, after: drawnFace({ yaw: 7 }) })).toBeCloseTo(7, 0);
  });

  it('tells how far the points were moved, whatever the size of the face', () => {
    expect(landmarkErrorPercent({ before, after: drawnFace({ x: 100 + onePercent }) })).toBeCloseTo(1, 3);
    const large = drawnFace({ pixelsPerCm: 80 });
    expect(
      landmarkErrorPercent({ before: large, after: drawnFace({ pixelsPerCm: 80, x: 100 + 10 * onePercent }) }),
    ).toBeCloseTo(1, 3);
  });

  it('tells a mouth that opens less from one that is less wide', () => {
    const open = withPointsMoved(before, [14], { down: 4 * onePercent });
    expect(mouthErrorsPercent({ before: open, after: before }).opening).toBeCloseTo(4, 1);
    expect(mouthErrorsPercent({ before: open, after: before }).width).toBe(0);
    const wide = withPointsMoved(before, [291], { right: 3 * onePercent });
    expect(mouthErrorsPercent({ before: wide, after: before })).toEqual({ opening: 0, width: expect.closeTo(3, 1) });
  });

  it('sees a lid that stays open and a gaze that stays put', () => {
    const { corners, upper, lower, iris } = eyeLandmarks[1];
    const eyeWidth = before[3 * corners[1]]! - before[3 * corners[0]]!;
    const lidsApart = withPointsMoved(withPointsMoved(before, upper, { down: -0.1 * eyeWidth }), lower, {
      down: 0.1 * eyeWidth,
    });
    expect(eyeErrorsPercent({ before: lidsApart, after: before }, 1).opening).toBeCloseTo(20, 0);
    expect(eyeErrorsPercent({ before: lidsApart, after: before }, 0).opening).toBe(0);
    const lookingAside = withPointsMoved(lidsApart, [iris], { right: 0.1 * eyeWidth });
    expect(eyeErrorsPercent({ before: lookingAside, after: lidsApart }, 1).gaze).toBeCloseTo(20, 0);
  });

  it('tells no gaze of a closed eye', () => {
    const { upper, lower } = eyeLandmarks[0];
    const closed = before.slice();
    upper.forEach((point, k) => closed.copyWithin(3 * point, 3 * lower[k]!, 3 * lower[k]! + 3));
    expect(eyeErrorsPercent({ before: closed, after: before }, 0).gaze).toBeUndefined();
  });
});
