import { describe, expect, it } from 'vitest';
import { idleStateOf, isByItself, shouldPing } from './idle-rule.ts';

const minute = 60_000;
const after = (minutes: number, idleMinutes = 60) => ({
  calledAt: 0,
  now: minutes * minute,
  idleMs: idleMinutes * minute,
});

describe('a staff session that nobody uses', () => {
  it('is left in peace, then warned of two minutes before, then over', () => {
    expect(idleStateOf(after(57.9))).toEqual({ name: 'at_work' });
    expect(idleStateOf(after(58))).toEqual({ name: 'warned', secondsLeft: 120 });
    expect(idleStateOf(after(59.75))).toEqual({ name: 'warned', secondsLeft: 15 });
    expect(idleStateOf(after(60))).toEqual({ name: 'over' });
  });

  it('is warned of in the second half of a short limit', () => {
    expect(idleStateOf(after(0.4, 1))).toEqual({ name: 'at_work' });
    expect(idleStateOf(after(0.5, 1))).toEqual({ name: 'warned', secondsLeft: 30 });
  });
});

describe('somebody who types without saving', () => {
  it('is told to the server once a minute, and not for each key', () => {
    expect(shouldPing(after(0.9))).toBe(false);
    expect(shouldPing(after(1))).toBe(true);
  });

  it('must say so once the warning shows: a key is not an answer to it', () => {
    expect(shouldPing(after(59))).toBe(false);
  });
});

it('does not take what a page asks by itself for work', () => {
  expect(isByItself({ touchedAt: 0, now: 50_000 })).toBe(false);
  expect(isByItself({ touchedAt: 0, now: 61_000 })).toBe(true);
});
