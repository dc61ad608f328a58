import { expect, it } from 'vitest';
import { blurFor, focusSteps } from './focus.ts';

const curve = focusSteps.map((_, step) => 100 - 10 * step);

it('draws a frame as soft as the photo was when it had as much detail', () => {
  focusSteps.forEach((blur, step) => expect(blurFor(curve, curve[step]!)).toBeCloseTo(blur, 6));
  const between = blurFor(curve, (curve[1]! + curve[2]!) / 2);
  expect(between).toBeCloseTo(Math.sqrt(focusSteps[1]! * focusSteps[2]!), 6);
});

it('goes no further than the sharpest and the softest step', () => {
  expect(blurFor(curve, 1000)).toBe(focusSteps[0]);
  expect(blurFor(curve, 0)).toBe(focusSteps.at(-1));
});

it('keeps to the sharper step where softening changes nothing', () => {
  expect(blurFor(focusSteps.map(() => 5), 5)).toBe(focusSteps[0]);
});
