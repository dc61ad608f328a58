import { expect, it } from 'vitest';
import { isRealtimeValid, reconnectWaitMs } from './realtime-validity.ts';

const minute = 60_000;
const now = 1_700_000_000_000;

it('counts a connection as valid while it was heard from less than five minutes ago', () => {
  expect(isRealtimeValid(now, now)).toBe(true);
  expect(isRealtimeValid(now - 5 * minute + 1, now)).toBe(true);
  expect(isRealtimeValid(now - 5 * minute, now)).toBe(false);
  expect(isRealtimeValid(undefined, now)).toBe(false);
});

it('does not believe a connection heard from in the future', () => {
  expect(isRealtimeValid(now + minute, now)).toBe(false);
});

it('waits longer after every failure, and never more than a minute', () => {
  expect([0, 1, 2, 10].map((failures) => reconnectWaitMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 60_000]);
  expect(reconnectWaitMs(3, 0)).toBe(4_000);
});
