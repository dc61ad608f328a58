import { expect, it } from 'vitest';
import { type QueuedStep, type QueueState, simulateQueue } from './simulate-queue.ts';
import { pacesOf } from './testing/paces.ts';

const at = (perCost: number, fixed = 0) => ({ fixed, perCost });
const pace = pacesOf(at(1));
const step = (ownerId: string, changes: Partial<QueuedStep> = {}): QueuedStep => ({
  ownerId,
  userId: `of ${ownerId}`,
  kind: 'segment',
  ordinal: 0,
  cost: 10,
  fraction: 0,
  isLeased: false,
  orderedAt: 0,
  ...changes,
});
const endsOf = (state: Partial<QueueState>) => {
  const { forecasts } = simulateQueue({ steps: [], turns: new Map(), slots: 1, pace, ...state });
  return Object.fromEntries([...forecasts].map(([owner, { seconds }]) => [owner, seconds]));
};

it('forecasts one order as the sum of its steps, one kind after the other', () => {
  const steps = [
    step('a', { kind: 'plan', cost: 1 }),
    step('a'),
    step('a', { ordinal: 1 }),
    step('a', { kind: 'finish', cost: 4 }),
  ];
  expect(endsOf({ steps })).toEqual({ a: 25 });
  expect(endsOf({ steps, slots: 2 })).toEqual({ a: 15 });
  expect(endsOf({ steps, slots: 9 })).toEqual({ a: 15 });
});

it('counts only what is left of a step that runs', () => {
  expect(endsOf({ steps: [step('a', { isLeased: true, fraction: 0.75 })] })).toEqual({ a: 2.5 });
});

it('uses the pace of each kind', () => {
  expect(
    endsOf({ steps: [step('a'), step('a', { kind: 'finish' })], pace: { ...pace, segment: at(0.5), finish: at(2) } }),
  ).toEqual({ a: 25 });
});

it('counts what a step takes by itself, as often as there are steps', () => {
  const paces = { ...pace, segment: at(0.5, 3) };
  expect(endsOf({ steps: [step('a'), step('a', { ordinal: 1 })], pace: paces })).toEqual({ a: 16 });
  expect(endsOf({ steps: [step('a', { cost: 20, steps: 2 })], pace: paces })).toEqual({ a: 16 });
});

it('lets nobody wait for all of a heavy user’s orders', () => {
  const heavy = Array.from({ length: 20 }, (_, n) => step(`heavy ${n}`, { userId: 'heavy', orderedAt: n }));
  const ends = endsOf({ steps: [...heavy, step('light', { orderedAt: 99 })] });
  expect(ends['light']).toBeLessThanOrEqual(20);
  expect(ends['heavy 19']).toBe(210);
});

it('takes the oldest order of an account first', () => {
  const ends = endsOf({
    steps: [step('late', { userId: 'u', orderedAt: 2 }), step('early', { userId: 'u', orderedAt: 1 })],
  });
  expect(ends).toEqual({ early: 10, late: 20 });
});

it('gives three turns to who pays for priority while another gets one', () => {
  const many = (userId: string) =>
    Array.from({ length: 6 }, (_, n) => step(`${userId} ${n}`, { userId, orderedAt: n }));
  const turns = new Map([
    ['usual', { served: 0, weight: 1 }],
    ['priority', { served: 0, weight: 3 }],
  ]);
  const ends = endsOf({ steps: [...many('usual'), ...many('priority')], turns });
  expect(
    Object.entries(ends).filter(([owner, seconds]) => owner.startsWith('usual') && seconds < (ends['priority 5'] ?? 0)),
  ).toHaveLength(2);
});

it('works on something else while an order waits for its own segments', () => {
  // Two places: while the last segment of `a` runs, the other place takes `b` instead of waiting for the finish of `a`.
  const steps = [
    step('a', { cost: 30, isLeased: true, userId: 'u' }),
    step('a', { kind: 'finish', cost: 5, userId: 'u' }),
    step('b', { userId: 'u', orderedAt: 1 }),
  ];
  expect(endsOf({ steps, slots: 2 })).toEqual({ a: 35, b: 10 });
});

it('puts who comes now beside the least served of those who wait', () => {
  const turns = new Map([
    ['x', { served: 500, weight: 1 }],
    ['y', { served: 505, weight: 1 }],
  ]);
  const waiting = (userId: string) => [0, 1].map((n) => step(`${userId} ${n}`, { userId, orderedAt: n }));
  const ends = endsOf({ steps: [...waiting('x'), ...waiting('y'), step('new', { userId: 'z', orderedAt: 9 })], turns });
  expect(ends['new']).toBeGreaterThan(10);
  expect(ends['new']).toBeLessThan(50);
});

it('forecasts steps of workers that died after those that can really run', () => {
  const steps = [step('a', { isLeased: true }), step('b', { isLeased: true }), step('c', { isLeased: true })];
  expect(Math.max(...Object.values(endsOf({ steps, slots: 2 })))).toBe(20);
});
