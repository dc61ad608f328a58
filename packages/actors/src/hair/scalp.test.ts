import { expect, it } from 'vitest';
import { closeMouth } from '../face/expression.ts';
import { shapeFace } from '../face/face-shape.ts';
import { getPerson } from '../people/cast.ts';
import { buildScalp, heightAbove, scalpPoint } from './scalp.ts';

function scalpOf(name: string) {
  const person = getPerson(name);
  const rest = shapeFace(person.proportions);
  closeMouth(rest);
  return buildScalp(rest, person.hair!.hairline);
}

it('lays the hairline down onto the forehead and the temples, the same on both sides', () => {
  const scalp = scalpOf('ana');
  for (const azimuth of [0, 0.4, 0.8, 1.1]) {
    const settled = [azimuth, -azimuth].map((at) => scalp.settle(scalpPoint(scalp, at, scalp.hairlineAt(at))));
    const [right, left] = settled.map((point) => heightAbove(scalp, point));
    expect(right).toBeLessThan(-0.4);
    expect(right).toBeGreaterThan(-1.5);
    expect(left).toBeCloseTo(right!, 1);
  }
});

it('leaves the crown and the back of the head on the scalp', () => {
  const scalp = scalpOf('hana');
  const crown = scalpPoint(scalp, 0.3, 1.4);
  const back = scalpPoint(scalp, 2.4, 0.2);
  expect(scalp.settle(crown)).toBe(crown);
  expect(scalp.settle(back)).toBe(back);
});
