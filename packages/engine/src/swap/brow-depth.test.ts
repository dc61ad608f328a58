import { describe, expect, it } from 'vitest';
import { browDepthOf, depthOf } from './brow-depth.ts';

describe('brows of a photo', () => {
  it('go a share of the way to darker ones of the clip', () => {
    expect(browDepthOf({ target: 60, source: 30 }, 0.6)).toBeCloseTo(1.24, 9);
  });

  it('that are nearly as dark as those of the clip stay as they are', () => {
    expect(browDepthOf({ target: 60, source: 42 }, 0.6)).toBe(1);
  });

  it('keep their darkness where the clip has fairer ones', () => {
    expect(browDepthOf({ target: 20, source: 40 }, 0.6)).toBe(1);
  });

  it('never become bars, and are not made of nothing', () => {
    expect(browDepthOf({ target: 90, source: 10 }, 0.6)).toBe(1.6);
    expect(browDepthOf({ target: 90, source: 4 }, 0.6)).toBe(1);
  });

  it('are as dark when they are thin as when they are wide', () => {
    const area = (hairs: number) => Array.from({ length: 30 }, (_, cell) => (cell < hairs ? 40 : -2));
    expect(depthOf(area(10))).toBe(40);
    expect(depthOf(area(20))).toBe(40);
  });

  it('have no depth where none of them is seen', () => {
    expect(depthOf([])).toBe(0);
  });
});
