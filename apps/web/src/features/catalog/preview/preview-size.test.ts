import { expect, it } from 'vitest';
import { previewFor } from './preview-size.ts';

const sizes = [180, 360, 720].map((width) => ({
  width,
  height: (width / 9) * 16,
  bytes: width * 1000,
  url: `/${width}`,
}));
const chosen = (cssWidth: number, pixelRatio: number) => previewFor(sizes, { cssWidth, pixelRatio })?.width;

it('plays the smallest size that fills its place', () => {
  expect(chosen(170, 1)).toBe(180);
  expect(chosen(170, 2)).toBe(360);
  expect(chosen(360, 3)).toBe(720);
});

it('plays the largest there is where none is large enough, and nothing where there is none', () => {
  expect(chosen(1200, 2)).toBe(720);
  expect(previewFor([], { cssWidth: 100, pixelRatio: 1 })).toBeUndefined();
});
