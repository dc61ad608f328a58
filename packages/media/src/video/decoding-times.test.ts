import { describe, expect, it } from 'vitest';
import { decodingTimes, durations } from './decoding-times.ts';

describe('decoding times', () => {
  it.each([
    ['in order', [0, 40, 80, 120]],
    ['with B-frames', [0, 160, 80, 40, 120, 320, 240, 200, 280]],
    ['of two segments that meet in a pause', [0, 90, 30, 60, 5000, 5100, 5030, 5060]],
    ['of one frame', [7]],
  ])('rise strictly and never lie behind the time shown, %s', (_kind, shown) => {
    const times = decodingTimes(shown);
    for (const [i, time] of times.entries()) {
      expect(time).toBeLessThanOrEqual(shown[i]!);
      if (i > 0) expect(time).toBeGreaterThan(times[i - 1]!);
    }
  });

  it('are the times shown when nothing is reordered', () => {
    expect(decodingTimes([0, 40, 90])).toEqual([0, 40, 90]);
  });

  it('leave durations to the times shown', () => {
    expect(durations([0, 160, 80, 40], 25)).toEqual([40, 25, 80, 40]);
  });
});
