import { expect, it } from 'vitest';
import { evenLight } from './even-light.ts';
import type { Planes } from './source-face.ts';

const side = 320;
const plane = (valueAt: (x: number, y: number) => number) =>
  Float32Array.from({ length: side * side }, (_, i) => valueAt((i % side) / (side - 1), Math.floor(i / side) / side));
const at = (x: number, y = 0.5) => Math.floor(y * side) * side + Math.floor(x * (side - 1));
const wholly = plane(() => 1);
const planesOf = (luma: (x: number, y: number) => number, u: (x: number, y: number) => number = () => 0): Planes => [
  plane(luma),
  plane(u),
  plane(() => 0),
];

it('takes the light of one side away, and keeps the brighter half more than the shaded one', () => {
  const [luma] = evenLight(
    planesOf((x) => 100 + 60 * (x - 0.5)),
    wholly,
    side,
  );
  expect(Math.abs(luma[at(0.2)]! - luma[at(0.8)]!)).toBeLessThan(4);
  expect((luma[at(0.2)]! + luma[at(0.8)]!) / 2).toBeGreaterThan(101);
});

it('takes the tint of one side away', () => {
  const [, u] = evenLight(
    planesOf(
      () => 100,
      (x) => (x < 0.5 ? -8 : 4),
    ),
    wholly,
    side,
  );
  expect(u[at(0.15)]).toBeCloseTo(-2, 0);
  expect(u[at(0.85)]).toBeCloseTo(-2, 0);
});

it('leaves a symmetric face as it is, with its modelling and every detail', () => {
  const planes = planesOf((x, y) => 90 + 40 * Math.cos(6 * (x - 0.5)) + 10 * Math.sin(40 * y) + 20 * y);
  const [luma] = evenLight(planes, wholly, side);
  for (const x of [0.1, 0.3, 0.5, 0.7]) expect(luma[at(x)]).toBeCloseTo(planes[0][at(x)]!, 0);
});

it('keeps what is small on one half: a mole, a scar, a strand', () => {
  const isMole = (x: number, y: number) => Math.hypot(x - 0.3, y - 0.5) < 0.01;
  const [luma] = evenLight(
    planesOf((x, y) => (isMole(x, y) ? 40 : 120)),
    wholly,
    side,
  );
  expect(luma[at(0.3)]).toBeLessThan(44);
  expect(luma[at(0.7)]).toBeGreaterThan(118);
});

it('changes nothing where one half is not known', () => {
  const planes = planesOf((x) => (x < 0.5 ? 60 : 140));
  const [luma] = evenLight(
    planes,
    plane((x) => (x < 0.5 ? 0 : 1)),
    side,
  );
  expect(luma[at(0.85)]).toBeCloseTo(140, 0);
});
