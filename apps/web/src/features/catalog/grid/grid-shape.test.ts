import { expect, it } from 'vitest';
import { gridShape, pagesOf } from './grid-shape.ts';

it('shows two clips side by side on a phone and five on a large screen', () => {
  expect(gridShape({ width: 358, rootFontPx: 16 })).toMatchObject({ columns: 2, itemWidth: 173 });
  expect(gridShape({ width: 700, rootFontPx: 16 }).columns).toBe(3);
  expect(gridShape({ width: 1240, rootFontPx: 16 }).columns).toBe(5);
});

it('never makes a row wider than its place', () => {
  for (let width = 280; width < 1400; width += 7) {
    const { columns, gap, itemWidth } = gridShape({ width, rootFontPx: 16 });
    expect(columns * itemWidth + (columns - 1) * gap).toBeLessThanOrEqual(width);
  }
});

it('leaves more room for words to who reads large', () => {
  const height = (rootFontPx: number) => gridShape({ width: 1240, rootFontPx }).rowHeight;
  expect(height(24)).toBeGreaterThan(height(16));
});

it('asks only for the pages that are looked at', () => {
  expect(pagesOf({ first: 0, last: 9, perPage: 24 })).toEqual([1]);
  expect(pagesOf({ first: 20, last: 30, perPage: 24 })).toEqual([1, 2]);
  expect(pagesOf({ first: 9_990, last: 9_999, perPage: 24 })).toEqual([417]);
  expect(pagesOf({ first: 0, last: -1, perPage: 24 })).toEqual([]);
});
