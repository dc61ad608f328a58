import { expect, it } from 'vitest';
import { focusFor, focusSteps } from './focus.ts';

const curve = focusSteps.map((_, step) => 100 - 10 * step);

it('draws a frame in the focus in which the photo had as much detail', () => {
  focusSteps.forEach((focus, step) => {
    const found = focusFor(curve, curve[step]!);
    expect(found.blur).toBeCloseTo(focus.blur, 6);
    expect(found.sharpening).toBeCloseTo(focus.sharpening, 6);
  });
  const between = focusFor(curve, (curve[0]! + curve[1]!) / 2);
  expect(between.sharpening).toBeCloseTo((focusSteps[0]!.sharpening + focusSteps[1]!.sharpening) / 2, 6);
});

it('goes no further than the sharpest and the softest step', () => {
  expect(focusFor(curve, 1000)).toEqual(focusSteps[0]);
  expect(focusFor(curve, 0)).toEqual(focusSteps.at(-1));
});

it('keeps to the sharper step where softening changes nothing', () => {
  const flat = focusSteps.map(() => 5);
  expect(focusFor(flat, 5)).toEqual(focusSteps[0]);
});
