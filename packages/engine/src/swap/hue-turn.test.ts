import { expect, it } from 'vitest';
import { hueTurnOf, turned } from './hue-turn.ts';

const orange = [150, 104, 150] as const;
const pink = [150, 118, 152] as const;

it('turns what makes orange skin grey into what makes pink skin grey', () => {
  const [u, v] = turned(hueTurnOf(pink, orange), 128 - orange[1], 128 - orange[2]);
  const scale = Math.hypot(pink[1] - 128, pink[2] - 128) / Math.hypot(orange[1] - 128, orange[2] - 128);
  expect(pink[1] + scale * u).toBeCloseTo(128, 0);
  expect(pink[2] + scale * v).toBeCloseTo(128, 0);
});

it('turns nothing where the skin has no hue, in a video without colour', () => {
  const [cosine, sine] = hueTurnOf([150, 128, 129], orange);
  expect(cosine).toBe(1);
  expect(sine).toBeCloseTo(0);
});

it('never turns by more than a lamp does', () => {
  const blue = [150, 150, 110] as const;
  const [cosine] = hueTurnOf(blue, orange);
  expect(cosine).toBeGreaterThan(0.7);
});
