import { describe, expect, it } from 'vitest';
import { highlightShare } from './highlights.ts';

describe('a highlight of the photo', () => {
  it('stays as many levels over the skin as it was when the skin is made lighter', () => {
    for (const lumaScale of [1.3, 2, 2.5]) expect(lumaScale * highlightShare(lumaScale) * 20).toBeCloseTo(20, 9);
  });

  it('is scaled with skin that is made darker', () => {
    for (const lumaScale of [0.4, 0.8, 1]) expect(highlightShare(lumaScale)).toBe(1);
  });
});
