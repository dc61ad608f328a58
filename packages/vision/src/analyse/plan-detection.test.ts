import { describe, expect, it } from 'vitest';
import { DetectionPlan, type FaceAngle } from './plan-detection.ts';

const nobody = { followed: 0, lost: 0, isShotStart: false };
const plan = (more: { faceAngle?: FaceAngle; displayRotation?: number; model?: 'fast' | 'far' } = {}) =>
  new DetectionPlan({ model: 'fast', faceAngle: 'auto', displayRotation: 0, fps: 25, ...more });
const looksIn = (frames: number, detection: DetectionPlan, state: typeof nobody) =>
  Array.from({ length: frames }, (_, frame) => detection.anglesFor({ frame, ...state })).filter(
    (angles) => angles.length > 0,
  ).length;

describe('the turns in which faces are looked for', () => {
  it('begin with the way the clip is shown, then all others, as long as nobody was found', () => {
    expect(plan({ displayRotation: 90 }).anglesFor({ frame: 0, ...nobody })).toEqual([90, 180, 270, 0]);
  });

  it('are only the one in which somebody was found', () => {
    const detection = plan();
    detection.anglesFor({ frame: 0, ...nobody });
    detection.confirm(270);
    expect(detection.anglesFor({ frame: 40, ...nobody })).toEqual([270]);
  });

  it('are the one asked for, on top of how the clip is shown', () => {
    expect(plan({ faceAngle: 180, displayRotation: 270 }).anglesFor({ frame: 0, ...nobody })).toEqual([90]);
  });

  it('are not all tried again and again in a clip without people', () => {
    const detection = plan();
    const sweeps = Array.from({ length: 250 }, (_, frame) => detection.anglesFor({ frame, ...nobody })).filter(
      (angles) => angles.length === 4,
    );
    expect(sweeps.length).toBeGreaterThan(4);
    expect(sweeps.length).toBeLessThan(12);
  });
});

describe('a look for newcomers', () => {
  it('comes at once in a new shot', () => {
    const detection = plan();
    detection.anglesFor({ frame: 0, ...nobody });
    expect(detection.anglesFor({ frame: 1, ...nobody, isShotStart: true })).not.toEqual([]);
  });

  it('is rarer with the dear detector while somebody is followed, and more frequent while somebody is lost', () => {
    const somebody = { followed: 1, lost: 0, isShotStart: false };
    expect(looksIn(100, plan(), somebody)).toBe(20);
    expect(looksIn(100, plan({ model: 'far' }), somebody)).toBe(10);
    expect(looksIn(100, plan(), { ...somebody, lost: 1 })).toBe(50);
  });
});
