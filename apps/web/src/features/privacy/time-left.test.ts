import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-15T12:00:00Z');

it.each([
  ['2026-11-22T12:00:00Z', { unit: 'days', count: 7 }],
  ['2026-11-22T11:59:59Z', { unit: 'days', count: 6 }],
  ['2026-11-16T12:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-16T11:59:59Z', { unit: 'hours', count: 23 }],
  ['2026-11-15T13:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-15T12:59:59Z', { unit: 'moments' }],
  ['2026-11-15T11:00:00Z', { unit: 'moments' }],
])('until %s it says no more than there is', (until, left) => {
  expect(timeLeft(new Date(until), now)).toEqual(left);
});
