import { expect, it } from 'vitest';
import { detectionWindows } from './detection-windows.ts';

it('looks at the whole, and closer at squares as high as the picture that overlap', () => {
  const [whole, ...closer] = detectionWindows({ width: 1280, height: 720 }, 'far');
  expect(whole).toEqual({ cx: 640, cy: 360, size: 1280 });
  expect(closer.map(({ size }) => size)).toEqual([720, 720]);
  expect(closer.map(({ cx }) => cx)).toEqual([360, 920]);
});

it('looks at a strip a bounded number of times, and leaves out no part of it', () => {
  const [, ...closer] = detectionWindows({ width: 16, height: 25_000 }, 'far');
  expect(closer.length).toBeLessThanOrEqual(40);
  const ends = closer.map(({ cy, size }) => [cy - size / 2, cy + size / 2] as const);
  expect(ends[0]![0]).toBeCloseTo(0, 5);
  expect(ends.at(-1)![1]).toBeCloseTo(25_000, 5);
  for (const [at, [top]] of ends.slice(1).entries()) expect(top).toBeLessThan(ends[at]![1]);
});
