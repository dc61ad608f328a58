import { expect, it } from 'vitest';
import { fitPaces, type Paces, secondsOf } from './pace.ts';
import { pacesOf } from './testing/paces.ts';

const at = (fixed: number, perCost: number) => ({ fixed, perCost });
const atFirst = pacesOf(at(0, 1), {
  check: at(1, 1),
  analyse: at(1, 2),
  plan: at(0.1, 0),
  segment: at(0.5, 4),
  finish: at(1, 0.5),
});
const segment = (cost: number, slowness: number) => ({
  kind: 'segment' as const,
  cost,
  seconds: slowness * secondsOf(atFirst.segment, { cost }),
});
const told = (paces: Paces, cost: number) => secondsOf(paces.segment, { cost });

it('tells a short clip right after long ones were made: what each step takes by itself is no matter of its length', () => {
  const paces = fitPaces([segment(10, 2), segment(9, 2), segment(12, 2)], atFirst);
  expect(told(paces, 0.1)).toBeCloseTo(2 * (0.5 + 0.1 * 4), 5);
});

it('stays within 30 % although no two steps take quite the same, and one was held up by a neighbour', () => {
  const paces = fitPaces([segment(3, 6), segment(2, 1.9), segment(10, 2.2), segment(4, 1.8), segment(2, 2.1)], atFirst);
  for (const cost of [0.5, 2, 30]) expect(Math.abs(told(paces, cost) / segment(cost, 2).seconds - 1)).toBeLessThan(0.3);
});

it('tells the very first clip by what looking for its people took, not by loading the networks', () => {
  const paces = fitPaces(
    [
      { kind: 'check', cost: 1, seconds: 60 },
      { kind: 'analyse', cost: 2, seconds: 15 },
    ],
    atFirst,
  );
  expect(told(paces, 2)).toBeCloseTo(3 * (0.5 + 2 * 4), 5);
  expect(paces.analyse).toEqual({ fixed: 3, perCost: 6 });
});

it('begins with the first guess', () => {
  expect(fitPaces([], atFirst)).toEqual(atFirst);
});
