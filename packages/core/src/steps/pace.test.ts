import { expect, it } from 'vitest';
import { fitPaces, type Paces, secondsOf } from './pace.ts';

const at = (fixed: number, perCost: number) => ({ fixed, perCost });
const atFirst: Paces = { 'leave-out': at(0, 1), check: at(1, 1), analyse: at(1, 2), plan: at(0.1, 0), segment: at(0.5, 4), finish: at(1, 0.5), 'cut-out': at(0, 1) };

it('tells a short clip right after long ones were made: what each step takes by itself is no matter of its length', () => {
  // Ten long segments on a machine that is half as fast as the first guess.
  const { segment } = fitPaces(new Map([['segment', { steps: 10, cost: 100, seconds: 2 * (10 * 0.5 + 100 * 4) }]]), atFirst);
  expect(secondsOf(segment, { cost: 0.1 })).toBeCloseTo(2 * (0.5 + 0.1 * 4), 5);
});

it('tells the very first clip by what looking for its people took, not by loading the networks', () => {
  const looked = new Map([['check', { steps: 1, cost: 1, seconds: 60 }], ['analyse', { steps: 1, cost: 2, seconds: 15 }]] as const);
  const paces = fitPaces(looked, atFirst);
  expect(secondsOf(paces.segment, { cost: 2 })).toBeCloseTo(3 * (0.5 + 2 * 4), 5);
  expect(paces.analyse).toEqual({ fixed: 3, perCost: 6 });
});

it('begins with the first guess', () => {
  expect(fitPaces(new Map(), atFirst)).toEqual(atFirst);
});
