import { describe, expect, it } from 'vitest';
import { SecondDifference } from './second-difference.ts';

const fed = (values: readonly number[]) => {
  const meter = new SecondDifference();
  for (const value of values) meter.add(Float32Array.of(value));
  return meter.value;
};

describe('restlessness over time', () => {
  it('is nothing while something moves steadily', () => {
    expect(fed([0, 3, 6, 9, 12])).toBe(0);
  });

  it('is what a tremble adds', () => {
    expect(fed([0, 1, 0, 1, 0])).toBe(2);
  });

  it('does not reach across an interruption', () => {
    const meter = new SecondDifference();
    for (const value of [0, 1, 2]) meter.add(Float32Array.of(value));
    meter.interrupt();
    for (const value of [90, 91, 92]) meter.add(Float32Array.of(value));
    expect(meter.value).toBe(0);
  });

  it('counts a moment by its scale', () => {
    const meter = new SecondDifference();
    for (const value of [0, 1, 0]) meter.add(Float32Array.of(value), { scale: 0.1 });
    expect(meter.value).toBeCloseTo(0.2, 6);
  });
});
