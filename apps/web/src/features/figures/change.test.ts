import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { durationText } from './duration-text.ts';

describe('a figure against the period before', () => {
  it('is told by its share', () => {
    expect(changeOf({ value: 112, before: 100 }, 'share')).toEqual({ amount: 12, direction: 'up' });
    expect(changeOf({ value: 2, before: 3 }, 'share')).toEqual({ amount: 33.3, direction: 'down' });
    expect(changeOf({ value: 0, before: 0 }, 'share')).toEqual({ amount: 0, direction: 'same' });
  });

  it('is told in points where it is a percentage itself, and in time where it is a time', () => {
    expect(changeOf({ value: 0.942, before: 0.934 }, 'points')).toEqual({ amount: 0.8, direction: 'up' });
    expect(changeOf({ value: 348, before: 379 }, 'seconds')).toEqual({ amount: 31, direction: 'down' });
  });

  it('says nothing where there was nothing to compare with', () => {
    expect(changeOf({ value: 5, before: 0 }, 'share')).toBeUndefined();
    expect(changeOf({ value: null, before: 0.9 }, 'points')).toBeUndefined();
  });
});

it('writes times as people say them', () => {
  expect([0, 31, 60, 348, 3_600, 5_400].map(durationText)).toEqual([
    '0 s',
    '31 s',
    '1 min',
    '5 min 48 s',
    '1 h',
    '1 h 30 min',
  ]);
});
