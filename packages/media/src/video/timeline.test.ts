import { describe, expect, it } from 'vitest';
import {
  type Timeline,
  firstFrameFrom,
  frameDuration,
  frameIndexAt,
  isVariableRate,
  keyframeAtOrBefore,
} from './timeline.ts';

const timeline = (pts: number[], den = 1000): Timeline => ({
  timeBase: { num: 1, den },
  pts: Float64Array.from(pts),
  lastDuration: 40,
  keyframes: [{ pts: pts[0]!, dts: pts[0]! }],
});

describe('the timeline', () => {
  it('finds frames by their time', () => {
    const { pts } = timeline([0, 40, 80, 200]);
    expect([-5, 0, 1, 40, 199, 200, 201].map((time) => firstFrameFrom(pts, time))).toEqual([0, 0, 1, 1, 3, 3, 4]);
    expect([40, 41].map((time) => frameIndexAt(timeline([0, 40, 80]), time))).toEqual([1, undefined]);
  });

  it('knows how long each frame stays', () => {
    expect([0, 1, 2].map((frame) => frameDuration(timeline([0, 40, 200]), frame))).toEqual([40, 160, 40]);
  });

  it('calls a rate variable only when more than rounding differs', () => {
    expect(isVariableRate(timeline([0, 33, 67, 100, 133]))).toBe(false);
    expect(isVariableRate(timeline([0, 3002, 6006, 9009], 90_000))).toBe(false);
    expect(isVariableRate(timeline([0, 33, 67, 140, 173]))).toBe(true);
    expect(isVariableRate(timeline([0, 33]))).toBe(false);
  });

  it('starts from the keyframe at or before a time', () => {
    const keyframes = [0, 400, 800].map((pts) => ({ pts, dts: pts - 80 }));
    const at = (time: number) => keyframeAtOrBefore({ ...timeline([0]), keyframes }, time)?.pts;
    expect([-1, 0, 399, 400, 5000].map(at)).toEqual([undefined, 0, 0, 400, 800]);
  });
});
