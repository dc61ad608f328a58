import { expect, it } from 'vitest';
import { planSurvey } from './plan-survey.ts';

const framesOf = (runs: ReturnType<typeof planSurvey>) => runs.flatMap(({ frames }) => frames);
const decodedIn = (runs: ReturnType<typeof planSurvey>) =>
  runs.reduce((sum, { fromFrame, frames }) => sum + frames.at(-1)! - fromFrame + 1, 0);

it('looks at keyframes all over a long clip', () => {
  const keyframes = Array.from({ length: 200 }, (_, i) => 90 * i);
  const runs = planSurvey({ frames: 18_000, keyframes });
  expect(runs).toHaveLength(24);
  expect(framesOf(runs).every((frame) => frame % 90 === 0)).toBe(true);
  expect(framesOf(runs).at(-1)).toBeGreaterThan(16_000);
});

it('decodes no more than a quarter of a clip with a single keyframe', () => {
  const runs = planSurvey({ frames: 200, keyframes: [0] });
  expect(runs).toEqual([{ fromFrame: 0, frames: [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44] }]);
  expect(decodedIn(runs)).toBeLessThanOrEqual(50);
});

it('looks at each frame once and at none beyond the end', () => {
  for (const { frames, keyframes } of [
    { frames: 1, keyframes: [0] },
    { frames: 5, keyframes: [0] },
    { frames: 60, keyframes: [0, 2, 4, 59] },
    { frames: 90, keyframes: [] },
  ]) {
    const looked = framesOf(planSurvey({ frames, keyframes }));
    expect(new Set(looked).size).toBe(looked.length);
    expect(Math.max(...looked)).toBeLessThan(frames);
    expect(looked[0]).toBe(0);
  }
});
