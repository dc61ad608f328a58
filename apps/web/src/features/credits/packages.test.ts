import { describe, expect, it } from 'vitest';
import { contactSheetFrames } from './contact-sheet-frames.ts';
import { purposeOf } from './package-words.ts';

describe('the contact sheet of a package', () => {
  it.each([1, 3, 10, 30, 100, 200])('has as many frames as the %i credits of the package', (credits) => {
    expect(contactSheetFrames(credits).frames).toHaveLength(credits);
  });

  it.each([3, 10, 30, 100, 200, 5000])('with %i credits fits the card', (credits) => {
    const { width, height, frames } = contactSheetFrames(credits);
    expect(width).toBeLessThanOrEqual(240);
    expect(height).toBeLessThanOrEqual(64);
    for (const frame of frames) {
      expect(frame.height).toBeGreaterThan(1);
      expect(frame.x + frame.width).toBeLessThanOrEqual(width + 0.001);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height + 0.001);
    }
  });
});

it('says who a package is for by its size', () => {
  expect([3, 10, 30, 100].map(purposeOf)).toEqual(['try', 'weekend', 'often', 'team']);
});
